// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRequest } from '../lib/in-flight.ts'
import { reloadForNewVersion } from './lazy-screen.ts'

const reload = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => vi.restoreAllMocks())

test('a missing chunk reloads once, not in a loop', () => {
  expect(reloadForNewVersion(1_000_000)).toBe(true)
  expect(reloadForNewVersion(1_001_000)).toBe(false)
  expect(reloadForNewVersion(1_100_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('does not reload while a request is in progress', () => {
  const end = countRequest()
  expect(reloadForNewVersion(1_000_000)).toBe(false)
  end()
  expect(reloadForNewVersion(1_000_000)).toBe(true)
})
