import type { DueWorkHandler } from '../state/due.ts'
import { settleBet, voidBet } from './bets/bet.ts'
import { decide, noteDecider } from './decide.ts'
import { endOfDay, scheduleMidnight } from './orders/day-end.ts'
import { reviewDeposit } from './orders/deposit.ts'
import { noteReason } from './orders/refusal-reason.ts'
import { AUTO_REFUSAL } from './refusal-reasons.ts'

const AUTO = {
  approval: { approve: true, reason: '', by: 'auto' },
  refusal: { approve: false, reason: AUTO_REFUSAL, by: 'auto' },
} as const

/** Does one piece of due work, as of the moment it was due. What has been decided already stays as it is. */
export const doDueWork: DueWorkHandler = (world, nowMs, work) => {
  switch (work.kind) {
    case 'settle':
      if (work.voids) voidBet(world, work.memberId, work.position, nowMs)
      else settleBet(world, work.memberId, work.position, work, nowMs)
      return
    case 'review':
      decide(world, { what: work.what, id: work.id, ...AUTO[work.rejects ? 'refusal' : 'approval'] }, nowMs)
      return
    case 'expire':
      if (!reviewDeposit(world, work.no, false, nowMs)) return
      noteReason(world, 'deposit', work.no, '超过支付时间')
      noteDecider(world, 'deposit', work.no, 'expiry')
      return
    case 'midnight':
      endOfDay(world, nowMs)
      scheduleMidnight(world, nowMs)
  }
}
