import { fen } from '#contracts/money.ts'
import { reviewApplication } from '../rules/activity.ts'
import { reviewAgent } from '../rules/agent.ts'
import { settleBet } from '../rules/bet.ts'
import { endOfDay, scheduleMidnight } from '../rules/day-end.ts'
import { reviewDeposit } from '../rules/deposit.ts'
import { reviewWithdrawal } from '../rules/withdrawal.ts'
import type { DueWorkHandler } from './due.ts'

/** Does one piece of due work, as of the moment it was due. What has been decided already stays as it is. */
export const doDueWork: DueWorkHandler = (world, nowMs, work) => {
  switch (work.kind) {
    case 'settle':
      settleBet(world, work.memberId, work.position, fen(work.payout), nowMs)
      return
    case 'review':
      if (work.what === 'deposit') reviewDeposit(world, work.id, true, nowMs)
      else if (work.what === 'withdrawal') reviewWithdrawal(world, work.id, true, nowMs)
      else if (work.what === 'agent') reviewAgent(world, work.id, true, nowMs)
      else reviewApplication(world, work.id, true, nowMs)
      return
    case 'expire':
      reviewDeposit(world, work.no, false, nowMs)
      return
    case 'midnight':
      endOfDay(world, nowMs)
      scheduleMidnight(world, nowMs)
  }
}
