// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLeaving, LEAVES_WITHIN_MS, noteLeaving } from './leaving.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  dispatchEvent(new Event('pageshow'))
})

test.each<[string, () => unknown]>([
  ['where no other page has come', () => vi.advanceTimersByTime(LEAVES_WITHIN_MS)],
  ['once the player is back on it', () => dispatchEvent(new Event('pageshow'))],
])('a page that is being left is no longer %s', (_, end) => {
  expect(isLeaving()).toBe(false)
  noteLeaving()
  expect(isLeaving()).toBe(true)
  end()
  expect(isLeaving()).toBe(false)
})
