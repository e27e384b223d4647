// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { download, navigateTo, replaceWith } from './external-navigation.ts'

const IOS = { schemes: ['itms-services:'] }
const frame = () => document.querySelector('iframe')

beforeEach(() => {
  vi.useFakeTimers()
  // happy-dom loads no frames, and logs an error that does not matter here.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a download opens in a hidden frame, which is gone after 2000 ms', () => {
  expect(download('itms-services://?action=x', IOS)).toBe(true)
  expect(frame()?.hidden).toBe(true)
  vi.advanceTimersByTime(1_999)
  expect(frame()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(frame()).toBeNull()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.example/a.ipa',
  '',
])('no frame for %j', (url) => {
  expect(download(url, IOS)).toBe(false)
  expect(frame()).toBeNull()
})

test('only an address that the guard lets through is navigated to', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  expect(navigateTo('javascript:alert(1)')).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  expect(navigateTo('https://venue.example/play')).toBe(true)
  expect(assign).toHaveBeenCalledWith('https://venue.example/play')
})

test('a page that only redirects gives up its place in the history', () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  expect(replaceWith('javascript:alert(1)')).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  expect(replaceWith('https://venue.example/play')).toBe(true)
  expect(replace).toHaveBeenCalledWith('https://venue.example/play')
  expect(assign).not.toHaveBeenCalled()
})
