/** So many pages may be read in a row, as a long list is scrolled; then one in each interval. */
const AT_ONCE = 40
const INTERVAL_MS = 200

let nextMs = Number.NEGATIVE_INFINITY

/**
 * Resolves when a further page may be asked for: whatever a backend says of how many there are, all lists together ask for
 * five pages a second at most, after forty at once (docs/faults.md#pages-without-end). Rejects with the signal's reason.
 */
export async function turnForPage(signal?: AbortSignal): Promise<void> {
  const now = performance.now()
  nextMs = Math.max(nextMs, now - AT_ONCE * INTERVAL_MS) + INTERVAL_MS
  if (nextMs > now) await new Promise((resolve) => setTimeout(resolve, nextMs - now))
  if (signal?.aborted) throw signal.reason
}
