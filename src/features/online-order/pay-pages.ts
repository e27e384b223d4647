import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { isOrderNo } from '../../lib/order-path.ts'
import { safeExternalUrl } from '../../lib/safe-url.ts'
import { storage } from '../../lib/storage.ts'

/**
 * The pages on which open orders are paid. The server names a page once, when it opens the order: the phone keeps it for
 * the order's hour, so that whoever comes back can still pay. What stands in the storage is checked as an answer is.
 */
type PayPage = { orderNo: string; url: string; createdAtMs: number }

/** So many of the longest addresses fit the storage's limit for this key. */
const MAX_PAGES = 15

const KEY = 'yz:pay-pages'
const isOf = (orderNo: string) => (page: PayPage) => page.orderNo === orderNo
const isNot = (orderNo: string) => (page: PayPage) => page.orderNo !== orderNo
const isOpen = (page: Partial<Record<keyof PayPage, unknown>>): page is PayPage =>
  typeof page.orderNo === 'string' &&
  isOrderNo(page.orderNo) &&
  typeof page.createdAtMs === 'number' &&
  serverNow() - page.createdAtMs < DEPOSIT_WINDOW_MS &&
  safeExternalUrl(page.url) !== undefined

const openPages = (): PayPage[] => (storage.get(KEY) ?? []).filter(isOpen)

/** When this order was opened, as far as the phone knows: its hour does not begin anew on the second way to its page. */
const openedMs = (orderNo: string): number => {
  const pending = storage.get('pendingOrder')
  if (pending?.orderNo === orderNo) return pending.createdAtMs
  return openPages().find(isOf(orderNo))?.createdAtMs ?? serverNow()
}

/** Keeps the page of an order, the latest last, and says when the order was opened. */
export function keepPayPage(orderNo: string, url: string): number {
  const createdAtMs = openedMs(orderNo)
  const page = { orderNo, url, createdAtMs }
  if (isOpen(page)) {
    storage.set(KEY, [...openPages().filter(isNot(orderNo)), page].slice(-MAX_PAGES))
  }
  return createdAtMs
}

/** Where an order is paid; undefined where the phone has never known it, or its hour is over. */
export const payPageOf = (orderNo: string): string | undefined => openPages().find(isOf(orderNo))?.url

/** The order is decided: nothing is left to pay. */
export function forgetPayPage(orderNo: string): void {
  const pages = openPages().filter(isNot(orderNo))
  if (pages.length > 0) storage.set(KEY, pages)
  else storage.remove(KEY)
}
