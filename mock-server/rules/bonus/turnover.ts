import { type Fen, type Share, shareOf, ZERO } from '#contracts/money/money.ts'
import { TURNOVER_PERCENT } from '../../data/turnover-weights.ts'
import { isGameCategory } from '../../data/venues.ts'
import type { Bet } from '../../state/store/log-rows.ts'

/**
 * How much of a bet counts: as turnover (打码量) for withdrawals, VIP levels and promotions, and as valid stake for rebates
 * (docs/rules.md#counted-turnover). No other place decides it.
 */

const ONE_PERCENT = 10_000
/** Where a stake that comes back to the fen is a tie. Elsewhere it is a win like any other. */
const WITH_TIES: readonly string[] = ['realbet', 'joker', 'lottery', 'sport', 'gaming']

/** How a bet comes out. */
export type BetOutcome = {
  /** What it pays back in total, the stake included. */
  payout: Fen
  /** The part of the stake that counts, by the game's own rules. Left out: the whole stake, or 0 for a tie. */
  countedStake?: Fen | undefined
}

type Staked = Pick<Bet, 'category' | 'stake'>

/** The valid stake (有效投注) of a bet that settles: the part of its stake that was at risk. Rebates are paid on it. */
export function validStakeOf({ category, stake }: Staked, { payout, countedStake }: BetOutcome): Fen {
  const isTie = payout === stake && WITH_TIES.includes(category)
  return countedStake ?? (isTie ? ZERO : stake)
}

/** The turnover of a bet that settles: its valid stake times the weight of its category, rounded down to the fen. */
export function turnoverOf(bet: Staked, outcome: BetOutcome): Fen {
  const percent = isGameCategory(bet.category) ? TURNOVER_PERCENT[bet.category] : 0
  return shareOf(validStakeOf(bet, outcome), (percent * ONE_PERCENT) as Share)
}
