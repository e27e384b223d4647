import type { DepositInfo } from './deposit.ts'
import { grouped, usdtDue } from './money.ts'
import { paidAt } from './payments.ts'

/** 元 or U: `paytype` may be a longer text, so "contains" decides. */
const isPaidInYuan = (paytype: string): boolean => /微信|支付宝/.test(paytype)

/**
 * The amount that /payInfo shows: amount over usdt_rate, rounded up, in 元 for 微信 and 支付宝, else in U. Without a rate 元
 * stay as they are, and U shows `--`. Only orders that are paid on this page are converted: bank transfers and
 * orders that are paid on another page are in 元 already. `type` is the message of the answer.
 */
export function shownDeposit(
  { amount, usdt_rate, paytype }: DepositInfo,
  type: string,
): { amount: string; unit: '元' | 'U' } {
  if (paidAt(paytype, type) !== 'order') return { amount: grouped(amount), unit: '元' }
  const converted = usdtDue(amount, usdt_rate)
  if (converted !== undefined) return { amount: grouped(converted), unit: isPaidInYuan(paytype) ? '元' : 'U' }
  return isPaidInYuan(paytype) ? { amount: grouped(amount), unit: '元' } : { amount: '--', unit: 'U' }
}
