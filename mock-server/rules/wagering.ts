import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { add, type Fen, fen, min, subtract, ZERO } from '#contracts/money.ts'
import { append, lengthOf, rowAt } from '../state/log.ts'
import type { RequirementOrigin, WageringRequirement } from '../state/log-rows.ts'
import type { Member, World } from '../state/types.ts'

/**
 * Turnover that a member owes before a withdrawal (打码量): every approved deposit, red packet and collected
 * rebate asks its amount once; the stakes of settled valid bets pay it off, the oldest first. Nothing falls
 * below 0, and a stake that nothing asked for is not saved up for later.
 */
export function addRequirement(
  world: World,
  member: Member,
  { source, ref, amount }: { source: RequirementOrigin; ref: string; amount: Fen },
  now: number,
): void {
  const asked = fen(amount * WAGERING_MULTIPLE)
  append(world, 'wageringRequirements', member.id, { atMs: now, source, ref, amount: asked })
  member.wageringLeft = add(member.wageringLeft, asked)
}

/** Counts the stake of a settled valid bet: towards what is owed, and towards the member's level. */
export function countTurnover(member: Member, stake: Fen): void {
  member.wageringLeft = subtract(member.wageringLeft, min(stake, member.wageringLeft))
  member.turnover = add(member.turnover, stake)
}

export const isWageringDone = (member: Pick<Member, 'wageringLeft'>): boolean => member.wageringLeft <= ZERO

/** One deposit or bonus that is not played off yet, and how much of it is left. */
export type OpenRequirement = WageringRequirement & { left: Fen }

/**
 * What is left of each deposit and bonus, oldest first; their sum is `wageringLeft`. Since the oldest is paid first, what is
 * left lies in the newest: so nothing but the sum is kept, and reading costs as much as there are open ones.
 */
export function openRequirements(
  world: Pick<World, 'heads' | 'wageringRequirements'>,
  member: Member,
): OpenRequirement[] {
  const open: OpenRequirement[] = []
  let left = member.wageringLeft
  for (let at = lengthOf(world, 'wageringRequirements', member.id) - 1; at >= 0 && left > 0; at--) {
    const { atMs, source, ref, amount } = rowAt(world, 'wageringRequirements', member.id, at)
    const mine = min(amount, left)
    open.unshift({ atMs, source, ref, amount, left: mine })
    left = subtract(left, mine)
  }
  return open
}
