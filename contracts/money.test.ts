import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  add,
  areOddsAtLeast,
  fen,
  lessFee,
  MAX_ABS,
  min,
  negate,
  odds,
  parseDecimal,
  percent,
  plain,
  progressPercent,
  type Rate,
  rate,
  requiredYuan,
  returnAt,
  type Share,
  shareOf,
  subtract,
  toUsdt,
  toYuan,
  usdt,
  usdtCent,
  wholeYuan,
  yuan,
  yuanIfKnown,
  yuanOrZero,
  ZERO,
} from './money.ts'

const read = (wire: number | string) => z.decode(yuan, wire)
const refused = (wire: unknown) => z.safeDecode(yuan, wire as never).success === false
const at = (millionths: number) => millionths as Rate
const cents = fc.integer({ min: 0, max: MAX_ABS - 1 })

describe('元 on the wire', () => {
  it('every exact amount survives, negative ones too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 - MAX_ABS, max: MAX_ABS - 1 }), (n) => {
        const written = JSON.parse(JSON.stringify(z.encode(yuan, fen(n))))
        expect(read(written)).toBe(n)
        expect(read(plain(fen(n)))).toBe(n)
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    [100, 10_000],
    ['100', 10_000],
    ['100.50', 10_050],
    [100.5, 10_050],
    [' 7.1 ', 710],
    ['1,234,567.89', 123_456_789],
    [0.1 + 0.2, 30],
    ['0.30000000000000004', 30],
    [1.1 + 2.2, 330],
    [0.3 - 0.1 - 0.2, 0],
    [12680.499999999998, 1_268_050],
    [123456789.10000001, 12_345_678_910],
    [-0, 0],
    ['-0.00', 0],
    ['-12.30', -1230],
    ['+5', 500],
    ['00012.300', 1230],
  ])('%s reads as %s fen', (wire, expected) => {
    expect(Object.is(read(wire), expected)).toBe(true)
  })

  it.each([
    1.005,
    '1.005',
    0.001,
    1e-7,
    '12,50',
    '1,23',
    '1,2345',
    '1e3',
    1e21,
    '0x64',
    '',
    ' ',
    '.5',
    '5.',
    'NaN',
    'Infinity',
    '１００',
    '1 000',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    '22517998136852.48',
    2 ** 53,
    '99999999999999999',
    '12345678901.239',
  ])('%s is refused', (wire) => {
    expect(refused(wire)).toBe(true)
  })

  it.each([
    '99.999999999',
    '0.009999999999',
    '100.000000000001',
    '100.000',
    ' 7.100 ',
    '-1.999999999',
    '1,234.500',
  ])('in a request the text %s is refused: it has more than two decimals', (text) => {
    const { error } = z.safeDecode(requiredYuan, text)
    expect(error?.issues.map(({ message }) => message)).toEqual(['no amount with at most 2 decimals'])
  })

  it.each([
    ['100.50', 10_050],
    [' 7.1 ', 710],
    ['1,234.56', 123_456],
    [100.5, 10_050],
    [0.1 + 0.2, 30],
    [12680.499999999998, 1_268_050],
  ])('in a request %s reads as %s fen', (wire, expected) => {
    expect(z.decode(requiredYuan, wire)).toBe(expected)
  })

  it('writes only exact amounts', () => {
    expect(() => z.encode(yuan, 0.5 as never)).toThrow()
    expect(() => z.encode(yuan, MAX_ABS as never)).toThrow()
  })
})

describe('the other units', () => {
  it('amounts that may be left out read as 0, but not as anything', () => {
    for (const codec of [yuanOrZero, usdt, rate, percent]) {
      for (const wire of [null, undefined, '', 0, '0.00']) expect(z.decode(codec, wire)).toBe(0)
      expect(z.safeDecode(codec, 'many').success).toBe(false)
    }
  })

  it('an amount that is shown only when it is known is unknown where it cannot be read, never 0', () => {
    for (const wire of [null, undefined, '', 'many', '1e3', 0.001, Number.NaN, {}, [], true]) {
      expect(z.decode(yuanIfKnown, wire)).toBeUndefined()
    }
    expect([0, '0.00', '1,245.50'].map((wire) => z.decode(yuanIfKnown, wire))).toEqual([0, 0, 124_550])
    expect([undefined, ZERO, fen(124_550)].map((n) => z.encode(yuanIfKnown, n))).toEqual([
      undefined,
      0,
      1_245.5,
    ])
  })

  it('rates keep 6 decimals and shares 4 decimals of a percent', () => {
    expect(z.decode(rate, '7.123456')).toBe(7_123_456)
    expect(z.decode(rate, 7.3)).toBe(7_300_000)
    expect(z.encode(rate, at(7_300_000))).toBe(7.3)
    expect(z.safeDecode(rate, '7.1234567').success).toBe(false)
    expect(z.decode(percent, '0.8')).toBe(8000)
    expect(z.encode(percent, 8000 as Share)).toBe(0.8)
    expect(z.encode(usdt, usdtCent(150))).toBe(1.5)
  })

  it('refuses anything but whole numbers of the smallest unit', () => {
    expect(() => fen(0.5)).toThrow(RangeError)
    expect(() => fen(MAX_ABS)).toThrow(RangeError)
    expect(Object.is(fen(-0), 0)).toBe(true)
    expect(odds(195)).toBe(195)
  })

  it('parseDecimal takes any number of places', () => {
    expect(parseDecimal('1.25', 0)).toBeUndefined()
    expect(parseDecimal('1.0', 0)).toBe(1)
    expect(parseDecimal('-1.5', 1)).toBe(-15)
    expect(parseDecimal('two', 1)).toBeUndefined()
  })
})

