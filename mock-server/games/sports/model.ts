import type { Roll } from '../../seeded.ts'

/** Points of both sides, home first. */
export type Score = readonly [home: number, away: number]

/** How far a match is: the score of each set (of the whole match, if it has no sets), and the number of played steps. */
export type Progress = { sets: readonly Score[]; steps: number; isOver: boolean }

/**
 * What a stake on an outcome may expect: `win` is the share of it that wins and `back` the share that comes back, 0 to 1.
 * Without a line that can be met exactly nothing comes back, and `win` is the chance of the outcome.
 */
export type Chance = { win: number; back: number }
/** The chances of a market's outcomes, in their order. */
export type Chances = readonly Chance[]

/** How an outcome ends, in halves of the stake that win: 2 赢, 1 赢半, 0 走盘, -1 输半, -2 输. */
export type Came = -2 | -1 | 0 | 1 | 2

/** The chances of outcomes of which exactly one wins. */
export const oneOf = (...wins: readonly number[]): Chances => wins.map((win) => ({ win, back: 0 }))
/** How such outcomes end. */
export const onlyWinner = (winner: number, outcomes: number): Came[] =>
  Array.from({ length: outcomes }, (_, at) => (at === winner ? 2 : -2))

/** The result (who wins), the same with a start for one side, and a total: goals, points or sets over or under a line. */
export const MARKETS = ['result', 'handicap', 'total'] as const
export type Market = (typeof MARKETS)[number]

/**
 * `handicap` is added to the home side's score (negative: the home side gives a start); `total` is what the sum is over or
 * under. A whole line that is met exactly returns the stake. On a quarter (0.25, 0.75) half of the stake is on the line
 * below and half on the line above. A sport without a line has no such market, or one that needs no number.
 */
export type Lines = Partial<Record<'handicap' | 'total', number>>

/**
 * How a sport is played, in steps of equal length: minutes, rallies, games of a set. `Side` is the strength of a
 * match's two sides. The chances are exact for the steps that a match is drawn with, so that odds are fair at any
 * moment.
 */
export type SportModel<Side> = {
  start: Progress
  /** The largest number of steps in a match. */
  mostSteps: number
  step(before: Progress, side: Side, roll: Roll): Progress
  /** Without chances there is no such market. */
  chances(at: Progress, side: Side, lines: Lines): Record<Market, Chances>
  /** The lines at which the two outcomes are as equal as possible at this moment. */
  lines(at: Progress, side: Side): Lines
  /** How each outcome of a finished match ends, by market, in the order of the chances. */
  came(at: Progress, side: Side, lines: Lines): Record<Market, readonly Came[]>
}

/** The two lines on which the halves of a stake are: the same one, unless it is a quarter. */
export const halvesOf = (line: number): readonly [number, number] =>
  Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]

/** How a bet ends that is ahead of its line by `margin(line)`, which is 0 where the line is met exactly. */
export function cameBy(line: number, margin: (half: number) => number): Came {
  const [low, high] = halvesOf(line).map((half) => Math.sign(margin(half)))
  return ((low ?? 0) + (high ?? 0)) as Came
}
export const opposite = (came: Came): Came => (0 - came) as Came
