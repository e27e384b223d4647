import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { yuan, yuanIfKnown } from './money/money.ts'
import { onlyRows, samePage } from './wire/answer-checks.ts'
import { forMember, pagedOf, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import {
  beijingTime,
  choice,
  codeCodec,
  countIfAny,
  id,
  integer,
  state,
  text,
  textIfAny,
  timeIfAny,
} from './wire/wire.ts'

/**
 * `Code` is the venue's Chinese name; `win_loss` is signed; `status` is one of BET_STATUSES, or unknown.
 */
export const betRecord = z.object({
  bet_id: id,
  bet_amount: yuan,
  win_loss: yuan,
  Code: lenient(text),
  status: lenient(codeCodec([0, 1, 2])),
  flow: extension(yuanIfKnown),
  game: extension(textIfAny),
  pick: extension(textIfAny),
  result: extension(textIfAny),
  created_at: lenient(beijingTime),
})
export type BetRecord = z.output<typeof betRecord>

/**
 * `amount` is never negative. What `state` means depends on the requested type, see `transactionStateLabel` in
 * record-codes.ts. `type` repeats that type; a backend may leave it out. `bank_not` is the end of the card or
 * address of a withdrawal, `credited_at` the time of an approved deposit, and `remark` the reason of a failure.
 */
export const transactionRecord = z.object({
  out_trade_no: id,
  amount: yuan,
  pay_way: lenient(text),
  state: lenient(state),
  type: countIfAny,
  bank_not: extension(textIfAny),
  balance_after: extension(yuanIfKnown),
  credited_at: extension(timeIfAny),
  remark: extension(textIfAny),
  created_at: lenient(beijingTime),
})
/** Without `type`: every row has the requested type. */
export type TransactionRecord = Omit<z.output<typeof transactionRecord>, 'type'>

const onlyRequestedType = onlyRows<z.output<typeof transactionRecord>>(
  'data.data',
  'type',
  ({ type }, request) => type === undefined || type === Number(request.type),
)

const c = initContract()

export const recordsContract = c.router({
  betrecord: {
    method: 'POST',
    path: '/api/betrecord',
    summary: '投注记录',
    body: z.object({ date: choice([1, 2, 3, 4]), page: integer, api_type: text }),
    responses: { 200: successOf(pagedOf(betRecord)) },
    metadata: { ...forMember, checks: [samePage()] },
  },
  gettransrecord: {
    method: 'POST',
    path: '/api/gettransrecord',
    summary: '交易记录',
    body: z.object({ date: choice([1, 2, 3, 4]), type: choice([1, 2, 3, 4]), page: integer, api_type: text }),
    responses: { 200: successOf(pagedOf(transactionRecord)) },
    metadata: { ...forMember, checks: [samePage(), onlyRequestedType] },
  },
})
