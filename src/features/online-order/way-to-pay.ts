import { paidAt } from '#contracts/money/payments.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import type { TransactionRecord } from '../../api/queries/records.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { orderPath } from '../../lib/navigation/links.ts'
import { payPageOf } from './pay-pages.ts'

type Order = Pick<TransactionRecord, 'orderNo' | 'payWay' | 'createdAt'>

/**
 * Where an unpaid order is paid: its payment page, our order page (`to`), or customer service if the phone has lost the
 * payment page.
 */
export type WayToPay = { url: string } | { to: string } | 'service'

/**
 * The way to pay an open deposit order of the records. Undefined for an order that our order page could not show
 * (docs/rules.md#open-deposit-orders).
 */
export function wayToPay({ orderNo, payWay, createdAt }: Order): WayToPay | undefined {
  const url = payPageOf(orderNo)
  if (url !== undefined) return { url }
  if (paidAt(payWay) === 'elsewhere') return 'service'
  if (parseBeijing(createdAt) === undefined || !isOrderNo(orderNo)) return undefined
  return { to: orderPath(orderNo) }
}
