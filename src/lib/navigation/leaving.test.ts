// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLeaving, LEAVES_WITHIN_MS, noteLeaving } from './leaving.ts'

const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  comeBack()
})

test.each<[string, () => unknown]>([
  ['where no other page has come', () => vi.advanceTimersByTime(LEAVES_WITHIN_MS)],
  ['once the player is back on it', comeBack],
])('a page that is being left is no longer %s', (_, end) => {
  expect(isLeaving()).toBe(false)
  noteLeaving()
  expect(isLeaving()).toBe(true)
  end()
  expect(isLeaving()).toBe(false)
})

test('the pageshow of its own start does not end the leaving of a page', () => {
  noteLeaving()
  dispatchEvent(new Event('pageshow'))
  expect(isLeaving()).toBe(true)
})
