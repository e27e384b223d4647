// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { fen } from '#contracts/money/money.ts'
import { storage } from '../../lib/device/storage.ts'
import { forgetPayPage, keepPayPage, payAmountOf, payPageOf } from './pay-pages.ts'
import { readPendingOrder, storePendingOrder } from './pending-order.ts'

const page = (n: number | string) => `https://pay.example/cashier?id=${n}`
const KEY = 'yz:pay-pages'
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

test('keeps several open orders, each with its own page', () => {
  for (const n of [1, 2, 3]) keepPayPage(`P-${n}`, page(n))
  expect([1, 2, 3, 4].map((n) => payPageOf(`P-${n}`))).toEqual([page(1), page(2), page(3), undefined])
  forgetPayPage('P-2')
  expect([1, 2, 3].map((n) => payPageOf(`P-${n}`))).toEqual([page(1), undefined, page(3)])
})

test('keeps a page for the hour of its order, which opening it again does not extend', () => {
  keepPayPage('P-1', page(1))
  vi.advanceTimersByTime(DEPOSIT_WINDOW_MS - 1)
  keepPayPage('P-1', page(1))
  keepPayPage('P-2', page(2))
  expect(payPageOf('P-1')).toBe(page(1))
  vi.advanceTimersByTime(1)
  expect([payPageOf('P-1'), payPageOf('P-2')]).toEqual([undefined, page(2)])
  keepPayPage('P-3', page(3))
  expect(localStorage.getItem(KEY)).not.toContain('P-1')
})

test('keeps the latest of many orders, also with long addresses', () => {
  const long = (n: number) => `${page(n)}&sign=${'a'.repeat(4_000)}`
  for (let n = 1; n <= 40; n += 1) keepPayPage(`P-${n}`, long(n))
  for (let n = 31; n <= 40; n += 1) expect(payPageOf(`P-${n}`)).toBe(long(n))
  expect(localStorage.getItem(KEY)).toContain('P-40')
})

test.each([
  'javascript:alert(1)',
  'http://pay.example/',
  'https://user@pay.example/',
  '//pay.example',
  '',
])('neither stores nor reads an unsafe payment address: %s', (url) => {
  keepPayPage('P-1', url)
  expect(localStorage.getItem(KEY) ?? '').not.toContain('P-1')
  storage.set(KEY, [{ orderNo: 'P-1', url, createdAtMs: Date.now() }])
  expect(payPageOf('P-1')).toBeUndefined()
})

test.each([
  { orderNo: 'P-2' },
  { orderNo: 2, url: page(2), createdAtMs: 0 },
  { orderNo: 'P-2', url: page(2), createdAtMs: '9e15' },
  { orderNo: '../P', url: page(2), createdAtMs: 9e15 },
  { orderNo: 'P-2', url: page(2), createdAtMs: 9e15, amountFen: '288' },
  { orderNo: 'P-2', url: page(2), createdAtMs: 9e15, amountFen: 2 ** 52 },
])('ignores an invalid row and keeps the others: %j', (row) => {
  storage.set(KEY, [row, { orderNo: 'P-1', url: page(1), createdAtMs: Date.now() }])
  expect(['P-1', 'P-2', '../P'].map(payPageOf)).toEqual([page(1), undefined, undefined])
  keepPayPage('P-3', page(3))
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(2)
})

test('keeps the amount of an order, also when its page is opened again without it', () => {
  keepPayPage('P-1', page(1), fen(28_850))
  keepPayPage('P-1', page(1))
  keepPayPage('P-2', page(2))
  expect(['P-1', 'P-2', 'P-3'].map(payAmountOf)).toEqual([28_850, undefined, undefined])
})

test('forgets the pages with the session', () => {
  keepPayPage('P-1', page(1))
  storage.clearSession()
  expect([payPageOf('P-1'), localStorage.getItem(KEY)]).toEqual([undefined, null])
})

test('makes an order pending again when it is opened again, within its own hour', () => {
  const openedMs = Date.now()
  expect(storePendingOrder('P-1', page(1))).toBe(true)
  vi.advanceTimersByTime(60_000)
  storePendingOrder('P-2', page(2))
  expect(readPendingOrder()).toMatchObject({ orderNo: 'P-2', createdAtMs: openedMs + 60_000 })
  vi.advanceTimersByTime(60_000)
  storePendingOrder('P-1', page(1))
  expect(readPendingOrder()).toMatchObject({ orderNo: 'P-1', createdAtMs: openedMs })
  expect([payPageOf('P-1'), payPageOf('P-2')]).toEqual([page(1), page(2)])
})

test('keeps the hour of an order that an earlier build stored without its page', () => {
  const createdAtMs = Date.now() - 600_000
  storage.set('pendingOrder', { orderNo: 'P-1', createdAtMs })
  expect(payPageOf('P-1')).toBeUndefined()
  storePendingOrder('P-1', page(1))
  expect([payPageOf('P-1'), readPendingOrder()?.createdAtMs]).toEqual([page(1), createdAtMs])
  vi.advanceTimersByTime(DEPOSIT_WINDOW_MS - 600_000)
  expect(payPageOf('P-1')).toBeUndefined()
})
