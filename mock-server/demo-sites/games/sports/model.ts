import type { Roll } from '../game.ts'

/** Points of both sides, home first. */
export type Score = readonly [home: number, away: number]

/** How far a match is: the score of each set (one, where a match has none), and the steps that are played. */
export type Progress = { sets: readonly Score[]; steps: number; isOver: boolean }

/** The chances of a market's outcomes, 0 to 1, in the order of its outcomes. */
export type Chances = readonly number[]

/** The result (who wins), the same with a start for one side, and a total: goals, points or sets over or under a line. */
export const MARKETS = ['result', 'handicap', 'total'] as const
export type Market = (typeof MARKETS)[number]

/**
 * Lines, always with a half, so that no stake comes back: what the home side's score is raised by in the handicap
 * (negative: it gives a start), and the total that is over or under. A sport without one has no such market, or asks no
 * number.
 */
export type Lines = Partial<Record<'handicap' | 'total', number>>

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
  /** No chances: there is no such market. */
  chances(at: Progress, side: Side, lines: Lines): Record<Market, Chances>
  /** The lines at which both outcomes are as equal as they can be at this moment. */
  lines(at: Progress, side: Side): Lines
  /** The outcome of a finished match, by market: its place in the chances. */
  outcome(at: Progress, side: Side, lines: Lines): Record<Market, number>
}
