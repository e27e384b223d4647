import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { isOrderNo } from '../../lib/order-path.ts'
import { safeExternalUrl } from '../../lib/safe-url.ts'
import { storage } from '../../lib/storage.ts'

/**
 * The payment pages of open orders. The server sends a page's address once, when it creates the order. The phone
 * keeps it for the order's hour, so that a member who comes back can still pay. Stored rows are checked like answers.
 */
type PayPage = { orderNo: string; url: string; createdAtMs: number }

/** This many of the longest addresses fit the storage limit of this key. */
const MAX_PAGES = 15

const KEY = 'yz:pay-pages'
const isPageOf = (orderNo: string) => (page: PayPage) => page.orderNo === orderNo
const isNotPageOf = (orderNo: string) => (page: PayPage) => page.orderNo !== orderNo
const isOpen = (page: Partial<Record<keyof PayPage, unknown>>): page is PayPage =>
  typeof page.orderNo === 'string' &&
  isOrderNo(page.orderNo) &&
  typeof page.createdAtMs === 'number' &&
  serverNow() - page.createdAtMs < DEPOSIT_WINDOW_MS &&
  safeExternalUrl(page.url) !== undefined

const openPages = (): PayPage[] => (storage.get(KEY) ?? []).filter(isOpen)

/** When this order was opened, as far as the phone knows. Opening its page again does not extend its hour. */
const openedMs = (orderNo: string): number => {
  const pending = storage.get('pendingOrder')
  if (pending?.orderNo === orderNo) return pending.createdAtMs
  return openPages().find(isPageOf(orderNo))?.createdAtMs ?? serverNow()
}

/** Stores the page of an order, the latest last, and returns when the order was opened. */
export function keepPayPage(orderNo: string, url: string): number {
  const createdAtMs = openedMs(orderNo)
  const page = { orderNo, url, createdAtMs }
  if (isOpen(page)) {
    storage.set(KEY, [...openPages().filter(isNotPageOf(orderNo)), page].slice(-MAX_PAGES))
  }
  return createdAtMs
}

/** The payment page of an order. Undefined if the phone never had it or its hour is over. */
export const payPageOf = (orderNo: string): string | undefined => openPages().find(isPageOf(orderNo))?.url

export const hasPayPage = (orderNo: string): boolean => payPageOf(orderNo) !== undefined

/** Call this when the order is decided and cannot be paid any more. */
export function forgetPayPage(orderNo: string): void {
  const pages = openPages().filter(isNotPageOf(orderNo))
  if (pages.length > 0) storage.set(KEY, pages)
  else storage.remove(KEY)
}
