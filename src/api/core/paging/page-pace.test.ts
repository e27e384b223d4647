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

/** A backend whose list has so many pages of a row each; notes when each page was asked for. */
function longList(pages: number) {
  const askedAt: number[] = []
  const load = pagesOf(async (number) => {
    askedAt.push(Math.round(performance.now()))
    return { current_page: number, data: [number], last_page: pages, per_page: 1, total: pages }
  })
  return { load, askedAt }
}
const { signal } = new AbortController()
const MINUTE_MS = 60_000

test('a list of any length is read whole, forty further pages at once and then five a second', async () => {
  const { load, askedAt } = longList(60)
  const read = collectPages(load, { keyOf: String, signal })
  await vi.runAllTimersAsync()
  const { pages, whole } = await read
  expect(pages.flatMap(({ data }) => data)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  expect(whole).toBe(true)
  const start = askedAt[0] ?? Number.NaN
  const by = (ms: number) => askedAt.filter((at) => at - start <= ms).length
  expect([by(0), by(1_000), by(3_800)]).toEqual([41, 46, 60])
})

test('all that reads further pages asks for a hundred in any ten seconds at most, together', async () => {
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  const { load, askedAt } = longList(200)
  const reads = [
    collectPages(load, { keyOf: String, signal }),
    readUntil(load, { isEnough: () => false, atMost: 30, signal }),
    Promise.all(Array.from({ length: 100 }, (_, at) => load(at + 2))),
  ]
  await vi.runAllTimersAsync()
  await Promise.all(reads)
  expect(askedAt.length).toBeGreaterThan(300)
  const most = Math.max(
    ...askedAt.map((from) => askedAt.filter((at) => at >= from && at < from + 10_000).length),
  )
  expect(most).toBeLessThanOrEqual(100)
})

test('first pages never wait', async () => {
  const { load, askedAt } = longList(1)
  await Promise.all(Array.from({ length: 100 }, () => load(1)))
  expect(new Set(askedAt).size).toBe(1)
})

test('who gives up while a page waits for its turn asks for no more', async () => {
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  const { load, askedAt } = longList(60)
  const control = new AbortController()
  const read = collectPages(load, { keyOf: String, signal: control.signal })
  const failed = expect(read).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(300)
  const before = askedAt.length
  expect(before).toBeLessThan(45)
  control.abort(new Error('gone'))
  await vi.runAllTimersAsync()
  await failed
  expect(askedAt).toHaveLength(before)
})
