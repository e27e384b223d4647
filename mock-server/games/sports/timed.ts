import type { Roll } from '../../seeded.ts'
import type { Chances, Lines, Progress, SportModel } from './model.ts'

/** How often a side scores 0, 1, 2 … points in a step, in ten-thousandths. */
type Scoring = readonly number[]
export type TimedSide = { id: number; home: Scoring; away: Scoring }

type Timed = {
  /** Steps of regular time. */
  steps: number
  /** Whether a match may end level. If not, one more step decides it; the total does not count that step. */
  draws: boolean
  /** The points of the winner and of the loser in that step. */
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

/** A distribution over whole numbers: `at[i]` is the chance of `from + i`. */
type Spread = { from: number; at: readonly number[] }
/** The same, with the chance of `from + i` or more in `tail[i]`. `tail[0]` is 1. */
type Tailed = Spread & { tail: readonly number[] }

function sumOf(a: Spread, b: Spread): Spread {
  const at = new Array<number>(a.at.length + b.at.length - 1).fill(0)
  for (const [i, p] of a.at.entries())
    for (const [j, q] of b.at.entries()) at[i + j] = (at[i + j] ?? 0) + p * q
  return { from: a.from + b.from, at }
}

/** The distributions of a sum of 0, 1, 2 … `steps` steps. */
function powersOf(step: Spread, steps: number): Spread[] {
  const all: Spread[] = [{ from: 0, at: [1] }]
  for (let n = 1; n <= steps; n++) all.push(sumOf(all[n - 1] ?? step, step))
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

/** More points than any side is ahead or behind in a match. */
const FAR = 512

/**
 * The line at which `chance` is nearest to one half. Lines are whole numbers plus a half, counted from `from`; `chance`
 * falls with the line.
 */
function evenLine(from: number, chance: (line: number) => number): number {
  const lineAt = (n: number) => from + n + 0.5
  // The chance is at least one half at `low`, and less at `high`.
  let [low, high] = [-FAR, FAR]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (chance(lineAt(middle)) >= 0.5) low = middle
    else high = middle
  }
  return chance(lineAt(low)) - 0.5 <= 0.5 - chance(lineAt(high)) ? lineAt(low) : lineAt(high)
}

/** Sports against the clock: football and basketball. */
export function timedOf({ steps: length, draws, extra }: Timed): SportModel<TimedSide> {
  /** The points without the deciding step. */
  const regularPoints = (points: number, steps: number) =>
    steps > length ? points - extra[0] - extra[1] : points
  const known = new Map<number, { gap: Tailed[]; total: Tailed[]; extraHome: number }>()
  const tablesOf = ({ id, home, away }: TimedSide) => {
    const cached = known.get(id)
    if (cached) return cached
    const homePoints = { from: 0, at: home.map((share) => share / PER) }
    const awayPoints = { from: 0, at: away.map((share) => share / PER) }
    const awayNegated = { from: 1 - away.length, at: [...awayPoints.at].reverse() }
    const tables = {
      gap: powersOf(sumOf(homePoints, awayNegated), length).map(withTail),
      total: powersOf(sumOf(homePoints, awayPoints), length).map(withTail),
      extraHome: extraShare(home, away) / PER,
    }
    known.set(id, tables)
    return tables
  }
  function chancesAt({ sets, steps }: Pick<Progress, 'sets' | 'steps'>, side: TimedSide) {
    const { gap, total, extraHome } = tablesOf(side)
    const [a, b] = sets[0] ?? [0, 0]
    const left = Math.max(0, length - steps)
    const gaps = gap[left] ?? CERTAIN
    const totals = total[left] ?? CERTAIN
    const level = exactly(gaps, b - a)
    const byExtra = extra[0] - extra[1]
    return {
      extraHome,
      home: above(gaps, b - a),
      level,
      over: (line: number) => above(totals, line - regularPoints(a + b, steps)),
      /**
       * The chance that the home side is ahead at the end with a start of `start`. The deciding step counts, if there
       * is one.
       */
      covers(start: number) {
        const straight = above(gaps, b - a - start)
        if (draws || steps > length) return straight
        const isAhead = (margin: number) => (margin + start > 0 ? 1 : 0)
        const decided = extraHome * isAhead(byExtra) + (1 - extraHome) * isAhead(-byExtra)
        return straight + level * (decided - isAhead(0))
      },
    }
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
    chances(at, side, lines) {
      const { home, level, extraHome, covers, over } = chancesAt(at, side)
      const result: Chances = draws
        ? [home, level, 1 - home - level]
        : [home + level * extraHome, 1 - home - level * extraHome]
      const both = (line: number | undefined, chance: (line: number) => number): Chances =>
        line === undefined ? [] : [chance(line), 1 - chance(line)]
      return { result, handicap: both(lines.handicap, covers), total: both(lines.total, over) }
    },
    lines(at, side): Lines {
      const { covers, over } = chancesAt(at, side)
      const [a, b] = at.sets[0] ?? [0, 0]
      const points = regularPoints(a + b, at.steps)
      return {
        // A start for the home side raises its chance, and `evenLine` needs a falling one, so it searches the negative
        // start.
        handicap: -evenLine(a - b, (margin) => covers(-margin)),
        // If no more points can come, the line is above the total: nobody bets on points that are scored already.
        total: Math.max(evenLine(points, over), points + 0.5),
      }
    },
    outcome({ sets, steps }, _side, lines) {
      const [a, b] = sets[0] ?? [0, 0]
      const winner = draws ? (a > b ? 0 : a === b ? 1 : 2) : a > b ? 0 : 1
      return {
        result: winner,
        handicap: a - b + (lines.handicap ?? 0) > 0 ? 0 : 1,
        total: regularPoints(a + b, steps) > (lines.total ?? 0) ? 0 : 1,
      }
    },
  }
}

/** The home side's chance to win the deciding step, in ten-thousandths: its share of what both sides score. */
function extraShare(home: Scoring, away: Scoring): number {
  const mean = (scoring: Scoring) => scoring.reduce((sum, share, points) => sum + share * points, 0)
  return Math.round((PER * mean(home)) / (mean(home) + mean(away)))
}
