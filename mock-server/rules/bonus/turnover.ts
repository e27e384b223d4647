import { type Fen, type Share, shareOf, ZERO } from '#contracts/money/money.ts'
import { isGameCategory } from '../../state/catalogue.ts'
import type { Bet } from '../../state/store/log-rows.ts'
import { TURNOVER_PERCENT } from './turnover-weights.ts'

/**
 * How much of a bet counts: as turnover (打码量) for withdrawals, VIP levels and promotions, and as valid stake for
 * rebates (docs/rules.md#counted-turnover). Only this file decides it.
 */

const ONE_PERCENT = 10_000
/** Categories in which a payout equal to the stake is a tie. In the others it is a win. */
const WITH_TIES: readonly string[] = ['realbet', 'joker', 'lottery', 'sport', 'gaming']

/** The outcome of a bet. */
export type BetOutcome = {
  /** What the bet pays back in total, the stake included. */
  payout: Fen
  /**
   * The part of the stake that counts, if the game has rules of its own. Default: the whole stake, or 0 for a tie.
   */
  countedStake?: Fen | undefined
  /** The part of the stake that was not played: it comes back, and the bet's stake is the rest. */
  unplayed?: Fen | undefined
}

type Staked = Pick<Bet, 'category' | 'stake'>

/**
 * The valid stake (有效投注) of a bet that settles: the part of its stake that was at risk. Rebates are a share of it.
 */
export function validStakeOf({ category, stake }: Staked, { payout, countedStake }: BetOutcome): Fen {
  const isTie = payout === stake && WITH_TIES.includes(category)
  return countedStake ?? (isTie ? ZERO : stake)
}

/** The turnover of a bet that settles: its valid stake times the weight of its category, rounded down to the fen. */
export function turnoverOf(bet: Staked, outcome: BetOutcome): Fen {
  const percent = isGameCategory(bet.category) ? TURNOVER_PERCENT[bet.category] : 0
  return shareOf(validStakeOf(bet, outcome), (percent * ONE_PERCENT) as Share)
}
