import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MAX_ABS } from './digits.ts'
import {
  add,
  areOddsAtLeast,
  fen,
  lessFee,
  min,
  negate,
  odds,
  progressPercent,
  type Rate,
  rate,
  returnAt,
  type Share,
  shareOf,
  subtract,
  toUsdt,
  toYuan,
  usdtCent,
  usdtDue,
  wholeYuan,
  ZERO,
} from './money.ts'

const at = (millionths: number) => millionths as Rate
const cents = fc.integer({ min: 0, max: MAX_ABS - 1 })

test('6150 at 6.15 is 1000.00; 100 at 7.3 floors to 13.69 as an estimate, and 13.70 is due', () => {
  expect(toUsdt(wholeYuan(6150), z.decode(rate, '6.15'))).toBe(100_000)
  expect(usdtDue(wholeYuan(6150), z.decode(rate, '6.15'))).toBe(100_000)
  expect(toUsdt(wholeYuan(100), z.decode(rate, 7.3))).toBe(1369)
  expect(usdtDue(wholeYuan(100), z.decode(rate, 7.3))).toBe(1370)
})

test('toUsdt equals integer division and never gives more than was paid; usdtDue never asks for less than the amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.integer({ min: 1000, max: 99_999_999 }),
      (n, r) => {
        const expected = (BigInt(n) * 1_000_000n) / BigInt(r)
        const converted = toUsdt(fen(n), at(r))
        expect(BigInt(converted ?? -1)).toBe(expected)
        expect(toYuan(usdtCent(Number(expected)), at(r))).toBeLessThanOrEqual(n)
        const isWhole = (BigInt(n) * 1_000_000n) % BigInt(r) === 0n
        expect(BigInt(usdtDue(fen(n), at(r)) ?? -1)).toBe(isWhole ? expected : expected + 1n)
        expect(toYuan(usdtDue(fen(n), at(r)) ?? usdtCent(0), at(r))).toBeGreaterThanOrEqual(n)
      },
    ),
  )
})

test('without a rate, for a negative amount or at an absurd rate there is no USDT amount', () => {
  for (const convert of [toUsdt, usdtDue]) {
    expect(convert(fen(100), at(0))).toBeUndefined()
    expect(convert(fen(-100), at(7_300_000))).toBeUndefined()
    expect(convert(fen(99_999_999_999), at(1))).toBeUndefined()
  }
})

test('toYuan and shareOf round down exactly', () => {
  expect(toYuan(usdtCent(1369), at(7_300_000))).toBe(9993)
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (n, share) => {
      expect(BigInt(shareOf(fen(n), share as Share))).toBe((BigInt(n) * BigInt(share)) / 1_000_000n)
    }),
  )
})

test('odds multiply and round down once', () => {
  expect(returnAt(fen(333), odds(195))).toBe(649)
  expect(returnAt(fen(101), odds(150), odds(150))).toBe(227)
  expect(returnAt(fen(500))).toBe(500)
})

test('odds reach a minimum by their exact product', () => {
  expect(areOddsAtLeast(odds(150), odds(150))).toBe(true)
  expect(areOddsAtLeast(odds(150), odds(149))).toBe(false)
  // 1.23 x 1.22 is 1.5006, and 1.24 x 1.20 is 1.488.
  expect(areOddsAtLeast(odds(150), odds(123), odds(122))).toBe(true)
  expect(areOddsAtLeast(odds(150), odds(124), odds(120))).toBe(false)
  expect(areOddsAtLeast(odds(150))).toBe(false)
  expect(areOddsAtLeast(odds(100))).toBe(true)
})

test('a fee never takes more than the amount', () => {
  expect(lessFee(usdtCent(1000), usdtCent(150))).toBe(850)
  expect(lessFee(usdtCent(100), usdtCent(150))).toBe(0)
})

test('progress is rounded down and stays between 0 and 100', () => {
  expect(progressPercent(fen(9999), fen(10_000))).toBe(99)
  expect(progressPercent(fen(10_000), fen(10_000))).toBe(100)
  expect(progressPercent(fen(-5), fen(10_000))).toBe(0)
  expect(progressPercent(ZERO, ZERO)).toBe(100)
  expect(progressPercent(fen(1), fen(10_000))).toBe(0)
})

test('sums stay exact', () => {
  expect(add(fen(10), fen(20), fen(-5))).toBe(25)
  expect(add()).toBe(0)
  expect(subtract(fen(10), fen(20))).toBe(-10)
  expect(Object.is(negate(ZERO), 0)).toBe(true)
  expect(min(fen(1), fen(2))).toBe(1)
  expect(min(fen(3), fen(2))).toBe(2)
  expect(() => add(fen(MAX_ABS - 1), fen(1))).toThrow(RangeError)
})
