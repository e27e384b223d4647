import { expect, test } from 'vitest'
import { takeNumber, toTyped, typedNumber } from './numbers.ts'

test.each([
  [7_300_000, 'rate', '7.3'],
  [7_150_001, 'rate', '7.150001'],
  [500, 'usdt', '5'],
  [5_000_000, 'yuan', '50000'],
  [1, 'yuan', '0.01'],
  [10, 'whole', '10'],
  [0, 'whole', '0'],
] as const)('%i counted by %s is typed as %s, and back', (value, unit, text) => {
  expect(toTyped(value, unit)).toBe(text)
  expect(typedNumber(text, { unit })).toBe(value)
})

test('a number out of its bounds, or a missing one, gives a message with the label of its field', () => {
  const days = { unit: 'whole', least: 1, most: 90 } as const
  expect(['1', '90', '0', '91', ''].map((text) => typedNumber(text, days))).toEqual([
    ...[1, 90, '请填 1 到 90', '请填 1 到 90', undefined],
  ])
  expect(typedNumber('0', { unit: 'yuan', least: 1 })).toBe('最少 0.01')
  expect(() => takeNumber('天数', '91', days)).toThrow('请改正“天数”：请填 1 到 90')
  expect(() => takeNumber('天数', '七', days)).toThrow('请改正“天数”：请用阿拉伯数字，例如 30')
  expect(() => takeNumber('天数', ' ', days)).toThrow('请改正“天数”：请填写数字')
  expect(takeNumber('天数', ' ', days, () => undefined)).toBeUndefined()
})
