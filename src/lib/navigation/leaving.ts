/** So long a page that is being left waits for the next one. Where none comes, it was not left after all. */
export const LEAVES_WITHIN_MS = 10_000

let untilMs = 0
/** The page is being left. Of a step that no code of ours takes the browser tells, where it has that event: iOS has not. */
export const noteLeaving = (): void => {
  untilMs = Date.now() + LEAVES_WITHIN_MS
}
addEventListener('beforeunload', noteLeaving)
// Back on a page that the browser has kept. The first pageshow of a page may come while it is being left already.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) untilMs = 0
})

/** Whether the page is being left: a step in the history would now take the new page away. */
export const isLeaving = (): boolean => Date.now() < untilMs
