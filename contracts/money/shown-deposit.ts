import { type Fen, grouped, ONE_TO_ONE, type Rate, usdtDue } from './money.ts'
import { paidAt } from './payments.ts'

/** The fields of a deposit order's `info` that say how it is paid. */
type Order = { usdtRate: Rate; payWay: string }

/**
 * Whether an order is paid in 元. That is true for 微信 and 支付宝, by `type` (the message of the answer) or by
 * `payWay`, which may be a longer text that contains the name. It is also true for everything that is not paid on
 * /payInfo, such as a bank transfer.
 */
const isPaidInYuan = ({ payWay }: Order, type: string): boolean =>
  ['wxpay', 'alipay'].includes(type) || /微信|支付宝/.test(payWay) || paidAt(payWay, type) !== 'order'

/** Whether an order in 元 has another rate than 1. A client that divides by it would show a wrong amount. */
export const hasWrongRate = (order: Order, type: string): boolean =>
  isPaidInYuan(order, type) && order.usdtRate > 0 && order.usdtRate !== ONE_TO_ONE

/**
 * The amount that /payInfo shows. An order in 元 shows 元, whatever its rate. Any other order is in U: the amount
 * divided by its rate, rounded up, or `--` without a rate.
 */
export function shownDeposit(
  { amount, ...order }: Order & { amount: Fen },
  type: string,
): { amount: string; unit: '元' | 'U' } {
  if (isPaidInYuan(order, type)) return { amount: grouped(amount), unit: '元' }
  const due = usdtDue(amount, order.usdtRate)
  return { amount: due === undefined ? '--' : grouped(due), unit: 'U' }
}
