import type { Decider, ReviewKind } from '../state/submissions.ts'
import type { World } from '../state/types.ts'
import { reviewAgent } from './agent.ts'
import { reviewApplication } from './bonus/activity.ts'
import { reviewDeposit } from './orders/deposit.ts'
import { noteReason } from './orders/refusal-reason.ts'
import { reviewWithdrawal } from './orders/withdrawal.ts'

/** How each kind of submission is decided. */
const REVIEWS = {
  deposit: reviewDeposit,
  withdrawal: reviewWithdrawal,
  application: reviewApplication,
  agent: reviewAgent,
} as const satisfies Record<ReviewKind, unknown>

/** `reason`: the reviewer's own words for the member; empty for none. `by`: who decides. */
export type Decision = { what: ReviewKind; id: string; approve: boolean; reason: string; by: Decider }

/**
 * Approves or rejects what waits for review. Its letter and its record say why, and it keeps who decided. False if there
 * is no such submission, or it has been decided.
 */
export function decide(world: World, { what, id, approve, reason, by }: Decision, now: number): boolean {
  if (!REVIEWS[what](world, id, approve, now, reason)) return false
  if (reason !== '') noteReason(world, what, id, reason)
  noteDecider(world, what, id, by)
  return true
}

const COLLECTIONS = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  application: 'applications',
  agent: 'agentApplications',
} as const satisfies Record<ReviewKind, keyof World>

/** Keeps who decided a submission. */
export function noteDecider(world: World, what: ReviewKind, id: string, by: Decider): void {
  const submission = world[COLLECTIONS[what]][id]
  if (submission) submission.decidedBy = by
}
