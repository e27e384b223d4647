// @vitest-environment happy-dom
import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activateUpdate, registerServiceWorker } from './register-worker.ts'

const reload = vi.fn()
const pages = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MessageChannel', MessageChannel)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  Object.defineProperty(navigator, 'serviceWorker', { value: pages, configurable: true })
})
afterEach(() => {
  pages.dispatchEvent(new Event('controllerchange'))
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockClear()
})

/** A waiting worker that gives this answer, or none. */
const waiting = (follows?: boolean) => {
  const postMessage = (_: unknown, [port]: MessagePort[]) => {
    if (follows !== undefined) port?.postMessage(follows)
  }
  return { postMessage } as unknown as ServiceWorker
}
const LATE_MS = 3000

test('the page reloads once the new worker controls it', async () => {
  expect(await activateUpdate(waiting(true))).toBe('done')
  expect(reload).not.toHaveBeenCalled()
  pages.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['takes over and says no more', true],
  ['does not answer', undefined],
])('the page is loaded anew after three seconds where the worker %s', (_, follows) => {
  void activateUpdate(waiting(follows))
  vi.advanceTimersByTime(LATE_MS - 1)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('texts typed in those seconds are not lost', () => {
  void activateUpdate(waiting(true))
  document.body.append(Object.assign(document.createElement('input'), { value: '100' }))
  vi.advanceTimersByTime(LATE_MS)
  expect(reload).not.toHaveBeenCalled()
})

test('while another page of the app is open nothing happens, then or later', async () => {
  expect(await activateUpdate(waiting(false))).toBe('elsewhere')
  vi.advanceTimersByTime(LATE_MS)
  pages.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
})

/** A registration whose worker is already installing when the app asks, without a further `updatefound`. */
function underWay({ controller }: { controller: object | null }) {
  const coming = new EventTarget()
  const registration = Object.assign(new EventTarget(), {
    installing: coming as EventTarget | null,
    waiting: null as EventTarget | null,
  })
  const container = { register: async () => registration, controller }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return {
    coming,
    tellOfIt: () => registration.dispatchEvent(new Event('updatefound')),
    install: () => {
      Object.assign(registration, { installing: null, waiting: coming })
      coming.dispatchEvent(new Event('statechange'))
    },
  }
}

test.each([
  ['and is not told of', false],
  ['and is told of as well', true],
])('a version that is on its way when the app registers %s is offered once, when it is ready', async (_, isOffered) => {
  const { coming, tellOfIt, install } = underWay({ controller: {} })
  const onWaiting = vi.fn()
  await registerServiceWorker({ onWaiting })
  if (isOffered) tellOfIt()
  expect(onWaiting).not.toHaveBeenCalled()
  install()
  expect(onWaiting.mock.calls).toEqual([[coming]])
})

test('the very first version is not offered', async () => {
  const { install } = underWay({ controller: null })
  const onWaiting = vi.fn()
  await registerServiceWorker({ onWaiting })
  install()
  expect(onWaiting).not.toHaveBeenCalled()
})
