import { expect, test } from 'vitest'
import { fromTyped, toTyped } from './numbers.ts'

test.each([
  [7_300_000, 'rate', '7.3'],
  [7_150_001, 'rate', '7.150001'],
  [500, 'hundredth', '5'],
  [5_000_000, 'hundredth', '50000'],
  [1, 'hundredth', '0.01'],
  [10, 'whole', '10'],
  [0, 'whole', '0'],
] as const)('%i counted by %s is typed as %s, and back', (value, unit, text) => {
  expect(toTyped(value, unit)).toBe(text)
  expect(fromTyped(text, unit)).toBe(value)
})

test.each([
  ['-1', 'whole'],
  ['1.5', 'whole'],
  ['1.234', 'hundredth'],
  ['', 'rate'],
  ['1e3', 'hundredth'],
  ['七', 'whole'],
] as const)('%j is nothing counted by %s', (text, unit) => {
  expect(fromTyped(text, unit)).toBeUndefined()
})
