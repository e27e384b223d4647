import type { DueWorkHandler } from '../state/due.ts'
import type { ReviewKind } from '../state/submissions.ts'
import { reviewAgent } from './agent.ts'
import { settleBet, voidBet } from './bets/bet.ts'
import { reviewApplication } from './bonus/activity.ts'
import { endOfDay, scheduleMidnight } from './orders/day-end.ts'
import { reviewDeposit } from './orders/deposit.ts'
import { noteReason } from './orders/refusal-reason.ts'
import { reviewWithdrawal } from './orders/withdrawal.ts'

/** How each kind of submission is decided. */
export const REVIEWS = {
  deposit: reviewDeposit,
  withdrawal: reviewWithdrawal,
  application: reviewApplication,
  agent: reviewAgent,
} as const satisfies Record<ReviewKind, unknown>

/** Does one piece of due work, as of the moment it was due. What has been decided already stays as it is. */
export const doDueWork: DueWorkHandler = (world, nowMs, work) => {
  switch (work.kind) {
    case 'settle':
      if (work.voids) voidBet(world, work.memberId, work.position, nowMs)
      else settleBet(world, work.memberId, work.position, work, nowMs)
      return
    case 'review':
      REVIEWS[work.what](world, work.id, !work.rejects, nowMs)
      return
    case 'expire':
      if (reviewDeposit(world, work.no, false, nowMs)) noteReason(world, 'deposit', work.no, '超过支付时间')
      return
    case 'midnight':
      endOfDay(world, nowMs)
      scheduleMidnight(world, nowMs)
  }
}
