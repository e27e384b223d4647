import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { millionAllowance, playedMillion } from '../../testing/test-million.ts'
import {
  FREE_SPINS,
  FREE_TIMES,
  fiveWindowOf,
  fiveWinsOf,
  LINE_PAYS,
  LINES_STOPS,
  lines,
  lineWinOf,
  roundOdds,
  SCATTER,
  SCATTERS,
  scattersIn,
} from './lines.ts'
import { LINES_REELS } from './lines-reels.ts'

const share = (reel: number, symbol: number): number =>
  (LINES_REELS[reel]?.filter((one) => one === symbol).length ?? 0) / LINES_STOPS

/** The mean of one line, over all symbols that it can show; the cells of a line are independent. */
function lineMean(cells: readonly number[] = [], chance = 1): number {
  if (cells.length === 5) return (chance * (lineWinOf(cells)?.odds ?? 0)) / 100
  return [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, symbol) => {
    const p = share(cells.length, symbol)
    return p > 0 ? sum + lineMean([...cells, symbol], chance * p) : sum
  }, 0)
}

/** The chance of free spins: a reel shows its one scatter in three of its stops. */
const PER_REEL = 3 / LINES_STOPS
const TRIGGER = [3, 4, 5].reduce(
  (sum, k) => sum + ([0, 0, 0, 10, 5, 1][k] ?? 0) * PER_REEL ** k * (1 - PER_REEL) ** (5 - k),
  0,
)
const MEAN = 10 * lineMean() * (1 + TRIGGER * FREE_SPINS * FREE_TIMES)

test('returns 95.9 % by the count of all lines, a fifth of it in free spins, which come once in 62 spins', () => {
  expect(MEAN).toBeCloseTo(0.959, 3)
  expect(1 / TRIGGER).toBeCloseTo(62.3, 1)
  expect((10 * lineMean()) / MEAN).toBeCloseTo(0.796, 2)
})

test('a million seeded rounds return the computed mean', () => {
  const { mean, deviation } = playedMillion(lines, {}, rollOf('lines trial'))
  expect(Math.abs(mean - MEAN)).toBeLessThan(millionAllowance(deviation))
})

test('every reel has one scatter, wilds on the middle reels alone, and no symbol twice in a window', () => {
  for (const [at, reel] of LINES_REELS.entries()) {
    expect(reel).toHaveLength(LINES_STOPS)
    expect(reel.filter((one) => one === SCATTER)).toHaveLength(1)
    expect(reel.includes(0)).toBe(at > 0 && at < 4)
    for (const [stop] of reel.entries())
      expect(new Set([0, 1, 2].map((row) => reel[(stop + row) % LINES_STOPS])).size).toBe(3)
  }
})

test('a line pays from the left, wilds stand for any symbol but the scatter', () => {
  expect(lineWinOf([3, 3, 0, 5, 3])).toEqual({ symbol: 3, length: 3, odds: LINE_PAYS[3]?.[0] })
  expect(lineWinOf([1, 0, 0, 0, 1])).toEqual({ symbol: 1, length: 5, odds: LINE_PAYS[1]?.[2] })
  expect(lineWinOf([3, 3, 5, 3, 3])).toBeUndefined()
  expect(lineWinOf([7, 0, 0, 7, 7])).toBeUndefined()
})

test('three scatters start eight free spins that pay double and start no others', () => {
  const rounds = Array.from({ length: 3_000 }, (_, n) => lines.draw(rollOf(`free ${n}`), {}))
  for (const { spins } of rounds) {
    const [first = []] = spins
    expect(spins).toHaveLength(scattersIn(fiveWindowOf(first)) >= SCATTERS ? 1 + FREE_SPINS : 1)
  }
  const free = rounds.find(({ spins }) => spins.length > 1)?.spins ?? []
  const odds = free.map((stops) => fiveWinsOf(fiveWindowOf(stops)).reduce((sum, win) => sum + win.odds, 0))
  const [opening = 0, ...others] = odds
  expect(free).toHaveLength(9)
  expect(roundOdds({ spins: free })).toBe(opening + FREE_TIMES * others.reduce((sum, one) => sum + one, 0))
})

test('a payout is rounded down once', () => {
  const paying = Array.from({ length: 500 }, (_, n) => lines.draw(rollOf(`pays ${n}`), {})).find(
    (drawn) => roundOdds(drawn) === 40,
  )
  expect(paying && lines.returned(fen(1_001), {}, paying)).toBe(400)
})
