/** This many pages may be read in a row, such as by fast scrolling; then one per interval. */
const AT_ONCE = 40
const INTERVAL_MS = 200

let nextMs = Number.NEGATIVE_INFINITY

/**
 * Resolves when a further page may be requested. All lists together request at most five pages a second, after
 * forty at once, however many pages a backend reports (docs/faults.md#pages-without-end). Rejects with the
 * signal's reason.
 */
export async function turnForPage(signal?: AbortSignal): Promise<void> {
  const now = performance.now()
  nextMs = Math.max(nextMs, now - AT_ONCE * INTERVAL_MS) + INTERVAL_MS
  if (nextMs > now) await new Promise((resolve) => setTimeout(resolve, nextMs - now))
  if (signal?.aborted) throw signal.reason
}
