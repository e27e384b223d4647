import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CAPTCHA_COUNT, captchaId, matches } from '#src/ui/art/captcha-answers.ts'
import { malformed } from '../testing/xml-check.ts'
import { captchaSvg } from './captcha-draw.ts'
import { CAPTCHA_GLYPHS } from './captcha-glyphs.ts'
import { CAPTCHA_PLAIN } from './captcha-plain.ts'

const folder = new URL('../../src/public/captcha/', import.meta.url)
const shipped = CAPTCHA_PLAIN.map((answer, index) => {
  const id = captchaId(index)
  return { id, index, answer, picture: readFileSync(new URL(`${id}.svg`, folder), 'utf8') }
})

describe('captcha', () => {
  it('ships exactly the 21 pictures, named by number alone', () => {
    expect(CAPTCHA_COUNT).toBe(21)
    expect(readdirSync(folder).sort()).toEqual(shipped.map(({ id }) => `${id}.svg`))
    expect(new Set(CAPTCHA_PLAIN).size).toBe(21)
  })

  it('ships what the script draws', () => {
    for (const { id, index, answer, picture } of shipped)
      expect(picture, id).toBe(`${captchaSvg(index, answer)}\n`)
  })

  it('uses four characters that have a glyph, and draws them as strokes, never as text', () => {
    for (const { answer, picture } of shipped) {
      expect(answer).toHaveLength(4)
      for (const sign of answer) expect(CAPTCHA_GLYPHS[sign]).toBeDefined()
      expect(malformed(picture.trim())).toBeNull()
      expect(picture).not.toMatch(/<text|<title|<desc|aria-|NaN/)
      expect(picture.toUpperCase()).not.toContain(answer)
      expect(Buffer.byteLength(picture)).toBeLessThan(3072)
    }
  })

  it('has no two signs that look alike', () => {
    const signs = new Set(CAPTCHA_PLAIN.join(''))
    for (const alike of ['0ODQ', '1IL', '2Z', '5S', '8B', '6CG', 'EF', 'MN', 'UV'])
      expect([...alike].filter((sign) => signs.has(sign)).length, alike).toBeLessThan(2)
    expect(Object.keys(CAPTCHA_GLYPHS).sort()).toEqual([...signs].sort())
  })

  it('accepts each answer in any case or width and with outer spaces, for its own picture only', () => {
    for (const { id, answer } of shipped) {
      expect(matches(id, answer), id).toBe(true)
      expect(matches(id, ` ${answer.toLowerCase()} `), id).toBe(true)
      const wide = [...answer].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')
      expect(matches(id, wide), id).toBe(true)
      expect(matches(captchaId(Number(id)), answer), id).toBe(false)
      expect(matches(id, `${answer}A`), id).toBe(false)
    }
    expect(matches('01', '')).toBe(false)
    expect(matches('99', 'AAAA')).toBe(false)
  })
})
