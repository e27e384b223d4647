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
  vi.unstubAllEnvs()
  document.body.replaceChildren()
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

test('if the build names hosts for frames, downloads from others are refused, as by the page’s policy', async () => {
  vi.resetModules()
  vi.stubEnv('VITE_BACKEND', 'real')
  vi.stubEnv('VITE_FRAME_HOSTS', 'kefu.example, app.example:8443')
  const { download: limited } = await import('./download.ts')
  expect(limited('https://cdn.example/a.ipa', IOS)).toBe(false)
  expect(frame()).toBeNull()
  expect(limited('https://app.example:8443/a.ipa', IOS)).toBe(true)
  expect(limited(`${location.origin}/a.ipa`, IOS)).toBe(true)
})

test('if the build names hosts for frames, an install link is as trusted as its one manifest', async () => {
  vi.resetModules()
  vi.stubEnv('VITE_BACKEND', 'real')
  vi.stubEnv('VITE_FRAME_HOSTS', 'app.example')
  const { download: limited } = await import('./download.ts')
  const install = (query: string) => limited(`itms-services://?action=download-manifest${query}`, IOS)
  expect(install('&url=https://evil.example/m.plist')).toBe(false)
  expect(install('&url=https://app.example/m.plist&url=https://evil.example/m.plist')).toBe(false)
  expect(install('&url=http://app.example/m.plist')).toBe(false)
  expect(install('&url=https%3A%2F%2Fevil.example%2Fm.plist%23https://app.example')).toBe(false)
  expect(limited('itms-services://app.example/?url=https://evil.example/m.plist', IOS)).toBe(false)
  expect(install('')).toBe(false)
  expect(frame()).toBeNull()
  expect(install('&url=https%3A%2F%2Fapp.example%2Fm.plist')).toBe(true)
  expect(install(`&url=${location.origin}/m.plist`)).toBe(true)
})

test('the demo, whose downloads are beside it, ignores the list of hosts', async () => {
  vi.resetModules()
  vi.stubEnv('VITE_BACKEND', 'mock')
  vi.stubEnv('VITE_FRAME_HOSTS', 'kefu.example')
  const { download: unlimited } = await import('./download.ts')
  expect(unlimited('https://demo.example/a.ipa', IOS)).toBe(true)
})