describe('conversions', () => {
  it('6150 at 6.15 is 1000.00 and 100 at 7.3 floors to 13.69', () => {
    expect(toUsdt(wholeYuan(6150), z.decode(rate, '6.15'))).toBe(100_000)
    expect(toUsdt(wholeYuan(100), z.decode(rate, 7.3))).toBe(1369)
  })

  it('to USDT agrees with whole-number division and never gives more than was paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.integer({ min: 1000, max: 99_999_999 }),
        (n, r) => {
          const expected = (BigInt(n) * 1_000_000n) / BigInt(r)
          const got = toUsdt(fen(n), at(r))
          expect(BigInt(got ?? -1)).toBe(expected)
          expect(toYuan(usdtCent(Number(expected)), at(r))).toBeLessThanOrEqual(n)
        },
      ),
    )
  })

  it('gives no USDT without a rate, for a negative amount, or at an absurd rate', () => {
    expect(toUsdt(fen(100), at(0))).toBeUndefined()
    expect(toUsdt(fen(-100), at(7_300_000))).toBeUndefined()
    expect(toUsdt(fen(99_999_999_999), at(1))).toBeUndefined()
  })

  it('to 元 and shares floor exactly', () => {
    expect(toYuan(usdtCent(1369), at(7_300_000))).toBe(9993)
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (n, share) => {
        expect(BigInt(shareOf(fen(n), share as Share))).toBe((BigInt(n) * BigInt(share)) / 1_000_000n)
      }),
    )
  })

  it('odds multiply and round down once', () => {
    expect(returnAt(fen(333), odds(195))).toBe(649)
    expect(returnAt(fen(101), odds(150), odds(150))).toBe(227)
    expect(returnAt(fen(500))).toBe(500)
  })

  it('odds reach a least by their exact product', () => {
    expect(areOddsAtLeast(odds(150), odds(150))).toBe(true)
    expect(areOddsAtLeast(odds(150), odds(149))).toBe(false)
    // 1.23 x 1.22 is 1.5006, and 1.24 x 1.20 is 1.488.
    expect(areOddsAtLeast(odds(150), odds(123), odds(122))).toBe(true)
    expect(areOddsAtLeast(odds(150), odds(124), odds(120))).toBe(false)
    expect(areOddsAtLeast(odds(150))).toBe(false)
    expect(areOddsAtLeast(odds(100))).toBe(true)
  })

  it('a fee never takes more than there is', () => {
    expect(lessFee(usdtCent(1000), usdtCent(150))).toBe(850)
    expect(lessFee(usdtCent(100), usdtCent(150))).toBe(0)
  })

  it('progress is floored and stays between 0 and 100', () => {
    expect(progressPercent(fen(9999), fen(10_000))).toBe(99)
    expect(progressPercent(fen(10_000), fen(10_000))).toBe(100)
    expect(progressPercent(fen(-5), fen(10_000))).toBe(0)
    expect(progressPercent(ZERO, ZERO)).toBe(100)
    expect(progressPercent(fen(1), fen(10_000))).toBe(0)
  })

  it('sums stay exact', () => {
    expect(add(fen(10), fen(20), fen(-5))).toBe(25)
    expect(add()).toBe(0)
    expect(subtract(fen(10), fen(20))).toBe(-10)
    expect(Object.is(negate(ZERO), 0)).toBe(true)
    expect(min(fen(1), fen(2))).toBe(1)
    expect(min(fen(3), fen(2))).toBe(2)
    expect(() => add(fen(MAX_ABS - 1), fen(1))).toThrow(RangeError)
  })
})
