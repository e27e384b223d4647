import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { onlyRows, samePage } from './answer-checks.ts'
import { yuan, yuanIfKnown } from './money/money.ts'
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
    description:
      'Lists the bets of the member, a page at a time, newest first. Amounts are in 元, and `win_loss` is signed; `Code` is the Chinese name of the venue. `status` is 0 invalid, 1 settled or 2 unsettled. Four fields may be left out: `flow` is the turnover that a settled bet counts, in 元; `game`, `pick` and `result` say in words for the player which game it was, what was bet on and what came out. `date` is 1 today, 2 the last 7 days, 3 the last 15 or 4 the last 30. `api_type` is a game category or empty.',
    body: z.object({ date: choice([1, 2, 3, 4]), page: integer, api_type: text }),
    responses: { 200: successOf(pagedOf(betRecord)) },
    metadata: { ...forMember, checks: [samePage()] },
  },
  gettransrecord: {
    method: 'POST',
    path: '/api/gettransrecord',
    summary: '交易记录',
    description:
      'Lists deposits (`type` 1), withdrawals (2), transfers in (3) or out (4), a page at a time, newest first. `amount` is in 元 and never negative. `state` is 1 pending, 2 approved or 3 rejected for deposits and withdrawals; 0 failed, 1 done, 2 waiting or 3 undefined for transfers. Four fields may be left out: `bank_not` is the last 4 characters of the card or address of a withdrawal; `balance_after` is the central wallet directly after the last posting of the row, in 元; `credited_at` is when an approved deposit reached it, in Beijing time; `remark` says in words for the player why a row was rejected or failed. `date` is 1 today, 2 the last 7 days, 3 the last 15 or 4 the last 30. A row may have a `type`; the app does not show a row of another type than the requested one.',
    body: z.object({ date: choice([1, 2, 3, 4]), type: choice([1, 2, 3, 4]), page: integer, api_type: text }),
    responses: { 200: successOf(pagedOf(transactionRecord)) },
    metadata: { ...forMember, checks: [samePage(), onlyRequestedType] },
  },
})
