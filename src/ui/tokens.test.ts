import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GROUNDS, MEANINGS, OWN_COLOURS, SOFT_ALPHA } from '#mock/demo-sites/brand/brand-colours.ts'
import { seenApart } from '#mock/demo-sites/brand/colour-vision.ts'
import { colour, contrast, over } from '#mock/demo-sites/brand/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string, sheet = css): Record<string, string> {
  const block = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const dark = tokensOf(':root')
const themes = { dark, light: { ...dark, ...tokensOf(':root[data-theme="light"]') } }

describe.each(Object.entries(themes))('%s: text reaches AA', (_name, theme) => {
  const of = (name: string) => colour(theme[name])
  test.each(['bg', 'surface', 'raised', 'sunken'])('on %s', (ground) => {
    for (const text of ['text', 'muted', 'faint', 'jade', 'gold', 'red', 'good', 'bad', 'wait']) {
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

test.each(
  Object.entries(MEANINGS),
)('%s: good, bad and wait are the app’s own, and colour-blind people tell them apart', (name, meanings) => {
  const theme = themes[name as keyof typeof themes]
  expect(theme).toMatchObject(meanings)
  const { good, bad, wait } = meanings
  expect(seenApart(good, bad)).toBeGreaterThan(0.05)
  expect(seenApart(bad, wait)).toBeGreaterThan(0.05)
  expect(seenApart(good, wait)).toBeGreaterThan(0.05)
})

test('the page of the demo’s games has the same colours', () => {
  const page = readFileSync(new URL('../../mock-server/games/client/venue.css', import.meta.url), 'utf8')
  const short = (value: string | undefined) =>
    value
      ?.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
      .replace(/0\.(\d+)\)/, (_all, part: string) => `${Number(part.padEnd(2, '0'))}%)`)
  for (const [selector, theme] of [
    [':root', themes.dark],
    [':root[data-theme="light"]', themes.light],
  ] as const)
    for (const [name, value] of Object.entries(tokensOf(selector, page)))
      expect([name, value]).toEqual([name, short(theme[name])])
})

test('a brand of the demo is measured on the grounds that the app has', () => {
  for (const [name, theme] of Object.entries(themes)) {
    const grounds = GROUNDS[name as keyof typeof GROUNDS]
    for (const [ground, hex] of Object.entries(grounds))
      expect([ground, theme[ground]]).toEqual([ground, hex])
    expect([theme.jade, theme.gold]).toEqual(
      [OWN_COLOURS.main, OWN_COLOURS.second].map((colour) => colour[name as keyof typeof GROUNDS]),
    )
    for (const [token, alphas] of [
      ['jade', SOFT_ALPHA.main],
      ['gold', SOFT_ALPHA.second],
    ] as const)
      expect(colour(theme[`${token}-soft`]).a).toBe(alphas[name as keyof typeof GROUNDS])
  }
})
