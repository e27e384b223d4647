import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import {
  type Fen,
  lessFee,
  type Rate,
  requiredYuan,
  toUsdt,
  type UsdtCent,
  yuan,
  yuanIfKnown,
} from './money/money.ts'
import type { Protocol } from './wire/codes.ts'
import { anything, fieldsOf, forMember, successOf } from './wire/envelope.ts'
import { extension } from './wire/lenient.ts'
import { countIfAny, id, textIfAny } from './wire/wire.ts'

/** The fee of a withdrawal by its protocol, in USDT cents; undefined where the backend does not tell it. */
export type UsdtFees = Readonly<Record<Protocol, UsdtCent | undefined>>

/** What a withdrawal to an address is counted by: 元 for 1 USDT, where 0 is unknown, and the fees. */
export type UsdtTerms = { rate: Rate; fees: UsdtFees }

/** The protocol with the lower fee; undefined where they are equal, or where one is not told. */
export function cheaperProtocol({ TRC20, ERC20 }: UsdtFees): Protocol | undefined {
  if (TRC20 === undefined || ERC20 === undefined || TRC20 === ERC20) return undefined
  return TRC20 < ERC20 ? 'TRC20' : 'ERC20'
}

/** Without a fee that is known, what is received is not known either. */
export type UsdtQuote = { equivalent: UsdtCent; fee: UsdtCent | undefined; received: UsdtCent | undefined }

/**
 * What a withdrawal pays out in USDT: equivalent less the protocol's fee, never below 0. Undefined while the
 * rate is unknown.
 */
export function usdtQuote(amount: Fen, protocol: Protocol, { rate, fees }: UsdtTerms): UsdtQuote | undefined {
  const equivalent = toUsdt(amount, rate)
  if (equivalent === undefined) return undefined
  const fee = fees[protocol]
  return { equivalent, fee, received: fee === undefined ? undefined : lessFee(equivalent, fee) }
}

/** `cardId` is the id of one of the member's cards or addresses. */
export type WithdrawalRequest = { amount: Fen; cardId: string; payPassword: string }

/** `expected` says in words how long a review usually takes, and `out_trade_no` is the number of the record. */
const submitted = fieldsOf({ expected: extension(textIfAny), out_trade_no: extension(textIfAny) }, anything)

/**
 * `flow_rule` says in words how turnover is counted, and `flow_multiple` how many times its amount each deposit, red
 * packet and bonus requires. `min_withdrawal` is the least amount of a withdrawal.
 */
const wagering = z.object({
  bet_amount: yuan,
  flow_rule: extension(textIfAny),
  flow_multiple: extension(countIfAny),
  min_withdrawal: extension(yuanIfKnown),
})

const c = initContract()

export const withdrawalContract = c.router({
  withdraw: {
    method: 'POST',
    path: '/api/withdraw',
    summary: '提交取款',
    body: z.object({ amount: requiredYuan, bank: id, password: z.string() }),
    responses: { 200: successOf(submitted) },
    metadata: forMember,
  },
  getBetAmount: {
    method: 'POST',
    path: '/api/getBetAmount',
    summary: '打码量',
    body: z.object({}),
    responses: { 200: successOf(wagering) },
    metadata: forMember,
  },
})
