// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRequest } from '../lib/in-flight.ts'
import { reloadOnCrossing } from './breakpoint.ts'

let matches = false
let change: () => void = () => undefined
beforeEach(() => {
  matches = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches
    },
    addEventListener: (_type: string, listener: () => void) => {
      change = listener
    },
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const cross = (to: boolean) => {
  matches = to
  change()
}

test('crossing 768 px reloads; a keyboard or a rotation on one side does not', () => {
  const reload = vi.fn()
  const stop = reloadOnCrossing(reload)
  cross(false)
  expect(reload).not.toHaveBeenCalled()
  cross(true)
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})

test('waits for a request in progress, and does not reload if the width is back by then', () => {
  const reload = vi.fn()
  const stop = reloadOnCrossing(reload)
  const end = countRequest()
  cross(true)
  expect(reload).not.toHaveBeenCalled()
  end()
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})
