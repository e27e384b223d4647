// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openOverlay } from './back-to-close.ts'

const back = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  back.mockClear()
  vi.spyOn(history, 'back').mockImplementation(back)
  history.replaceState(null, '')
})

async function openAndClose(): Promise<void> {
  const overlay = openOverlay(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  void overlay.release()
}

test('an overlay that closes while the page is being reloaded takes no step back, which would end the reload', async () => {
  await openAndClose()
  window.dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(back).not.toHaveBeenCalled()
  // The page was not left after all.
  await vi.advanceTimersByTimeAsync(10_000)
  await openAndClose()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(back).toHaveBeenCalledOnce()
})

test('the entry of an overlay that was open at a reload is skipped on the way back', () => {
  history.replaceState({ yzOverlay: 1 }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(back).toHaveBeenCalledOnce()
})
