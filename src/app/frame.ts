import { subscribeVisible, visibleCount } from '../lib/in-flight.ts'

/** Spec section 9, "Mobile breakpoint". */
export const DESKTOP = '(min-width: 768px)'

/**
 * Crossing 768 px reloads the page (spec section 1). A keyboard, or a rotation that stays on one side, changes
 * nothing. With a request under way the reload waits for its answer, so that no payment is cut in the middle
 * (cases T39). Returns the way to stop.
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
