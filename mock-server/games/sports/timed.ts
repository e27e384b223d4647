import type { Roll } from '../../seeded.ts'
import {
  type Chances,
  cameBy,
  halvesOf,
  type Lines,
  oneOf,
  onlyWinner,
  opposite,
  type Progress,
  type SportModel,
} from './model.ts'

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
  /** From one line to the next. Half lines are a whole apart; quarter lines have whole, half and quarter ones. */
  lineStep: 1 | 0.25
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

/** The chance of more than `limit`. */
const above = ({ from, tail }: Tailed, limit: number): number =>
  tail[Math.max(0, Math.floor(limit) + 1 - from)] ?? 0
/** The chance of `limit` or more. */
const atLeast = ({ from, tail }: Tailed, limit: number): number =>
  tail[Math.max(0, Math.ceil(limit) - from)] ?? 0
const exactly = ({ from, at }: Spread, n: number): number => at[n - from] ?? 0

/** More lines than any side is ahead or behind in a match. */
const FAR = 512

/** Of a line: the share of a stake on it that wins, and the share that is not lost, because it wins or comes back. */
type Cover = { win: number; kept: number }

/** Of a line whose halves each are a whole or a half. */
function coverOf(line: number, ofHalf: (half: number) => Cover): Cover {
  const [low, high] = halvesOf(line)
  const [a, b] = [ofHalf(low), low === high ? undefined : ofHalf(high)]
  return b ? { win: (a.win + b.win) / 2, kept: (a.kept + b.kept) / 2 } : a
}
const bothSides = ({ win, kept }: Cover): Chances => [
  { win, back: kept - win },
  { win: 1 - kept, back: kept - win },
]

/**
 * The line at which both sides are nearest to even. Lines are `step` apart, counted from `from` and a half; what they
 * cover falls with the line.
 */
function evenLine(from: number, step: number, cover: (line: number) => Cover): number {
  const lineAt = (n: number) => from + 0.5 + n * step
  const chance = (line: number) => {
    const { win, kept } = cover(line)
    return (win + kept) / 2
  }
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
export function timedOf({ steps: length, draws, extra, lineStep }: Timed): SportModel<TimedSide> {
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
      /** More points than `line`. */
      over: (line: number): Cover =>
        coverOf(line, (half) => {
          const missing = half - regularPoints(a + b, steps)
          return { win: above(totals, missing), kept: atLeast(totals, missing) }
        }),
      /** The home side ahead at the end with a start of `start`. The deciding step counts, if there is one. */
      covers: (start: number): Cover =>
        coverOf(start, (half) => {
          const behind = b - a - half
          const straight = { win: above(gaps, behind), kept: atLeast(gaps, behind) }
          if (draws || steps > length) return straight
          const decided = (isAhead: (margin: number) => boolean) =>
            level *
            (extraHome * Number(isAhead(byExtra + half)) +
              (1 - extraHome) * Number(isAhead(half - byExtra)) -
              Number(isAhead(half)))
          return {
            win: straight.win + decided((margin) => margin > 0),
            kept: straight.kept + decided((margin) => margin >= 0),
          }
        }),
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
        ? oneOf(home, level, 1 - home - level)
        : oneOf(home + level * extraHome, 1 - home - level * extraHome)
      const both = (line: number | undefined, cover: (line: number) => Cover): Chances =>
        line === undefined ? [] : bothSides(cover(line))
      return { result, handicap: both(lines.handicap, covers), total: both(lines.total, over) }
    },
    lines(at, side): Lines {
      const { covers, over } = chancesAt(at, side)
      const [a, b] = at.sets[0] ?? [0, 0]
      const points = regularPoints(a + b, at.steps)
      return {
        // A start for the home side raises its chance, and `evenLine` needs a falling one, so it searches the negative
        // start.
        handicap: 0 - evenLine(a - b, lineStep, (margin) => covers(-margin)),
        // If no more points can come, the line is above the total: nobody bets on points that are scored already.
        total: Math.max(evenLine(points, lineStep, over), points + 0.5),
      }
    },
    came({ sets, steps }, _side, { handicap = 0, total = 0 }) {
      const [a, b] = sets[0] ?? [0, 0]
      const winner = draws ? (a > b ? 0 : a === b ? 1 : 2) : a > b ? 0 : 1
      const home = cameBy(handicap, (half) => a - b + half)
      const over = cameBy(total, (half) => regularPoints(a + b, steps) - half)
      return {
        result: onlyWinner(winner, draws ? 3 : 2),
        handicap: [home, opposite(home)],
        total: [over, opposite(over)],
      }
    },
  }
}

/** The home side's chance to win the deciding step, in ten-thousandths: its share of what both sides score. */
function extraShare(home: Scoring, away: Scoring): number {
  const mean = (scoring: Scoring) => scoring.reduce((sum, share, points) => sum + share * points, 0)
  return Math.round((PER * mean(home)) / (mean(home) + mean(away)))
}
