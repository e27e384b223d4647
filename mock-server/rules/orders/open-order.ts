import type { PaymentMethod } from '#contracts/money/payments.ts'
import { PENDING } from '#contracts/wire/record-codes.ts'
import type { Deposit } from '../../state/submissions.ts'
import type { World } from '../../state/types.ts'
import { type Refusal, refuse } from '../outcome.ts'
import { payableUntil } from './deposit.ts'

/** The rule of one open order for each payment method (docs/rules.md#open-deposit-orders). */

const openOrderOf = (world: World, memberId: string, method: PaymentMethod): Deposit | undefined =>
  Object.values(world.deposits).find(
    (order) => order.memberId === memberId && order.method === method && order.state === PENDING,
  )

/** The refusal of a further order of this method; undefined if the member may open one. */
export function openOrderRefusal(world: World, memberId: string, method: PaymentMethod): Refusal | undefined {
  const order = world.site.switches.oneOpenOrder ? openOrderOf(world, memberId, method) : undefined
  if (!order) return undefined
  const orderText = `您有一笔${order.payWay}订单（${order.no}）`
  return refuse(
    payableUntil(order) === undefined
      ? `${orderText}待审核，请等待审核后再提交`
      : `${orderText}待支付，请先完成支付，或等支付时间结束后再提交`,
  )
}

const CODES = 900_000
/**
 * A prime number, so that no two of the first 900,000 members have the same code, and the codes of neighbours are
 * far apart.
 */
const STEP = 79_193

/**
 * The code that a member writes into the remark of a bank transfer: 6 digits, always the same for the member. It
 * distinguishes payers with the same amount and name (docs/rules.md#receiving-accounts).
 */
export const remarkOf = (memberId: string): string =>
  String(100_000 + ((Number(memberId.replace(/\D/g, '')) * STEP) % CODES))
