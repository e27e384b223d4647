// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp, startSession } from './enter.ts'

beforeEach(() => localStorage.clear())

test('a new session keeps the theme and what belongs to others, and nothing of the session before', () => {
  for (const key of ['token', 'userInfo', 'yz:pay-pages', 'yz:theme', 'of-another-site'])
    localStorage.setItem(key, 'x')
  startSession('new888')
  expect({ ...localStorage }).toEqual({ token: 'token-new888', 'yz:theme': 'x', 'of-another-site': 'x' })
  startSession(undefined)
  expect(localStorage.getItem('token')).toBeNull()
})

test('so does one of a demo in a folder or in one file, whose storage has methods alone (src/demo/own-storage.ts)', () => {
  const kept = new Map([
    ['token', 'x'],
    ['yz:pay-pages', 'x'],
    ['yz:theme', 'x'],
  ])
  const part: Storage = {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  startSession(undefined, part)
  expect([...kept.keys()]).toEqual(['yz:theme'])
})

test('over HTTP the app opens on the route in one tab, which loads anew; if the browser refuses, the address is shown', () => {
  const open = vi.fn<typeof window.open>(() => window)
  expect(openApp('/vip', open)).toBe('场景已就绪，应用在另一个标签页')
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/\?begun=\d+#\/vip$/), 'mock-app')
  expect(openApp('/vip', () => null)).toContain('#/vip 并刷新')
})
