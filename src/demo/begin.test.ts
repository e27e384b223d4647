// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { PageMock } from '#mock/browser.ts'
import { begin } from './begin.ts'
import { loadConsole } from './console-script.ts'

vi.mock('./console-script.ts', () => ({ loadConsole: vi.fn(async () => undefined) }))

test('the console opens by its key from the first moment of the demo, whatever its beginning waits for', () => {
  history.replaceState(null, '', '/?scenario=demo&as=demo888#/mine')
  const mock = {
    read: () => new Promise(() => undefined),
    onKept: () => undefined,
    onOutsideChange: () => undefined,
  }
  void begin(mock as unknown as PageMock, () => undefined)
  dispatchEvent(new KeyboardEvent('keydown', { altKey: true, shiftKey: true, code: 'KeyD' }))
  expect(loadConsole).toHaveBeenCalledOnce()
})
