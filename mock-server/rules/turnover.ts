import { type Fen, type Share, shareOf, ZERO } from '#contracts/money.ts'
import { TURNOVER_PERCENT } from '../data/turnover-weights.ts'
import { isGameCategory } from '../data/venues.ts'
import type { Bet } from '../state/log-rows.ts'

/**
 * How much of a bet counts as turnover (打码量), the same for withdrawals, VIP levels, rebates and promotions
 * (docs/rules.md#counted-turnover). No other place decides it.
 */

const ONE_PERCENT = 10_000
/** Where a stake that comes back to the fen is a tie. Elsewhere it is a win like any other. */
const WITH_TIES: readonly string[] = ['realbet', 'joker', 'sport', 'gaming']

/** How a bet comes out. */
export type BetOutcome = {
  /** What it pays back in total, the stake included. */
  payout: Fen
  /** The part of the stake that counts, by the game's own rules. Left out: the whole stake, or 0 for a tie. */
  countedStake?: Fen | undefined
}

/** The turnover of a bet that settles: the stake that counts, times the weight of its category, rounded down to the fen. */
export function turnoverOf(
  { category, stake }: Pick<Bet, 'category' | 'stake'>,
  { payout, countedStake }: BetOutcome,
): Fen {
  const isTie = payout === stake && WITH_TIES.includes(category)
  const counted = countedStake ?? (isTie ? ZERO : stake)
  const percent = isGameCategory(category) ? TURNOVER_PERCENT[category] : 0
  return shareOf(counted, (percent * ONE_PERCENT) as Share)
}
