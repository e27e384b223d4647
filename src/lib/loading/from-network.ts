/** The worker does not answer requests for a page with this query: they go to the host (src/sw/worker.ts). */
export const FROM_NETWORK = 'from-network'

/**
 * Loads this page and its route from the network, past the installed app's own copy, so that a challenge in front of
 * the host can show. The address is one that no cache has.
 */
export function loadFromNetwork(): void {
  const url = new URL(location.href)
  url.searchParams.set(FROM_NETWORK, String(Date.now()))
  location.replace(url)
}

/** Takes it out of the address again, once the app has started. */
export function cleanAddress(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(FROM_NETWORK)) return
  url.searchParams.delete(FROM_NETWORK)
  history.replaceState(history.state, '', url)
}
