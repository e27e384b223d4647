import { BET_INVALID, BET_OPEN, BET_SETTLED } from '#contracts/wire/record-codes.ts'
import type { Model, ModelBet, Person } from './state.ts'
import { venueMoney } from './wallet.ts'

/** How a bet ends, and what of it counts (docs/rules.md#counted-turnover). */

/** Where half of a stake counts as turnover. */
const HALF_COUNTS = ['zrt', 'qpg', 'cpz']
/** Where a stake that comes back to the fen is a tie. */
const WITH_TIES = ['zrt', 'qpg', 'cpz', 'tyg', 'djg']

const validOf = ({ plat, stake, payout, short, atRisk }: ModelBet): number =>
  atRisk !== undefined ? atRisk : short || (payout === stake && WITH_TIES.includes(plat)) ? 0 : stake
const countedOf = (bet: ModelBet): number =>
  HALF_COUNTS.includes(bet.plat) ? Math.floor(validOf(bet) / 2) : validOf(bet)

/** A settled bet counts once: its turnover for the requirement and the VIP level, its valid stake for the day's rebate. */
export function settleBet(m: Model, p: Person, placed: ModelBet): void {
  if (placed.state !== BET_OPEN) return
  placed.state = BET_SETTLED
  pay(m, p, placed.plat, placed.payout)
  placed.counted = countedOf(placed)
  p.wager -= Math.min(p.wager, placed.counted)
  p.turnover += placed.counted
  p.today[placed.plat] = (p.today[placed.plat] ?? 0) + validOf(placed)
}

function pay(m: Model, p: Person, plat: string, amount: number): void {
  p.venues[plat] = venueMoney(p, plat) + amount
  m.outside.venueResults[plat] = (m.outside.venueResults[plat] ?? 0) - amount
}

/** Declares a bet invalid: the stake is returned and does not count. */
export function voidBet(m: Model, p: Person, placed: ModelBet): boolean {
  if (placed.state !== BET_OPEN) return false
  placed.state = BET_INVALID
  pay(m, p, placed.plat, placed.stake)
  return true
}
