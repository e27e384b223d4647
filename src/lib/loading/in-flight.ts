import { createListeners } from '../device/listeners.ts'

/**
 * Counts the requests in progress that the player should notice. The API layer counts; the UI shows one loading
 * indicator while the count is above 0. Background requests are counted separately and show none.
 */
const listeners = createListeners()
const counts = { visible: 0, background: 0 }

function change(kind: keyof typeof counts, by: 1 | -1): void {
  counts[kind] += by
  if (kind === 'visible') listeners.notify()
}

/** Counts one request until the returned function is called. Calling that twice is harmless. */
export function countRequest(kind: keyof typeof counts = 'visible'): () => void {
  let open = true
  change(kind, 1)
  return () => {
    if (!open) return
    open = false
    change(kind, -1)
  }
}

/** The number of visible requests in progress. A snapshot for `useSyncExternalStore`. */
export const visibleCount = (): number => counts.visible

/** The number of all requests in progress except silent ones. */
export const requestCount = (): number => counts.visible + counts.background

/** Calls `listener` after each change of the visible count; returns an unsubscribe function. */
export const subscribeVisible = listeners.subscribe
