import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readUntil } from '../money/read-until.ts'
import { collectPages } from './collect-pages.ts'
import { pagesOf } from './paged.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A backend whose list has this many pages of one row; records when each page was requested. */
function longList(pages: number) {
  const requestedAt: number[] = []
  const load = pagesOf(async (number) => {
    requestedAt.push(Math.round(performance.now()))
    return { current_page: number, data: [number], last_page: pages, per_page: 1, total: pages }
  })
  return { load, requestedAt }
}
const { signal } = new AbortController()
const MINUTE_MS = 60_000

test('a list of any length is read completely: forty further pages at once, then five a second', async () => {
  const { load, requestedAt } = longList(60)
  const read = collectPages(load, { keyOf: String, signal })
  await vi.runAllTimersAsync()
  const { pages, whole } = await read
  expect(pages.flatMap(({ data }) => data)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  expect(whole).toBe(true)
  const start = requestedAt[0] ?? Number.NaN
  const by = (ms: number) => requestedAt.filter((at) => at - start <= ms).length
  expect([by(0), by(1_000), by(3_800)]).toEqual([41, 46, 60])
})

test('all readers of further pages together request at most a hundred in any ten seconds', async () => {
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  const { load, requestedAt } = longList(200)
  const reads = [
    collectPages(load, { keyOf: String, signal }),
    readUntil(load, { isEnough: () => false, atMost: 30, signal }),
    Promise.all(Array.from({ length: 100 }, (_, at) => load(at + 2))),
  ]
  await vi.runAllTimersAsync()
  await Promise.all(reads)
  expect(requestedAt.length).toBeGreaterThan(300)
  const maxInTenSeconds = Math.max(
    ...requestedAt.map((from) => requestedAt.filter((at) => at >= from && at < from + 10_000).length),
  )
  expect(maxInTenSeconds).toBeLessThanOrEqual(100)
})

test('first pages never wait', async () => {
  const { load, requestedAt } = longList(1)
  await Promise.all(Array.from({ length: 100 }, () => load(1)))
  expect(new Set(requestedAt).size).toBe(1)
})

test('an abort while a page waits for its turn stops all requests', async () => {
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  const { load, requestedAt } = longList(60)
  const control = new AbortController()
  const read = collectPages(load, { keyOf: String, signal: control.signal })
  const failed = expect(read).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(300)
  const before = requestedAt.length
  expect(before).toBeLessThan(45)
  control.abort(new Error('gone'))
  await vi.runAllTimersAsync()
  await failed
  expect(requestedAt).toHaveLength(before)
})
