// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOverlay } from './back-to-close.ts'

const goBack = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  goBack.mockClear()
  vi.spyOn(history, 'back').mockImplementation(goBack)
  history.replaceState(null, '')
})
// A step back that the browser does not report is given up.
afterEach(() => vi.advanceTimersByTimeAsync(2_000))

async function openAndClose(now: boolean, meanwhile = (): unknown => undefined): Promise<void> {
  const overlay = openOverlay(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  meanwhile()
  void overlay.release(now)
}

test.each([
  false,
  true,
])('an overlay that closes while the page is being left (now: %s) takes no step back, which would end that, until nothing has come', async (now) => {
  await openAndClose(now, () => window.dispatchEvent(new Event('beforeunload')))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(goBack).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(goBack).toHaveBeenCalledOnce()
})

test('what waits for a clean history is not held while the page is being left', async () => {
  const overlay = openOverlay(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('beforeunload'))
  await expect(overlay.release(true)).resolves.toBeUndefined()
  // Another place stands there by then: nothing is left to remove.
  history.replaceState(null, '')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(goBack).not.toHaveBeenCalled()
})

test('if the page stays, the step back is taken at once', async () => {
  await openAndClose(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(goBack).toHaveBeenCalledOnce()
})

test('the entry of an overlay that was open at a reload is skipped on the way back', () => {
  history.replaceState({ yzOverlay: 1 }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(goBack).toHaveBeenCalledOnce()
})
