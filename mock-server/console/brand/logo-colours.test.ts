import { expect, test } from 'vitest'
import { strongestColours } from './logo-colours.ts'

const pixels = (...runs: [count: number, ...rgba: number[]][]) =>
  runs.flatMap(([count, ...rgba]) => Array.from({ length: count }, () => rgba).flat())

test('a logo’s colours are its vivid ones, most of it first', () => {
  expect(
    strongestColours(
      pixels([500, 255, 255, 255, 255], [90, 200, 16, 46, 255], [30, 240, 180, 74, 255], [400, 0, 0, 0, 255]),
    ),
  ).toEqual(['#c8102e', '#f0b44a'])
})

test('two shades of one hue are one colour; grey and what is transparent are none', () => {
  expect(
    strongestColours(pixels([50, 200, 16, 46, 255], [40, 220, 30, 60, 255], [60, 0, 200, 0, 20])),
  ).toHaveLength(1)
  expect(strongestColours(pixels([50, 128, 128, 128, 255], [9, 250, 245, 250, 255]))).toEqual([])
})
