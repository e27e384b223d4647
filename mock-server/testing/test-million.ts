import { fen } from '#contracts/money/money.ts'
import type { GameMath } from '../games/game.ts'
import type { Roll } from '../seeded.ts'

/** How many rounds prove a game's return to player (docs/rules.md#returns-of-the-demo-games). */
export const MILLION = 1_000_000
/** The stake of the trials is 100 元, so that odds in hundredths always pay whole fen. */
export const STAKE = fen(10_000)

/** Mean and standard deviation of the return over stake, of a million seeded rounds. */
export function playedMillion<P, D>(
  math: GameMath<P, D>,
  pick: P,
  roll: Roll,
): { mean: number; deviation: number } {
  let sum = 0
  let squares = 0
  for (let n = 0; n < MILLION; n++) {
    const returned = math.returned(STAKE, pick, math.draw(roll, pick)) / STAKE
    sum += returned
    squares += returned * returned
  }
  const mean = sum / MILLION
  return { mean, deviation: Math.sqrt(squares / MILLION - mean * mean) }
}

/** How far the mean of a million rounds may lie from the true one: four and a half standard errors. */
export const millionAllowance = (deviation: number): number => (4.5 * deviation) / Math.sqrt(MILLION)
