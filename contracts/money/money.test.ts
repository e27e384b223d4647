import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_ABS } from './digits.ts'
import {
  fen,
  odds,
  parseDecimal,
  percent,
  percentIfKnown,
  plain,
  type Rate,
  rate,
  requiredYuan,
  type Share,
  usdtCent,
  usdtIfAny,
  yuan,
  yuanIfKnown,
  yuanOrZero,
  ZERO,
} from './money.ts'

const read = (wire: number | string) => z.decode(yuan, wire)
const refused = (wire: unknown) => z.safeDecode(yuan, wire as never).success === false
const at = (millionths: number) => millionths as Rate

describe('元 on the wire', () => {
  it('every exact amount is read back, negative ones included', () => {
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
  ])('in a request the text %s is refused, because it has more than two decimals', (text) => {
    const { error } = z.safeDecode(requiredYuan, text)
    expect(error?.issues.map(({ message }) => message)).toEqual(['not an amount with at most 2 decimals'])
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

describe('the other codecs', () => {
  it('a missing amount reads as 0, an unreadable one is refused', () => {
    for (const codec of [yuanOrZero, rate, percent]) {
      for (const wire of [null, undefined, '', 0, '0.00']) expect(z.decode(codec, wire)).toBe(0)
      expect(z.safeDecode(codec, 'many').success).toBe(false)
    }
  })

  it('a missing fee is unknown, a fee of 0 is none, and an unreadable one is refused', () => {
    for (const wire of [null, undefined, '']) expect(z.decode(usdtIfAny, wire)).toBeUndefined()
    expect([0, '0.00', '1.50'].map((wire) => z.decode(usdtIfAny, wire))).toEqual([0, 0, 150])
    expect(z.safeDecode(usdtIfAny, 'many').success).toBe(false)
    expect([undefined, usdtCent(0), usdtCent(150)].map((n) => z.encode(usdtIfAny, n))).toEqual([
      undefined,
      0,
      1.5,
    ])
  })

  it('yuanIfKnown reads a missing amount as unknown and never as 0', () => {
    for (const wire of [null, undefined, '']) expect(z.decode(yuanIfKnown, wire)).toBeUndefined()
    for (const wire of ['many', '1e3', 0.001, Number.NaN])
      expect(z.safeDecode(yuanIfKnown, wire).success).toBe(false)
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
    expect([undefined, '', '0.8'].map((wire) => z.decode(percentIfKnown, wire))).toEqual([
      undefined,
      undefined,
      8000,
    ])
    expect([undefined, 8000 as Share].map((share) => z.encode(percentIfKnown, share))).toEqual([
      undefined,
      0.8,
    ])
  })

  it('accept only whole numbers of the smallest unit', () => {
    expect(() => fen(0.5)).toThrow(RangeError)
    expect(() => fen(MAX_ABS)).toThrow(RangeError)
    expect(Object.is(fen(-0), 0)).toBe(true)
    expect(odds(195)).toBe(195)
  })

  it('parseDecimal accepts any number of places', () => {
    expect(parseDecimal('1.25', 0)).toBeUndefined()
    expect(parseDecimal('1.0', 0)).toBe(1)
    expect(parseDecimal('-1.5', 1)).toBe(-15)
    expect(parseDecimal('two', 1)).toBeUndefined()
  })
})
