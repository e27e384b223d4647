// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRequest } from '../lib/in-flight.ts'
import { lazyScreen, reloadForNewVersion } from './lazy-screen.ts'

const reload = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

test('a chunk that is cut off because the page is being left reloads nothing, unless the page stays', async () => {
  vi.useFakeTimers()
  const Screen = lazyScreen(() => Promise.reject(new TypeError('cut off')), 'Screen')
  window.dispatchEvent(new Event('beforeunload'))
  render(createElement(Suspense, null, createElement(Screen)))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledOnce()
})
