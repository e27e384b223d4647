import { isOrderNo } from '../../lib/order-path.ts'
import { type Stored, storage } from '../../lib/storage.ts'
import { keepPayPage } from './pay-pages.ts'

/** The online order that the member has left the page to pay: one at a time, the latest. */
export type PendingOrder = Stored<'pendingOrder'>

/** False when the phone does not keep it: the member must be told the number before the page is left. */
export function storePendingOrder(orderNo: string, url: string): boolean {
  if (!isOrderNo(orderNo)) return false
  const createdAtMs = keepPayPage(orderNo, url)
  return readPendingOrder()?.orderNo === orderNo || storage.set('pendingOrder', { orderNo, createdAtMs })
}

export const readPendingOrder = (): PendingOrder | undefined => storage.get('pendingOrder')

/** Forgets this one; a later one, which another tab may have begun, stays. */
export function forgetOrder({ orderNo }: PendingOrder): void {
  if (readPendingOrder()?.orderNo === orderNo) storage.remove('pendingOrder')
}
