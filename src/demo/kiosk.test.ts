// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kioskKey, readDemoKey, tourKey, tourOfferedKey, writeDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { startKiosk } from './kiosk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  writeDemoKey(kioskKey(), undefined)
  document.querySelector('[data-demo-kiosk]')?.remove()
})

const notice = () => document.querySelector('[data-demo-kiosk]')?.shadowRoot?.querySelector('p')?.textContent

test('after quiet minutes a stand says for ten seconds that it goes back to the beginning, and goes', () => {
  writeDemoKey(kioskKey(), '3')
  const go = vi.fn()
  startKiosk(go)
  vi.advanceTimersByTime(3 * 60_000)
  expect(notice()).toBe('还在看吗？10 秒后回到开头，点一下就继续')
  vi.advanceTimersByTime(9_000)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(go).toHaveBeenCalledWith(expect.stringContaining('?scenario=demo&as=#/'))
})

test('after it the tour is offered to the next visitor as to the first', () => {
  writeDemoKey(kioskKey(), '1')
  const keys = [tourOfferedKey(), tourKey()]
  for (const key of keys) writeDemoKey(key, '1')
  startKiosk(vi.fn())
  vi.advanceTimersByTime(70_000)
  expect(keys.map(readDemoKey)).toEqual([undefined, undefined])
})

test('a touch begins the quiet minutes anew; without a setting nothing happens', () => {
  const go = vi.fn()
  startKiosk(go)
  expect(document.querySelector('[data-demo-kiosk]')).toBeNull()
  writeDemoKey(kioskKey(), '1')
  startKiosk(go)
  vi.advanceTimersByTime(65_000)
  expect(notice()).toContain('5 秒后')
  dispatchEvent(new Event('pointerdown'))
  expect(notice()).toBeUndefined()
  vi.advanceTimersByTime(69_000)
  expect(go).not.toHaveBeenCalled()
})
