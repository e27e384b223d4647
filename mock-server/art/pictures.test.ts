import { describe, expect, it } from 'vitest'
import { malformed } from '../testing/xml-check.ts'
import { bannerCount, bannerSvg } from './banner.ts'
import { venueLogo, venueLogoCodes } from './venue-logo.ts'

describe('banners', () => {
  it('has at least five different scenes, well-formed and small', () => {
    const drawn = Array.from({ length: bannerCount }, (_, index) => bannerSvg(index, '标题', '副标题'))
    expect(bannerCount).toBeGreaterThanOrEqual(5)
    expect(new Set(drawn).size).toBe(bannerCount)
    for (const picture of drawn) {
      expect(malformed(picture)).toBeNull()
      expect(picture).not.toMatch(/undefined|NaN/)
      expect(Buffer.byteLength(picture)).toBeLessThan(4608)
    }
    expect(bannerSvg(bannerCount, '标题', '副标题')).toBe(drawn[0])
  })

  it('escapes texts', () => {
    const picture = bannerSvg(0, '<a onload="x">', 'A & B')
    expect(picture).toContain('&lt;a onload="x"&gt;')
    expect(picture).toContain('A &amp; B')
  })
})

describe('venue logos', () => {
  it('gives every code a different mark', () => {
    const drawn = venueLogoCodes.map((code) => venueLogo(code))
    expect(new Set(drawn).size).toBe(venueLogoCodes.length)
    for (const picture of [...drawn, venueLogo('no-such-code')]) expect(malformed(picture)).toBeNull()
    expect(drawn).not.toContain(venueLogo('no-such-code'))
  })
})
