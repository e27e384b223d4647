import { paidAt } from '#contracts/payments.ts'
import type { TransactionRecord } from '#contracts/records.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { orderPath } from '../../lib/navigation/links.ts'
import { payPageOf } from './pay-pages.ts'

type Order = Pick<TransactionRecord, 'out_trade_no' | 'pay_way' | 'created_at'>

/**
 * Where an unpaid order is paid: its payment page, our order page (`to`), or customer service if the phone has lost the
 * payment page.
 */
export type WayToPay = { url: string } | { to: string } | 'service'

/**
 * The way to pay an open deposit order of the records. Undefined for an order that our order page could not show
 * (docs/rules.md#open-deposit-orders).
 */
export function wayToPay({ out_trade_no, pay_way, created_at }: Order): WayToPay | undefined {
  const url = payPageOf(out_trade_no)
  if (url !== undefined) return { url }
  if (paidAt(pay_way) === 'elsewhere') return 'service'
  if (parseBeijing(created_at) === undefined || !isOrderNo(out_trade_no)) return undefined
  return { to: orderPath(out_trade_no) }
}
