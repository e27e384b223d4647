import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fen, formatRate, formatUsdt, formatYuan, grouped, plain, type Rate, usdtCent } from './money.ts'
import { parseTyped } from './typed-amount.ts'

const at = (millionths: number) => millionths as Rate

describe('amounts for people', () => {
  it.each([
    [0, '0.00', '0.00', '¥\u00a00.00'],
    [5, '0.05', '0.05', '¥\u00a00.05'],
    [1_268_050, '12680.50', '12,680.50', '¥\u00a012,680.50'],
    [-123_456_789, '-1234567.89', '-1,234,567.89', '-¥\u00a01,234,567.89'],
    [99_999, '999.99', '999.99', '¥\u00a0999.99'],
  ])('%s fen', (n, asPlain, asGrouped, asYuan) => {
    expect([plain(fen(n)), grouped(fen(n)), formatYuan(fen(n))]).toEqual([asPlain, asGrouped, asYuan])
  })

  it('USDT and rates', () => {
    expect(formatUsdt(usdtCent(27_397))).toBe('273.97 USDT')
    expect([7_300_000, 7_123_456, 7_000_000, 120_000, 0].map((n) => formatRate(at(n)))).toEqual([
      '7.30',
      '7.123456',
      '7.00',
      '0.12',
      '0.00',
    ])
  })
})

describe('what a player types', () => {
  it.each([
    ['100', 10_000],
    [' 100 ', 10_000],
    ['100.5', 10_050],
    ['0.01', 1],
    ['１００', 10_000],
    ['１００．５', 10_050],
    ['8。88', 888],
    ['999999999.99', 99_999_999_999],
  ])('%s', (typed, expected) => {
    expect(parseTyped(typed)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    '1e3',
    '0x64',
    'Infinity',
    'NaN',
    '-1',
    '+1',
    '.5',
    '5.',
    '1.005',
    '1,000',
    '1 000',
    '1234567890',
    '一百',
    '1.2.3',
    '１０a',
  ])('%s is not an amount', (typed) => {
    expect(parseTyped(typed)).toBeUndefined()
  })

  it('never throws, and reads only what it can show again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const amount = parseTyped(typed)
        if (amount !== undefined) expect(parseTyped(plain(amount))).toBe(amount)
      }),
    )
  })
})
