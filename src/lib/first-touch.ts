import { whenIdle } from './when-idle.ts'

/** So long the first screen has the page to itself, unless somebody touches it sooner. */
const ALONE_MS = 20_000
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/**
 * Runs `act` with the first touch, key or scroll, or when the page has been idle for a while: what nobody sees or needs
 * before that would only hold up the first screen. Returns the way to call it off.
 */
export function afterFirstTouch(act: () => void): () => void {
  let stopIdle = () => {}
  const stop = () => {
    stopIdle()
    clearTimeout(timer)
    for (const event of TOUCHES) window.removeEventListener(event, now, { capture: true })
  }
  const now = () => {
    stop()
    act()
  }
  const timer = setTimeout(() => {
    stopIdle = whenIdle(now)
  }, ALONE_MS)
  for (const event of TOUCHES) window.addEventListener(event, now, { capture: true, passive: true })
  return stop
}
