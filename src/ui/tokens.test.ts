import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GROUNDS, SOFT_ALPHA } from '#mock/demo-sites/brand/brand-colours.ts'
import { colour, contrast, over } from '#mock/demo-sites/brand/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const dark = tokensOf(':root')
const themes = { dark, light: { ...dark, ...tokensOf(':root[data-theme="light"]') } }

describe.each(Object.entries(themes))('%s: text reaches AA', (_name, theme) => {
  const of = (name: string) => colour(theme[name])
  test.each(['bg', 'surface', 'raised', 'sunken'])('on %s', (ground) => {
    for (const text of ['text', 'muted', 'faint', 'jade', 'gold', 'red']) {
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
  test.each(['bg', 'surface', 'raised'])('on soft backgrounds over %s', (ground) => {
    for (const pigment of ['jade', 'gold', 'red']) {
      const soft = over(of(`${pigment}-soft`), of(ground))
      expect(contrast(of(pigment), soft), `${pigment} on ${pigment}-soft`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('muted'), soft), `muted on ${pigment}-soft`).toBeGreaterThanOrEqual(4.5)
    }
  })
  test('on filled areas', () => {
    expect(contrast(of('jade-ink'), of('jade-fill'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('red-ink'), of('red-fill'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('toast-ink'), of('toast'))).toBeGreaterThanOrEqual(4.5)
  })
})

test('the light theme is the same by the system’s setting and by the switch', () => {
  expect(tokensOf(':root:not([data-theme])')).toEqual(tokensOf(':root[data-theme="light"]'))
})

test('a brand of the demo is measured on the grounds that the app has', () => {
  for (const [name, theme] of Object.entries(themes)) {
    const grounds = GROUNDS[name as keyof typeof GROUNDS]
    for (const [ground, hex] of Object.entries(grounds))
      expect([ground, theme[ground]]).toEqual([ground, hex])
    for (const [token, alphas] of [
      ['jade', SOFT_ALPHA.main],
      ['gold', SOFT_ALPHA.second],
    ] as const)
      expect(colour(theme[`${token}-soft`]).a).toBe(alphas[name as keyof typeof GROUNDS])
  }
})
