// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepApart, partOf } from './own-storage.ts'

const native = Object.getOwnPropertyDescriptors(window)
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { configurable: true, ...native[name] })
})

test('a part sees, counts and clears only its own keys', () => {
  localStorage.setItem('/b/|token', 'theirs')
  const own = partOf(localStorage, '/a/|')
  own.setItem('token', 'mine')
  own.setItem('yz:theme', '"dark"')
  expect([own.length, own.key(0), own.key(2), own.getItem('token')]).toEqual([2, 'token', null, 'mine'])
  own.removeItem('yz:theme')
  expect(localStorage.getItem('/a/|token')).toBe('mine')
  own.clear()
  expect([own.length, own.getItem('token'), localStorage.getItem('/b/|token')]).toEqual([0, null, 'theirs'])
})

test('plain keys lead to the part of the page; at the root of an origin they stay unchanged', () => {
  const area = localStorage
  keepApart('/')
  localStorage.setItem('token', 'plain')
  expect(area.getItem('token')).toBe('plain')
  keepApart('/a/')
  expect(localStorage.getItem('token')).toBeNull()
  localStorage.setItem('token', 'mine')
  expect(area.getItem('/a/|token')).toBe('mine')
})

test('a change by another tab is reported with its plain key, and a change by another demo is not reported', () => {
  const listener = vi.fn()
  keepApart('/a/')
  window.addEventListener('storage', ({ key }) => listener(key))
  const change = (key: string | null) => {
    const event = new StorageEvent('storage', { key })
    Object.defineProperty(event, 'isTrusted', { value: true })
    window.dispatchEvent(event)
  }
  change('/b/|token')
  change('token')
  expect(listener).not.toHaveBeenCalled()
  change('/a/|token')
  change(null)
  expect(listener.mock.calls).toEqual([['token'], [null]])
})
