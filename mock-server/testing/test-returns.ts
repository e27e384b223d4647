import { fen } from '#contracts/money/money.ts'
import type { GameMath } from '../games/game.ts'
import type { Roll } from '../seeded.ts'

/** The stake of the trials is 100 元, so that odds in hundredths always pay whole fen. */
export const STAKE = fen(10_000)
export const ROUNDS = 1_000_000

/** The distribution of returns, computed by counting: [probability, return over stake]. */
export type Spread = readonly (readonly [chance: number, returned: number])[]

export const meanOf = (spread: Spread): number => spread.reduce((sum, [p, r]) => sum + p * r, 0)

/** How far the mean of ROUNDS trials may differ from the true mean: 4.5 standard errors. */
export function allowanceOf(spread: Spread): number {
  const mean = meanOf(spread)
  const variance = spread.reduce((sum, [p, r]) => sum + p * (r - mean) ** 2, 0)
  return 4.5 * Math.sqrt(variance / ROUNDS)
}

/** Mean return over stake of ROUNDS seeded rounds. */
export function playedMean<P, D>(math: GameMath<P, D>, pick: P, roll: Roll): number {
  let sum = 0
  for (let i = 0; i < ROUNDS; i++) sum += math.returned(STAKE, pick, math.draw(roll, pick))
  return sum / ROUNDS / STAKE
}
