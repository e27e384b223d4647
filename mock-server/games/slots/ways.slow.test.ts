import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { millionAllowance, playedMillion } from '../../testing/test-million.ts'
import { FALL_TIMES, fallsOf, OPENING, WAY_PAYS, WAYS_REELS, WAYS_ROWS, ways } from './ways.ts'

/**
 * Eight million rounds, with a standard error of 0.13 %. What falls depends on what burst, so the mean is not counted
 * but measured.
 */
const MEAN = 0.958

test('a million seeded rounds return 95.8 %', () => {
  const { mean, deviation } = playedMillion(ways, {}, rollOf('ways trial'))
  expect(Math.abs(mean - MEAN)).toBeLessThan(millionAllowance(deviation))
})

const winsOf = (window: readonly (readonly number[])[]) => fallsOf(window.flat())[0]

test('each symbol pays in all its ways, from the left, with wilds', () => {
  const fall = winsOf([
    [3, 3, 5, 6],
    [3, 0, 7, 8],
    [3, 7, 0, 3],
    [1, 2, 4, 8],
    [3, 3, 3, 3],
  ])
  expect(fall?.wins).toEqual([
    { symbol: 3, reels: 3, ways: 2 * 2 * 3, odds: 12 * (WAY_PAYS[3]?.[0] ?? 0) },
    { symbol: 5, reels: 3, ways: 1, odds: WAY_PAYS[5]?.[0] },
    { symbol: 6, reels: 3, ways: 1, odds: WAY_PAYS[6]?.[0] },
  ])
  expect(fall?.hits).toEqual([[0, 1, 2, 3], [0, 1], [0, 2, 3], [], []])
})

test('what wins bursts, and the rest falls', () => {
  const first = [
    [5, 1, 2, 3],
    [5, 4, 6, 7],
    [5, 8, 6, 7],
    [1, 2, 3, 4],
    [6, 7, 8, 1],
  ]
  const falls = fallsOf([...first.flat(), 4, 8, 1])
  expect(falls.map(({ window }) => window.slice(0, 3))).toEqual([
    first.slice(0, 3),
    [
      [4, 1, 2, 3],
      [8, 4, 6, 7],
      [1, 8, 6, 7],
    ],
  ])
  expect(falls.map(({ wins, times }) => [wins.length, times])).toEqual([
    [1, 1],
    [0, 2],
  ])
})

test('a round can be repeated from its drops, and its falls climb to the highest multiplier', () => {
  let most = 0
  for (let n = 0; n < 400; n++) {
    const drawn = ways.draw(rollOf(`round ${n}`), {})
    const falls = fallsOf(drawn.drops)
    expect(falls.map(({ times }) => times)).toEqual(
      falls.map((_, at) => FALL_TIMES[Math.min(at, FALL_TIMES.length - 1)]),
    )
    for (const { window } of falls) expect(window.map((cells) => cells.length)).toEqual(Array(5).fill(4))
    expect(falls.at(-1)?.wins).toEqual([])
    const paid = falls.map(({ wins, times }) => times * wins.reduce((sum, win) => sum + win.odds, 0))
    expect(drawn.odds).toBe(paid.reduce((sum, one) => sum + one, 0))
    expect(ways.returned(fen(101), {}, drawn)).toBe(Math.floor((101 * drawn.odds) / 100))
    most = Math.max(most, falls.length)
  }
  expect(most).toBeGreaterThan(FALL_TIMES.length)
})

test('a round of endless wins ends after twenty falls', () => {
  expect(fallsOf([])).toHaveLength(20)
})

test('the opening window pays nothing', () => {
  expect(OPENING.map((cells) => cells.length)).toEqual(Array(WAYS_REELS).fill(WAYS_ROWS))
  expect(winsOf(OPENING)?.wins).toEqual([])
})
