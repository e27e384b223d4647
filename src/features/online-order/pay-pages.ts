import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import type { Fen } from '#contracts/money/money.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { storage } from '../../lib/device/storage.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { paymentAddress } from './payment-address.ts'

/**
 * The payment pages of open orders. The server sends a page's address once, when it creates the order. The phone stores
 * it for the order's hour, so that a member who returns can still pay. Stored rows are checked like answers.
 */
type PayPage = {
  orderNo: string
  url: string
  createdAtMs: number
  /** Missing in rows of earlier builds. */
  amountFen?: Fen | undefined
}

/** As many addresses of maximum length fit the storage limit of this key. */
const MAX_PAGES = 15

const KEY = 'yz:pay-pages'
const isPageOf = (orderNo: string) => (page: PayPage) => page.orderNo === orderNo
const isNotPageOf = (orderNo: string) => (page: PayPage) => page.orderNo !== orderNo
/** At most a million million yuan, which can be shown exactly. */
const isFen = (amount: unknown): boolean =>
  Number.isInteger(amount) && Number(amount) >= 0 && Number(amount) < 1e14
const isOpen = (page: Partial<Record<keyof PayPage, unknown>>): page is PayPage =>
  typeof page.orderNo === 'string' &&
  isOrderNo(page.orderNo) &&
  typeof page.createdAtMs === 'number' &&
  serverNow() - page.createdAtMs < DEPOSIT_WINDOW_MS &&
  paymentAddress(page.url) !== undefined &&
  (page.amountFen === undefined || isFen(page.amountFen))

const openPages = (): PayPage[] => (storage.get(KEY) ?? []).filter(isOpen)

/** When this order was opened, or now if the phone does not know. Opening its page again does not extend its hour. */
const openedMs = (orderNo: string): number => {
  const pending = storage.get('pendingOrder')
  if (pending?.orderNo === orderNo) return pending.createdAtMs
  return openPages().find(isPageOf(orderNo))?.createdAtMs ?? serverNow()
}

/** Stores the page of an order as the newest, and returns when the order was opened. */
export function keepPayPage(orderNo: string, url: string, amount?: Fen): number {
  const createdAtMs = openedMs(orderNo)
  const amountFen = amount ?? payAmountOf(orderNo)
  const page = { orderNo, url, createdAtMs, ...(amountFen === undefined ? {} : { amountFen }) }
  if (isOpen(page)) {
    storage.set(KEY, [...openPages().filter(isNotPageOf(orderNo)), page].slice(-MAX_PAGES))
  }
  return createdAtMs
}

/** The payment page of an order, or undefined if the phone has none or the hour is over. */
export const payPageOf = (orderNo: string): string | undefined => openPages().find(isPageOf(orderNo))?.url

/** The amount of an order whose page the phone has, if it was stored. */
export const payAmountOf = (orderNo: string): Fen | undefined =>
  openPages().find(isPageOf(orderNo))?.amountFen

export const hasPayPage = (orderNo: string): boolean => payPageOf(orderNo) !== undefined

/** Call this when the order is decided and can no longer be paid. */
export function forgetPayPage(orderNo: string): void {
  const pages = openPages().filter(isNotPageOf(orderNo))
  if (pages.length > 0) storage.set(KEY, pages)
  else storage.remove(KEY)
}
