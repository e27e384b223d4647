import { type Fen, grouped, ONE_TO_ONE, type Rate, usdtDue } from './money/money.ts'
import { paidAt } from './payments.ts'

/** What of a deposit order's `info` says how it is paid. */
type Order = { usdt_rate: Rate; paytype: string }

/**
 * Whether an order is paid in 元: 微信 and 支付宝, by the type of the answer or by `paytype`, which may be a longer text, so
 * "contains" decides; and all that is not paid on /payInfo, such as a bank transfer. `type` is the message of the answer.
 */
const isPaidInYuan = ({ paytype }: Order, type: string): boolean =>
  ['wxpay', 'alipay'].includes(type) || /微信|支付宝/.test(paytype) || paidAt(paytype, type) !== 'order'

/** A rate that is told, and is not 1, though the order is paid in 元: whoever divides by it shows another amount. */
export const hasWrongRate = (order: Order, type: string): boolean =>
  isPaidInYuan(order, type) && order.usdt_rate > 0 && order.usdt_rate !== ONE_TO_ONE

/**
 * The amount that /payInfo shows. 元 are shown as they are, whatever the rate says. Any other order is in U: amount over
 * usdt_rate, rounded up, and `--` without a rate.
 */
export function shownDeposit(
  { amount, ...order }: Order & { amount: Fen },
  type: string,
): { amount: string; unit: '元' | 'U' } {
  if (isPaidInYuan(order, type)) return { amount: grouped(amount), unit: '元' }
  const due = usdtDue(amount, order.usdt_rate)
  return { amount: due === undefined ? '--' : grouped(due), unit: 'U' }
}
