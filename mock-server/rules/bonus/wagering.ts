import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { add, type Fen, fen, min, subtract, ZERO } from '#contracts/money/money.ts'
import { append, lengthOf, rowAt, rowsOf } from '../../state/store/log.ts'
import type { RequirementOrigin, WageringRequirement } from '../../state/store/log-rows.ts'
import type { Member, World } from '../../state/types.ts'

/**
 * The wagering requirement before a withdrawal (打码量). Every approved deposit, red packet, collected rebate and
 * promotion adds its amount once. Turnover (turnover.ts) reduces it, the oldest item first. It never falls below
 * 0, so turnover beyond it does not count for later items.
 */
export function addRequirement(
  world: World,
  member: Member,
  { source, ref, amount }: { source: RequirementOrigin; ref: string; amount: Fen },
  now: number,
): void {
  const required = fen(amount * WAGERING_MULTIPLE)
  append(world, 'wageringRequirements', member.id, { atMs: now, source, ref, amount: required })
  member.wageringLeft = add(member.wageringLeft, required)
}

/** Counts the turnover of a settled bet for the wagering requirement and for the VIP level. */
export function countTurnover(member: Member, turnover: Fen): void {
  member.wageringLeft = subtract(member.wageringLeft, min(turnover, member.wageringLeft))
  member.turnover = add(member.turnover, turnover)
}

export const isWageringDone = (member: Pick<Member, 'wageringLeft'>): boolean => member.wageringLeft <= ZERO

/** The requirement of one deposit or bonus that is not met yet; `left` is what remains of it. */
export type OpenRequirement = WageringRequirement & { left: Fen }

/**
 * The open requirements of deposits and bonuses, oldest first; their sum is `wageringLeft`. The oldest is met
 * first, so what remains belongs to the newest. That is why only the sum is stored, and only open items are read.
 */
export function openRequirements(
  world: Pick<World, 'heads' | 'wageringRequirements'>,
  member: Member,
): OpenRequirement[] {
  const open: OpenRequirement[] = []
  let left = member.wageringLeft
  for (let at = lengthOf(world, 'wageringRequirements', member.id) - 1; at >= 0 && left > 0; at--) {
    const { atMs, source, ref, amount } = rowAt(world, 'wageringRequirements', member.id, at)
    const remaining = min(amount, left)
    open.unshift({ atMs, source, ref, amount, left: remaining })
    left = subtract(left, remaining)
  }
  return open
}

/** The member's applications that were paid at or after `sinceMs`: id → time of the payment, epoch ms. */
export function paidApplications(
  world: Pick<World, 'heads' | 'wageringRequirements'>,
  member: Member,
  sinceMs: number,
): Map<string, number> {
  const window = { fromMs: sinceMs, toMs: Number.POSITIVE_INFINITY }
  const paid = new Map<string, number>()
  for (const { source, ref, atMs } of rowsOf(world, 'wageringRequirements', member.id, window))
    if (source === 'promotion') paid.set(ref, atMs)
  return paid
}
