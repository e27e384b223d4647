// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { testMock } from '../testing/test-mock.ts'
import { closeConsole, openConsole, toggleConsole } from './beside.tsx'

const handle = { hide: vi.fn(), show: vi.fn(), isHidden: () => false, focus: vi.fn() }
const isOpen = () => document.querySelector('[data-demo-console]') !== null

afterEach(() => {
  closeConsole()
  Reflect.deleteProperty(window, '__mock')
})

test('a console that comes back after a load closes none that was opened meanwhile, and its handle is known', async () => {
  Object.assign(window, { __mock: (await testMock('visitor')).control })
  // A tour opens it this way, since it knows no handle.
  openConsole()
  toggleConsole(handle, true)
  expect(isOpen()).toBe(true)
  closeConsole()
  expect(handle.focus).toHaveBeenCalledOnce()
  // A tour closes the console at each step. If it is closed already, nobody loses the focus.
  closeConsole()
  expect(handle.focus).toHaveBeenCalledOnce()
  toggleConsole(handle)
  expect(isOpen()).toBe(true)
  toggleConsole(handle)
  expect(isOpen()).toBe(false)
})
