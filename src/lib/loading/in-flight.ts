import { createListeners } from '../device/listeners.ts'

/**
 * How many requests are under way that the player should see. The api layer counts; the ui shows one loading
 * indicator while the count is above 0. What is read in the background is counted apart: it shows none.
 */
const listeners = createListeners()
const counts = { visible: 0, background: 0 }

function change(kind: keyof typeof counts, by: 1 | -1): void {
  counts[kind] += by
  if (kind === 'visible') listeners.notify()
}

/** Counts one request until the returned function is called; calling that twice does no harm. */
export function countRequest(kind: keyof typeof counts = 'visible'): () => void {
  let open = true
  change(kind, 1)
  return () => {
    if (!open) return
    open = false
    change(kind, -1)
  }
}

/** Visible requests under way now. A snapshot for `useSyncExternalStore`. */
export const visibleCount = (): number => counts.visible

/** All requests under way but silent ones. */
export const requestCount = (): number => counts.visible + counts.background

/** Calls `listener` after each change of the visible count; returns an unsubscribe function. */
export const subscribeVisible = listeners.subscribe
