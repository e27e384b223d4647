import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { forMember, ok, pagedOf } from './envelope.ts'
import { yuan } from './money.ts'
import { beijingTime, choice, codeOf, id, integer, state, text } from './wire.ts'

/** `Code` is the venue's Chinese name; `win_loss` is signed; `status` is one of BET_STATUSES, or unknown. */
export const betRecord = z.object({
  bet_id: id,
  bet_amount: yuan,
  win_loss: yuan,
  Code: text,
  status: codeOf([0, 1, 2]),
  created_at: beijingTime,
})
export type BetRecord = z.output<typeof betRecord>

/** `amount` is absolute; what `state` means hangs on the type asked for: see `transactionStateLabel` in codes.ts. */
export const transactionRecord = z.object({
  out_trade_no: id,
  amount: yuan,
  pay_way: text,
  state,
  created_at: beijingTime,
})
export type TransactionRecord = z.output<typeof transactionRecord>

const c = initContract()

export const recordsContract = c.router({
  betrecord: {
    method: 'POST',
    path: '/api/betrecord',
    summary: '投注记录',
    description: 'A page of bets; api_type is a category key or empty. Spec sections 2, 3, 4, 7.',
    body: z.object({ date: choice([1, 2, 3, 4]), page: integer, api_type: text }),
    responses: { 200: ok(pagedOf(betRecord)) },
    metadata: forMember,
  },
  gettransrecord: {
    method: 'POST',
    path: '/api/gettransrecord',
    summary: '交易记录',
    description:
      'A page of deposits (1), withdrawals (2), transfers in (3) or out (4). Spec sections 2, 3, 4, 7, 9.',
    body: z.object({ date: choice([1, 2, 3, 4]), type: choice([1, 2, 3, 4]), page: integer, api_type: text }),
    responses: { 200: ok(pagedOf(transactionRecord)) },
    metadata: forMember,
  },
})
