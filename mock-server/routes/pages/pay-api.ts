import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { type RouteMetadata, successOf } from '#contracts/wire/envelope.ts'
import type { PaymentPageOrder } from '../../games/games.ts'
import { paymentPageOrder, settlePayment } from '../../rules/orders/pay-order.ts'
import { isRefusal, success } from '../../rules/outcome.ts'
import type { Handlers } from '../handler.ts'

/**
 * The two calls of the payment service's page. They are outside the contract: a real payment page belongs to a third
 * party and reports to the backend without the app. The order number identifies the order (rules/orders/pay-order.ts).
 */
const byNumber = { access: 'visitor', origin: 'extension' } as const satisfies RouteMetadata
const order = successOf(z.custom<PaymentPageOrder>((value) => typeof value === 'object' && value !== null))
const no = z.string().check(z.maxLength(64))

export const payContract = initContract().router({
  order: {
    method: 'POST',
    path: '/_pay/order',
    summary: '演示收银台：订单',
    body: z.object({ no }),
    responses: { 200: order },
    metadata: byNumber,
  },
  settle: {
    method: 'POST',
    path: '/_pay/settle',
    summary: '演示收银台：支付结果',
    body: z.object({ no, paid: z.boolean() }),
    responses: { 200: order },
    metadata: byNumber,
  },
})

export const payHandlers: Handlers<typeof payContract> = {
  order: ({ world, body, now }) => {
    const shown = paymentPageOrder(world, body.no, now)
    return isRefusal(shown) ? shown : success(shown)
  },
  settle: ({ world, body, now }) => {
    const shown = settlePayment(world, body.no, body.paid, now)
    return isRefusal(shown) ? shown : success(shown)
  },
}
