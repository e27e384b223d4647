import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { colour, contrast } from '#mock/demo-sites/brand/contrast.ts'
import { EmptyState } from './EmptyState.tsx'
import { Logo } from './Logo.tsx'
import { VipBadge } from './VipBadge.tsx'
import { VipMedal } from './VipMedal.tsx'
import { vipMaterial } from './vip-materials.ts'

const levels = Array.from({ length: 11 }, (_, level) => level)

describe('levels', () => {
  it('gives each its own material, on which its text is legible everywhere', () => {
    expect(new Set(levels.map((level) => vipMaterial(level).name)).size).toBe(11)
    for (const level of levels) {
      const { light, base, dark, ink } = vipMaterial(level)
      for (const ground of level >= 10 ? [light, base, dark] : [light, base])
        expect(contrast(colour(ink), colour(ground)), `${level} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('takes the nearest material for a level it does not know', () => {
    expect(vipMaterial(-1)).toBe(vipMaterial(0))
    expect(vipMaterial(99)).toBe(vipMaterial(10))
    expect(vipMaterial(Number.NaN)).toBe(vipMaterial(0))
  })

  it('shows the level as text on the pill and draws a different medal for each level', () => {
    expect(renderToStaticMarkup(<VipBadge level={4} />)).toMatch(/<\/svg><span>VIP 4<\/span><\/span>$/)
    expect(new Set(levels.map((level) => renderToStaticMarkup(<VipMedal level={level} />))).size).toBe(11)
  })
})

describe('drawings', () => {
  it('is hidden from assistive technology unless it has a title', () => {
    expect(renderToStaticMarkup(<EmptyState kind="records" />)).toContain('aria-hidden="true"')
    const titled = renderToStaticMarkup(<Logo title="云舟" />)
    expect(titled).toContain('role="img" aria-label="云舟"')
    expect(titled).not.toContain('aria-hidden')
  })
})
