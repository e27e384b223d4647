import { whenIdle } from './when-idle.ts'

/** How long later work waits for a first touch, in ms. */
const ALONE_MS = 20_000
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/**
 * Runs `act` at the first touch, key or scroll, or after a while without one: work that nobody needs before would
 * only delay the first screen. Returns a cancel function.
 */
export function afterFirstTouch(act: () => void, aloneMs = ALONE_MS): () => void {
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
  }, aloneMs)
  for (const event of TOUCHES) window.addEventListener(event, now, { capture: true, passive: true })
  return stop
}
