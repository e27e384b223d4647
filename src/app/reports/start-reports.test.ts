// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { ContractError } from '../../api/core/client/errors.ts'
import type { Letter } from './outbox.ts'
import { startReports } from './start-reports.ts'

// They would measure this page when its timers have moved.
vi.mock('web-vitals', () => ({}))

const send = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', send.mockReset().mockResolvedValue(new Response()))
  return () => vi.useRealTimers()
})

/**
 * Opens a page where ten screens crash. Returns how many of them it reports, and how often it draws a random number.
 */
function openPage(sample: number, dice: number): { told: number; thrown: number } {
  send.mockClear()
  const random = vi.fn(() => dice)
  const crashed = startReports('/reports', sample, [], random)
  for (let n = 0; n < 10; n += 1) {
    const error = new RangeError(`${n}`)
    error.stack = `RangeError: ${n}\n    at ${new URL('assets/', location.href)}index-1.js:${n}:1`
    crashed?.(error)
  }
  vi.advanceTimersByTime(2_000)
  const letters = send.mock.calls.map(([, init]): Letter => JSON.parse(String(init?.body)))
  return {
    told: letters
      .flatMap(({ reports }) => reports)
      .filter(({ kind, ...rest }) => kind === 'crash' && 'frames' in rest && rest.frames.length === 1).length,
    thrown: random.mock.calls.length,
  }
}
const ALL = { told: 10, thrown: 1 }
const NONE = { told: 0, thrown: 1 }
/** The greatest that Math.random gives. */
const MOST = 1 - 2 ** -53

it.each([
  [0, 0, NONE],
  [0, MOST, NONE],
  [1, 0, ALL],
  [1, MOST, ALL],
  [0.25, 0, ALL],
  [0.25, 0.2499, ALL],
  [0.25, 0.25, NONE],
  [0.25, MOST, NONE],
])('at a share of %d a page that draws %d reports everything or nothing, by one draw', (sample, dice, reported) => {
  expect(openPage(sample, dice)).toEqual(reported)
})

it('a share of a quarter makes a quarter of many pages report', () => {
  const pages = Array.from({ length: 400 }, (_, n) => openPage(0.25, n / 400))
  expect(pages.filter(({ told }) => told === 10)).toHaveLength(100)
  expect(pages.filter(({ told }) => told === 0)).toHaveLength(300)
})

it('a page that is not in the share listens to nothing', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  openPage(0.5, 0.5)
  expect(listen).not.toHaveBeenCalled()
  openPage(0.5, 0.4)
  expect(listen.mock.calls.map(([kind]) => kind)).toEqual(
    expect.arrayContaining(['error', 'unhandledrejection', 'vite:preloadError', 'pagehide']),
  )
})

it('a breach of an answer that came before this file is reported, or logged where the page reports nothing', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const early = [new ContractError('/api/uservip', [{ path: 'data', message: 'no list' }])]
  startReports('/reports', 0, early, () => 0.5)
  expect(log).toHaveBeenLastCalledWith('contract: /api/uservip: data no list')
  expect(send).not.toHaveBeenCalled()
  startReports('/reports', 1, early, () => 0.5)
  vi.advanceTimersByTime(2_000)
  const letters = send.mock.calls.map(([, init]): Letter => JSON.parse(String(init?.body)))
  expect(letters.flatMap(({ reports }) => reports)).toMatchObject([{ kind: 'contract' }])
})
