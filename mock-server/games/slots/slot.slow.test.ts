import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { millionAllowance, playedMillion } from '../../testing/test-million.ts'
import { meanOf, type Spread } from '../../testing/test-returns.ts'
import { PAYS, REELS, STOPS, slot, totalOdds, windowOf, winsOf } from './slot.ts'

const all = Array.from({ length: STOPS }, (_, i) => i)

/** Every window that the reels can show; all are equally likely. */
const spread: Spread = all.flatMap((a) =>
  all.flatMap((b) => all.map((c) => [1 / STOPS ** 3, totalOdds(winsOf(windowOf([a, b, c]))) / 100] as const)),
)

test('returns 96.0 % over every window, and wins about one spin in four', () => {
  expect(meanOf(spread)).toBeCloseTo(0.96, 3)
  const wins = spread.filter(([, returned]) => returned > 0).length / spread.length
  expect(wins).toBeGreaterThan(0.24)
  expect(wins).toBeLessThan(0.3)
})

test('a million seeded spins return the computed mean', () => {
  const { mean, deviation } = playedMillion(slot, {}, rollOf('slot trial'))
  expect(Math.abs(mean - meanOf(spread))).toBeLessThan(millionAllowance(deviation))
})

test('no reel shows a symbol twice in one window', () => {
  for (const stop of all) for (const reel of windowOf([stop, stop, stop])) expect(new Set(reel).size).toBe(3)
  expect(REELS.map((reel) => reel.length)).toEqual([STOPS, STOPS, STOPS])
})

test('three on a line pay their odds, wilds match any symbol, and lines add up', () => {
  expect(
    winsOf([
      [1, 0, 5],
      [2, 0, 3],
      [4, 6, 6],
    ]),
  ).toEqual([{ line: 0, symbol: 6, odds: PAYS[6] }])
  expect(
    winsOf([
      [3, 0, 5],
      [2, 0, 4],
      [6, 0, 3],
    ]),
  ).toEqual([
    { line: 0, symbol: 0, odds: PAYS[0] },
    { line: 3, symbol: 3, odds: PAYS[3] },
  ])
})

test('payouts are exact to the fen, rounded down once', () => {
  const stops = all
    .flatMap((a) => all.map((b) => [a, b]))
    .flatMap(([a, b]) => all.map((c) => [a ?? 0, b ?? 0, c]))
  const pair = stops.find((s) => totalOdds(winsOf(windowOf(s))) === 100)
  expect(pair && slot.returned(fen(12_345), {}, { stops: pair })).toBe(12_345)
  expect(slot.returned(fen(1), {}, { stops: pair ?? [] })).toBe(1)
})
