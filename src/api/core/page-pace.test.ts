import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectPages } from './collect-pages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A backend whose list has 60 pages of a row each; notes when each page was asked for. */
function longList() {
  const askedAt: number[] = []
  const load = async (number: number) => {
    askedAt.push(Math.round(performance.now()))
    return { current_page: number, data: [number], last_page: 60, per_page: 1, total: 60 }
  }
  return { load, askedAt }
}

test('a list of any length is read whole, twenty further pages at once and then twenty a second', async () => {
  const { load, askedAt } = longList()
  const read = collectPages(load, { keyOf: String, signal: new AbortController().signal })
  await vi.runAllTimersAsync()
  expect((await read).flatMap(({ data }) => data)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  const start = askedAt[0] ?? Number.NaN
  const by = (ms: number) => askedAt.filter((at) => at - start <= ms).length
  expect([by(0), by(1_000), by(1_950)]).toEqual([21, 41, 60])
})

test('who gives up while a page waits for its turn asks for no more', async () => {
  await vi.advanceTimersByTimeAsync(10_000)
  const { load, askedAt } = longList()
  const control = new AbortController()
  const read = collectPages(load, { keyOf: String, signal: control.signal })
  const failed = expect(read).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(300)
  const before = askedAt.length
  expect(before).toBeLessThan(30)
  control.abort(new Error('gone'))
  await vi.runAllTimersAsync()
  await failed
  expect(askedAt).toHaveLength(before)
})
