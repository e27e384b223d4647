import { subscribeVisible, visibleCount } from '../lib/in-flight.ts'

/** From this width on the app is shown in a frame (docs/rules.md#desktop-frame). */
export const DESKTOP = '(min-width: 768px)'

/**
 * Reloads the page when its width crosses 768 px. A keyboard, or a rotation that stays on one side, changes nothing.
 * The reload waits for a request in progress, so that it does not cut off a payment. Returns a function that stops it.
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
