import type { PaymentPageOrder } from '../../games/games.ts'
import type { World } from '../../state/types.ts'
import { type Refusal, refuse } from '../outcome.ts'
import { payableUntil, reviewDeposit } from './deposit.ts'
import { noteReason } from './refusal-reason.ts'

/**
 * The calls of the payment service's page. The page reads an online order by its number, which only the payer
 * knows, and reports the result. A paid order is credited without a review, and only once.
 */

export function paymentPageOrder(world: World, no: string, now: number): Refusal | PaymentPageOrder {
  const order = world.deposits[no]
  const until = order && payableUntil(order)
  if (!order || until === undefined || order.method !== 'pipay')
    return refuse('支付订单不存在，请返回充值页重新下单')
  const { payWay: label, amount, state } = order
  return { no, label, amount, state, until, now }
}

/** A payment service or a chain reports on an order. False if the order is done or unknown, or the report is too late. */
export function reportPayment(world: World, no: string, paid: boolean, now: number): boolean {
  const order = world.deposits[no]
  if (!order || !reviewDeposit(world, no, paid, now)) return false
  order.decidedBy = 'payment'
  if (!paid) noteReason(world, 'deposit', no, '支付未完成')
  return true
}

/** Pays or cancels a pending order. A second report, or one after the hour, changes nothing. */
export function settlePayment(
  world: World,
  no: string,
  paid: boolean,
  now: number,
): Refusal | PaymentPageOrder {
  if (world.deposits[no]?.method === 'pipay') reportPayment(world, no, paid, now)
  return paymentPageOrder(world, no, now)
}
