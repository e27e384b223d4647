import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_ABS } from './digits.ts'
import {
  add,
  fen,
  formatRate,
  parseDecimal,
  progressPercent,
  type Rate,
  subtract,
  yuan,
  yuanOf,
} from './money.ts'
import { sumIfExact } from './money-sum.ts'

/** Values one digit, one fen or one decimal place away from each limit of money.ts. */

const read = (wire: number | string) => z.decode(yuan, wire)
const refused = (wire: unknown) => z.safeDecode(yuan, wire as never).success === false

describe('decimal text at its limits', () => {
  it('is read below 2^51, and refused at 2^51', () => {
    expect(parseDecimal('22517998136852.47', 2)).toBe(MAX_ABS - 1)
    expect(parseDecimal('-22517998136852.47', 2)).toBe(1 - MAX_ABS)
    expect(parseDecimal('22517998136852.48', 2)).toBeUndefined()
    expect(parseDecimal('99999999999999.99', 2)).toBeUndefined()
  })

  it('six zeros or nines after the last decimal place are noise, five are digits', () => {
    expect(parseDecimal('1.000000001', 2)).toBe(100)
    expect(parseDecimal('1.00000001', 2)).toBeUndefined()
    expect(parseDecimal('1.009999991', 2)).toBe(101)
    expect(parseDecimal('1.00999991', 2)).toBeUndefined()
  })

  it('a run of zeros or nines is noise only directly after the last place', () => {
    expect(parseDecimal('1.005000000', 2)).toBeUndefined()
    expect(parseDecimal('1.001999999', 2)).toBeUndefined()
  })

  it('a shorter run is noise if it reaches the fifteenth digit, the last that a double holds', () => {
    expect(parseDecimal('100000000000.1001', 2)).toBe(10_000_000_000_010)
    expect(parseDecimal('10000000000.1001', 2)).toBeUndefined()
  })

  it('a single digit after fifteen others is not noise', () => {
    expect(parseDecimal('1234567890123.455', 2)).toBeUndefined()
  })

  it('leading zeros do not count as digits', () => {
    expect(parseDecimal('000000000001.00001', 2)).toBeUndefined()
    expect(parseDecimal('000000000001.00', 2)).toBe(100)
  })
})

describe('commas', () => {
  it.each([
    ['1,234', 123_400],
    ['12,345.60', 1_234_560],
    ['123,456', 12_345_600],
    ['-1,234.50', -123_450],
    ['+1,234.50', 123_450],
  ])('%s: commas group thousands', (text, amount) => expect(read(text)).toBe(amount))

  it.each([
    '1234,567',
    '12,34,567',
    'x1,234',
    ',123',
    '1,234,56',
    '1,234.',
  ])('%s: commas do not, and the text is refused', (text) => expect(refused(text)).toBe(true))
})

it('the error names the allowed number of decimals', () => {
  const { error } = z.safeDecode(yuan, '1.005')
  expect(error?.issues[0]?.message).toBe('not an amount with at most 2 decimals')
})

it('the error names an amount that is not exact', () => {
  expect(() => fen(1.5)).toThrow('not an exact amount: 1.5')
  expect(() => fen(MAX_ABS)).toThrow(`not an exact amount: ${MAX_ABS}`)
  expect(() => add(fen(MAX_ABS - 1), fen(1))).toThrow(RangeError)
  expect(() => subtract(fen(1 - MAX_ABS), fen(1))).toThrow(RangeError)
})

it('the wire has 元 for 分', () => {
  expect(yuanOf(fen(1_268_050))).toBe(12_680.5)
  expect(yuanOf(fen(-1))).toBe(-0.01)
})

describe('progress', () => {
  it.each([
    [5, 3, 100],
    [3, 3, 100],
    [2, 3, 66],
    [-5, 3, 0],
    [0, 3, 0],
    [-1, 0, 100],
    [-1, -2, 100],
    [-3, -2, 100],
  ])('%i of %i is %i %%', (part, whole, percent) =>
    expect(progressPercent(fen(part), fen(whole))).toBe(percent))
})

it('a rate loses trailing zeros only', () => {
  const formatted = (millionths: number) => formatRate(millionths as Rate)
  expect(formatted(7_001_000)).toBe('7.001')
  expect(formatted(7_000_010)).toBe('7.00001')
  expect(formatted(7_000_000)).toBe('7.00')
})

describe('a sum of amounts from a server', () => {
  const largest = fen(2 ** 51 - 1)
  it('is exact, or undefined', () => {
    expect(sumIfExact([])).toBe(0)
    expect(sumIfExact([fen(1), fen(-3)])).toBe(-2)
    expect(sumIfExact([largest])).toBe(largest)
    expect(sumIfExact([largest, fen(1)])).toBeUndefined()
  })

  it('is undefined if a partial sum is not exact', () => {
    expect(sumIfExact([largest, largest, fen(-largest)])).toBeUndefined()
  })
})
