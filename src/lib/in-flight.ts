import { createListeners } from './listeners.ts'

/**
 * How many requests are under way that the player should see. The api layer counts; the ui shows one loading
 * indicator while the count is above 0. Polls are silent and do not count.
 */
const listeners = createListeners()
let count = 0

function change(by: 1 | -1): void {
  count += by
  listeners.notify()
}

/** Counts one visible request until the returned function is called; calling that twice does no harm. */
export function countRequest(): () => void {
  let open = true
  change(1)
  return () => {
    if (!open) return
    open = false
    change(-1)
  }
}

/** Visible requests under way now. A snapshot for `useSyncExternalStore`. */
export const visibleCount = (): number => count

/** Calls `listener` after each change of the count; returns an unsubscribe function. */
export const subscribeVisible = listeners.subscribe
