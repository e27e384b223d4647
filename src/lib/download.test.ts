// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { download } from './download.ts'

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
