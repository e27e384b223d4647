import type { Fen } from '#contracts/money/money.ts'
import { type Stored, storage } from '../../lib/device/storage.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { keepPayPage } from './pay-pages.ts'

/** The last online order that the member left the app to pay. */
export type PendingOrder = Stored<'pendingOrder'>

/** Stores the order. False if the phone cannot: then the member must see the order number before leaving the app. */
export function storePendingOrder(orderNo: string, url: string, amount?: Fen): boolean {
  if (!isOrderNo(orderNo)) return false
  const createdAtMs = keepPayPage(orderNo, url, amount)
  return readPendingOrder()?.orderNo === orderNo || storage.set('pendingOrder', { orderNo, createdAtMs })
}

export const readPendingOrder = (): PendingOrder | undefined => storage.get('pendingOrder')

/** Forgets this order. A newer one, perhaps of another tab, stays. */
export function forgetOrder({ orderNo }: PendingOrder): void {
  if (readPendingOrder()?.orderNo === orderNo) storage.remove('pendingOrder')
}
