import { expect, test } from 'vitest'
import { fen } from '#contracts/money.ts'
import { allowanceOf, meanOf, playedMean, type Spread } from '../../testing/test-returns.ts'
import {
  BALLS,
  drawnAt,
  hitsOf,
  isRoundOpen,
  lottery,
  PERIOD_MS,
  PICKS,
  PRIZES,
  periodAt,
} from './lottery.ts'
import { rollOf } from './seeded.ts'

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

const spread: Spread = PRIZES.map((prize, hits) => [
  (choose(PICKS, hits) * choose(BALLS - PICKS, PICKS - hits)) / choose(BALLS, PICKS),
  prize / 100,
])

test('returns 95.3 % by the count of combinations', () => {
  expect(spread.reduce((sum, [p]) => sum + p, 0)).toBeCloseTo(1, 12)
  expect(meanOf(spread)).toBeCloseTo(0.953, 3)
})

test('a million seeded tickets return the computed mean', () => {
  const mean = playedMean(lottery, { numbers: [3, 7, 11, 12, 20] }, rollOf('lottery trial'))
  expect(Math.abs(mean - meanOf(spread))).toBeLessThan(allowanceOf(spread))
})

test('a draw is five different balls of twenty', () => {
  const roll = rollOf('balls')
  for (let i = 0; i < 500; i++) {
    const { balls } = lottery.draw(roll, { numbers: [] })
    expect(new Set(balls).size).toBe(PICKS)
    expect(balls.every((ball) => ball >= 1 && ball <= BALLS)).toBe(true)
  }
})

test('accepts five different numbers and refuses any other pick with a text', () => {
  expect(lottery.read({ numbers: [5, 4, 3, 2, 1] })).toEqual({ numbers: [1, 2, 3, 4, 5] })
  for (const bad of [null, {}, { numbers: 'x' }]) expect(lottery.read(bad)).toBe('请选择 5 个号码')
  for (const numbers of [
    [1, 2, 3, 4],
    [1, 1, 2, 3, 4],
    [1, 2, 3, 4, 21],
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, '5'],
  ])
    expect(lottery.read({ numbers })).toBe('请选择 5 个不同的号码')
})

test('pays prizes by hits, exact to the fen', () => {
  const numbers = [1, 2, 3, 4, 5]
  const returned = (balls: readonly number[]) => lottery.returned(fen(333), { numbers }, { balls })
  expect([returned([6, 7, 8, 9, 10]), returned([1, 2, 8, 9, 10]), returned([1, 2, 3, 9, 10])]).toEqual([
    0, 333, 1_498,
  ])
  expect(returned([5, 4, 3, 2, 1])).toBe(832_500)
  expect(hitsOf(numbers, [1, 9, 5])).toBe(2)
})

test('tickets are sold until three seconds before the draw', () => {
  const period = periodAt(1_800_000_000_123)
  const start = period * PERIOD_MS
  expect(drawnAt(period)).toBe(start + PERIOD_MS)
  expect([
    isRoundOpen(start),
    isRoundOpen(start + 11_999),
    isRoundOpen(start + 12_000),
    isRoundOpen(start + 14_999),
  ]).toEqual([true, true, false, false])
})
