import { TURNOVER_TIMES } from '#contracts/limits.ts'
import { add, type Fen, fen, min, subtract, ZERO } from '#contracts/money.ts'
import type { Member } from '../world/world.ts'

/**
 * Turnover that a member owes before a withdrawal (打码量; readings, Wagering): every approved deposit, red packet and
 * collected rebate asks its amount once; the stakes of settled valid bets pay it off. It never falls below 0.
 */
export function oweTurnover(member: Member, amount: Fen): void {
  member.wagerLeft = add(member.wagerLeft, fen(amount * TURNOVER_TIMES))
}

/** Counts the stake of a settled valid bet: towards what is owed, and towards the member's level. */
export function countTurnover(member: Member, stake: Fen): void {
  member.wagerLeft = subtract(member.wagerLeft, min(stake, member.wagerLeft))
  member.turnover = add(member.turnover, stake)
}

export const mayWithdraw = (member: Member): boolean => member.wagerLeft <= ZERO
