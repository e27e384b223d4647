import { isOrderNo } from '../../api/deposit.ts'
import { serverNow } from '../../api/server-time.ts'
import { type Stored, storage } from '../../lib/storage.ts'

/** The online order that the member has left the page to pay (spec section 2; one at a time, the latest). */
export type PendingOrder = Stored<'pendingOrder'>

/** False when the phone does not keep it: the member must be told the number before the page is left (cases 2.4). */
export function rememberOrder(orderNo: string): boolean {
  // Its hour began when it was opened, not on the second way to its page.
  if (recallOrder()?.orderNo === orderNo) return true
  return isOrderNo(orderNo) && storage.set('pendingOrder', { orderNo, createdAtMs: serverNow() })
}

export const recallOrder = (): PendingOrder | undefined => storage.get('pendingOrder')

/** Forgets this one; a later one, which another tab may have begun, stays. */
export function forgetOrder({ orderNo }: PendingOrder): void {
  if (recallOrder()?.orderNo === orderNo) storage.remove('pendingOrder')
}
