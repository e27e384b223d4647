// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'yz:money-requests'
const TRANSFER = { what: '转账 ¥ 100.00', records: '/transRecord' }

/** The modules of a page that was just loaded. */
async function load() {
  vi.resetModules()
  const session = await import('../client/session-store.ts')
  return { ...session, ...(await import('./money-requests.ts')) }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('after a reload the outcome of a running request is unknown, and a known outcome stays', async () => {
  const before = await load()
  before.signIn('a')
  before.noteRequest(TRANSFER)
  before.noteRequest({ what: '取款 ¥ 200.00', records: '/transRecord' }).settle('refused', '余额不足')
  const after = await load()
  expect(after.unseenLike(TRANSFER.what)).toMatchObject({ ...TRANSFER, outcome: 'unknown' })
  expect(after.unseenLike('取款 ¥ 200.00')).toMatchObject({ outcome: 'refused', words: '余额不足' })
})

test('a request whose outcome a screen has shown is not kept', async () => {
  const page = await load()
  page.signIn('a')
  const request = page.noteRequest(TRANSFER)
  request.settle('done')
  request.markShown()
  expect(page.unseenLike(TRANSFER.what)).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('a screen that crashes soon after it showed an outcome has not shown it; much later it has', async () => {
  vi.useFakeTimers()
  const page = await load()
  page.signIn('a')
  for (const [waitsMs, isUnseen] of [
    [9_000, true],
    [11_000, false],
  ] as const) {
    const request = page.noteRequest(TRANSFER)
    request.settle('done')
    request.markShown()
    vi.advanceTimersByTime(waitsMs)
    page.screenCrashed()
    expect(page.unseenLike(TRANSFER.what) !== undefined).toBe(isUnseen)
    page.noteRequest(TRANSFER).drop()
  }
  vi.useRealTimers()
})

test('a known outcome counts for ten minutes, an unknown one until the session ends', async () => {
  vi.useFakeTimers()
  const page = await load()
  page.signIn('a')
  page.noteRequest(TRANSFER).settle('done')
  page.noteRequest({ what: '取款 ¥ 200.00', records: '/transRecord' }).settle('unknown')
  const isAsked = () => [TRANSFER.what, '取款 ¥ 200.00'].map((what) => page.unseenLike(what) !== undefined)
  vi.advanceTimersByTime(9 * 60_000)
  expect(isAsked()).toEqual([true, true])
  vi.advanceTimersByTime(2 * 60_000)
  expect(isAsked()).toEqual([false, true])
  vi.useRealTimers()
})

test('the end of the session clears all requests, and a later answer adds none', async () => {
  const page = await load()
  page.signIn('a')
  const request = page.noteRequest(TRANSFER)
  page.signOut()
  request.settle('done')
  page.screenCrashed()
  expect(page.unseenLike(TRANSFER.what)).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('another member of this tab sees none of the requests, even after a reload', async () => {
  const first = await load()
  first.signIn('a')
  first.noteRequest(TRANSFER)
  localStorage.setItem('token', 'b')
  expect((await load()).unseenLike(TRANSFER.what)).toBeUndefined()
})

test.each([
  '',
  '{}',
  '[]',
  'null',
  '{"owner":0,"requests":[{"what":1}]}',
])('a stored %s counts as no requests', async (stored) => {
  sessionStorage.setItem(KEY, stored)
  expect((await load()).unseenLike(TRANSFER.what)).toBeUndefined()
})

test('if the browser stores nothing, the page still keeps the requests', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const page = await load()
  page.signIn('a')
  page.noteRequest(TRANSFER)
  expect(page.unseenLike(TRANSFER.what)).toBeDefined()
})
