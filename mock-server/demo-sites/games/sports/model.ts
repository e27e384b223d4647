import type { Roll } from '../game.ts'

/** Points of both sides, home first. */
export type Score = readonly [home: number, away: number]

/** How far a match is: the score of each set (one, where a match has none), and the steps that are played. */
export type Progress = { sets: readonly Score[]; steps: number; isOver: boolean }

/** The chances of a market's outcomes, 0 to 1, in the order of its outcomes. */
export type Chances = readonly number[]

/** The result (who wins), and a total: goals, points or sets over or under a line. */
export const MARKETS = ['result', 'total'] as const
export type Market = (typeof MARKETS)[number]

/**
 * How a sport is played, in steps of equal length: minutes, rallies, games of a set. `Side` is what a match's two
 * sides are good for. The chances are exact for the same steps that a match is drawn with, so that odds are fair at
 * any moment.
 */
export type SportModel<Side> = {
  start: Progress
  /** A match never takes more steps. */
  mostSteps: number
  step(before: Progress, side: Side, roll: Roll): Progress
  chances(at: Progress, side: Side): Record<Market, Chances>
  /** The outcome of a finished match, by market: its place in the chances. */
  outcome(at: Progress, side: Side): Record<Market, number>
}
