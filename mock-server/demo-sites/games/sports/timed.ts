import type { Roll } from '../game.ts'
import type { Chances, Progress, SportModel } from './model.ts'

/** How often a side scores 0, 1, 2 … points in a step, in ten-thousandths. */
type Scoring = readonly number[]
/** `line`: the total is over or under this many and a half points. */
export type TimedSide = { id: number; home: Scoring; away: Scoring; line: number }

type Timed = {
  /** Steps of regular time. */
  steps: number
  /** Whether a match may end level; else one more step decides it, which the total does not count. */
  draws: boolean
  /** Points of the winner and of the loser in that step. */
  extra: readonly [number, number]
}

const PER = 10_000

function pointsOf(scoring: Scoring, roll: Roll): number {
  let left = roll(PER)
  for (const [points, share] of scoring.entries()) {
    if (left < share) return points
    left -= share
  }
  return 0
}

/** A distribution over whole numbers; `at[0]` is the chance of `from`. */
type Spread = { from: number; at: readonly number[] }
/** The same with the chances of so much and more: `tail[0]` is 1. */
type Tailed = Spread & { tail: readonly number[] }

function sumOf(a: Spread, b: Spread): Spread {
  const at = new Array<number>(a.at.length + b.at.length - 1).fill(0)
  for (const [i, p] of a.at.entries())
    for (const [j, q] of b.at.entries()) at[i + j] = (at[i + j] ?? 0) + p * q
  return { from: a.from + b.from, at }
}

/** The distributions of a sum of 0, 1, 2 … `steps` steps. */
function powersOf(one: Spread, steps: number): Spread[] {
  const all: Spread[] = [{ from: 0, at: [1] }]
  for (let n = 1; n <= steps; n++) all.push(sumOf(all[n - 1] ?? one, one))
  return all
}

function withTail({ from, at }: Spread): Tailed {
  const tail = [...at]
  for (let i = tail.length - 2; i >= 0; i--) tail[i] = (tail[i] ?? 0) + (tail[i + 1] ?? 0)
  return { from, at, tail: [1, ...tail.slice(1)] }
}
const CERTAIN = withTail({ from: 0, at: [1] })

const above = ({ from, tail }: Tailed, limit: number): number =>
  tail[Math.max(0, Math.floor(limit) + 1 - from)] ?? 0
const exactly = ({ from, at }: Spread, n: number): number => at[n - from] ?? 0

/** Sports against the clock: football and basketball. */
export function timedOf({ steps: length, draws, extra }: Timed): SportModel<TimedSide> {
  /** The points without those of the deciding step. */
  const regularPoints = (points: number, steps: number) =>
    steps > length ? points - extra[0] - extra[1] : points
  const known = new Map<number, { gap: Tailed[]; total: Tailed[]; extraHome: number }>()
  const tablesOf = ({ id, home, away }: TimedSide) => {
    const seen = known.get(id)
    if (seen) return seen
    const mine = { from: 0, at: home.map((share) => share / PER) }
    const theirs = { from: 0, at: away.map((share) => share / PER) }
    const minus = { from: 1 - away.length, at: [...theirs.at].reverse() }
    const tables = {
      gap: powersOf(sumOf(mine, minus), length).map(withTail),
      total: powersOf(sumOf(mine, theirs), length).map(withTail),
      extraHome: extraShare(home, away) / PER,
    }
    known.set(id, tables)
    return tables
  }
  return {
    start: { sets: [[0, 0]], steps: 0, isOver: false },
    mostSteps: length + (draws ? 0 : 1),
    step({ sets, steps }, { home, away }, roll): Progress {
      const [a, b] = sets[0] ?? [0, 0]
      if (steps === length) {
        const [most, least] = extra
        const isHome = roll(PER) < extraShare(home, away)
        return {
          sets: [[a + (isHome ? most : least), b + (isHome ? least : most)]],
          steps: steps + 1,
          isOver: true,
        }
      }
      const after = [a + pointsOf(home, roll), b + pointsOf(away, roll)] as const
      const isOver = steps + 1 === length && (draws || after[0] !== after[1])
      return { sets: [after], steps: steps + 1, isOver }
    },
    chances({ sets, steps }, side) {
      const { gap, total, extraHome } = tablesOf(side)
      const [a, b] = sets[0] ?? [0, 0]
      const left = Math.max(0, length - steps)
      const gaps = gap[left] ?? CERTAIN
      const totals = total[left] ?? CERTAIN
      const home = above(gaps, b - a)
      const level = exactly(gaps, b - a)
      const over = above(totals, side.line - regularPoints(a + b, steps))
      const result: Chances = draws
        ? [home, level, 1 - home - level]
        : [home + level * extraHome, 1 - home - level * extraHome]
      return { result, total: [over, 1 - over] }
    },
    outcome({ sets, steps }, { line }) {
      const [a, b] = sets[0] ?? [0, 0]
      const winner = draws ? (a > b ? 0 : a === b ? 1 : 2) : a > b ? 0 : 1
      return { result: winner, total: regularPoints(a + b, steps) > line ? 0 : 1 }
    },
  }
}

/** The home side's chance of the deciding step, in ten-thousandths: its share of what both sides score. */
function extraShare(home: Scoring, away: Scoring): number {
  const mean = (scoring: Scoring) => scoring.reduce((sum, share, points) => sum + share * points, 0)
  return Math.round((PER * mean(home)) / (mean(home) + mean(away)))
}
