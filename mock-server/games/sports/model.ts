import type { Roll } from '../../seeded.ts'

/** Points of both sides, home first. */
export type Score = readonly [home: number, away: number]

/** How far a match is: the score of each set (of the whole match, if it has no sets), and the number of played steps. */
export type Progress = { sets: readonly Score[]; steps: number; isOver: boolean }

/** The chances of a market's outcomes, 0 to 1, in the order of its outcomes. */
export type Chances = readonly number[]

/** The result (who wins), the same with a start for one side, and a total: goals, points or sets over or under a line. */
export const MARKETS = ['result', 'handicap', 'total'] as const
export type Market = (typeof MARKETS)[number]

/**
 * Lines always have a half, so that no stake comes back. `handicap` is added to the home side's score (negative: the
 * home side gives a start); `total` is what the sum is over or under. A sport without a line has no such market, or one
 * that needs no number.
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
  /** The outcome of a finished match, by market: its place in the chances. */
  outcome(at: Progress, side: Side, lines: Lines): Record<Market, number>
}
