import type { Fen } from '#contracts/money/money.ts'
import type { GameMath } from '../../demo-sites/games/game.ts'
import type { BetOutcome } from '../bonus/turnover.ts'

/** The outcome of a bet by the mathematics of its game. */
export const outcomeOf = <Pick, Drawn>(
  math: GameMath<Pick, Drawn>,
  stake: Fen,
  pick: Pick,
  drawn: Drawn,
): BetOutcome => ({
  payout: math.returned(stake, pick, drawn),
  countedStake: math.countedStake?.(stake, pick, drawn),
})
