import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Rgba = { r: number; g: number; b: number; a: number }
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

function colour(text = ''): Rgba {
  const hex = /^#(..)(..)(..)$/.exec(text)
  if (hex)
    return {
      r: Number.parseInt(hex[1] ?? '', 16),
      g: Number.parseInt(hex[2] ?? '', 16),
      b: Number.parseInt(hex[3] ?? '', 16),
      a: 1,
    }
  const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return { r, g, b, a }
}

const over = (top: Rgba, ground: Rgba): Rgba => {
  const mix = (x: number, y: number) => x * top.a + y * (1 - top.a)
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), a: 1 }
}
const light = (value: number) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
const luminance = ({ r, g, b }: Rgba) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
function contrast(a: Rgba, b: Rgba): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const dark = tokensOf(':root')
const themes = { dark, light: { ...dark, ...tokensOf(':root[data-theme="light"]') } }

describe.each(Object.entries(themes))('%s: text reaches AA', (_name, theme) => {
  const of = (name: string) => colour(theme[name])
  test.each(['bg', 'surface', 'raised', 'sunken'])('on %s', (ground) => {
    for (const text of ['text', 'muted', 'faint', 'jade', 'gold', 'zhu']) {
      expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
  test.each(['bg', 'surface', 'raised'])('on soft backgrounds over %s', (ground) => {
    for (const pigment of ['jade', 'gold', 'zhu']) {
      const soft = over(of(`${pigment}-soft`), of(ground))
      expect(contrast(of(pigment), soft), `${pigment} on ${pigment}-soft`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('muted'), soft), `muted on ${pigment}-soft`).toBeGreaterThanOrEqual(4.5)
    }
  })
  test('on filled areas', () => {
    expect(contrast(of('jade-ink'), of('jade-fill'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('zhu-ink'), of('zhu-fill'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('toast-ink'), of('toast'))).toBeGreaterThanOrEqual(4.5)
  })
})

test('the light theme is the same by the system’s setting and by the switch', () => {
  expect(tokensOf(':root:not([data-theme])')).toEqual(tokensOf(':root[data-theme="light"]'))
})
