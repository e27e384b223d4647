import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followWorld } from './follow-world.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('changes beside the app renew the page, several in a row once', () => {
  const listeners: (() => void)[] = []
  const renew = vi.fn()
  followWorld({ onOutsideChange: (listen) => void listeners.push(listen) }, renew)
  expect(renew).not.toHaveBeenCalled()
  for (let change = 0; change < 5; change += 1) for (const listen of listeners) listen()
  vi.advanceTimersByTime(3_000)
  expect(renew).toHaveBeenCalledTimes(1)
})
