import { subscribeVisible, visibleCount } from '../lib/in-flight.ts'

/** From this width on the app stands in a frame (docs/rules.md#desktop-frame). */
export const DESKTOP = '(min-width: 768px)'

/**
 * Crossing 768 px reloads the page. A keyboard, or a rotation that stays on one side, changes nothing. With a
 * request under way the reload waits for its answer, so that no payment is cut in the middle. Returns the way
 * to stop.
 */
export function reloadOnCrossing(reload = () => location.reload()): () => void {
  const desktop = matchMedia(DESKTOP)
  const began = desktop.matches
  const look = () => {
    if (desktop.matches !== began && visibleCount() === 0) reload()
  }
  desktop.addEventListener('change', look)
  const unsubscribe = subscribeVisible(look)
  return () => {
    desktop.removeEventListener('change', look)
    unsubscribe()
  }
}
