/** A page that is being left waits at most this long for the next one. After that the navigation has failed. */
export const LEAVES_WITHIN_MS = 10_000

let untilMs = 0
/**
 * Call this before leaving the page. `beforeunload` reports steps that the app does not start, except on iOS, which
 * does not fire it.
 */
export const noteLeaving = (): void => {
  untilMs = Date.now() + LEAVES_WITHIN_MS
}
addEventListener('beforeunload', noteLeaving)
// The player is back on a page that the browser kept. A page's first pageshow is ignored, since it may fire while the
// page is already being left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) untilMs = 0
})

/** Whether the page is being left. A step in the history would now cancel that navigation. */
export const isLeaving = (): boolean => Date.now() < untilMs
