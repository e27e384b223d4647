// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Activity, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRequest } from '../../lib/loading/in-flight.ts'
import { Boundary } from '../Boundary.tsx'
import { lazyScreen } from './lazy-screen.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  location.hash = '#/vip'
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  // React logs the errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Shows a screen whose chunk is missing. Returns a function that reads the page. */
async function showMissing(): Promise<() => string | null> {
  const Screen = lazyScreen<'Screen', object>(() => Promise.reject(new TypeError('missing')), 'Screen')
  const { container } = render(
    <Boundary>
      <Suspense>
        <Screen />
      </Suspense>
    </Boundary>,
  )
  await act(() => vi.advanceTimersByTimeAsync(200))
  return () => container.textContent
}
const ERROR = /^页面没能打开/

test('a missing chunk reloads once, not in a loop: the second time within half a minute the screen says so', async () => {
  expect((await showMissing())()).toBe('')
  expect(reload).toHaveBeenCalledTimes(1)
  expect((await showMissing())()).toMatch(ERROR)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  await showMissing()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a missing chunk waits for the request that is under way, and then reloads', async () => {
  const end = countRequest()
  const text = await showMissing()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).not.toHaveBeenCalled()
  expect(text()).toBe('')
  end()
  await vi.advanceTimersByTimeAsync(200)
  expect(reload).toHaveBeenCalledOnce()
})

test('a missing chunk takes nothing that is typed in a kept screen: the page reloads once that is empty', async () => {
  const field = document.createElement('input')
  field.value = '100'
  document.body.append(field)
  expect((await showMissing())()).toMatch(ERROR)
  expect(reload).not.toHaveBeenCalled()
  field.value = ''
  expect((await showMissing())()).toBe('')
  expect(reload).toHaveBeenCalledOnce()
  field.remove()
})

test('nothing reloads if the player has moved on meanwhile', async () => {
  const end = countRequest()
  await showMissing()
  location.hash = '#/transfer'
  end()
  await vi.advanceTimersByTimeAsync(200)
  expect(reload).not.toHaveBeenCalled()
})

test('without a memory of the last reload, or without a network, nothing reloads and the screen says so', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await showMissing())()).toMatch(ERROR)
  offline.mockRestore()
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect((await showMissing())()).toMatch(ERROR)
  expect(reload).not.toHaveBeenCalled()
})

/** A screen whose chunk the missing network keeps away until `isBack`. */
function showOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const network = { isBack: false, asked: 0 }
  const Screen = lazyScreen<'Screen', object>(() => {
    network.asked += 1
    return network.isBack
      ? Promise.resolve({ Screen: () => <h1>我的</h1> })
      : Promise.reject(new TypeError('missing'))
  }, 'Screen')
  const show = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Suspense>
        <Boundary>
          <Screen />
        </Boundary>
      </Suspense>
    </Activity>
  )
  const { container, rerender } = render(show('visible'))
  const rest = () => act(() => vi.advanceTimersByTimeAsync(200))
  return {
    network,
    text: () => container.textContent,
    show: (mode: 'visible' | 'hidden') => rerender(show(mode)),
    rest,
  }
}

test('a screen that the missing network kept away opens by itself when the network is back', async () => {
  const { network, text, rest } = showOffline()
  await rest()
  expect(text()).toMatch(ERROR)
  network.isBack = true
  window.dispatchEvent(new Event('online'))
  await rest()
  expect(text()).toBe('我的')
})

test('a returning network without the file does not cause endless retries', async () => {
  const { network, text, rest } = showOffline()
  await rest()
  window.dispatchEvent(new Event('online'))
  await rest()
  await rest()
  // Twice at each of two times.
  expect(network.asked).toBe(4)
  expect(text()).toMatch(ERROR)
})

test('a kept screen that did not load is asked for again when the player comes back to it', async () => {
  const { network, text, show, rest } = showOffline()
  await rest()
  expect(text()).toMatch(ERROR)
  location.hash = '#/mine'
  show('hidden')
  await rest()
  network.isBack = true
  location.hash = '#/vip'
  show('visible')
  await rest()
  expect(text()).toBe('我的')
})

test('a chunk that is cut off because the page is being left reloads nothing, unless the page stays', async () => {
  window.dispatchEvent(new Event('beforeunload'))
  await showMissing()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledOnce()
})
