/** A page asked for with this in its query is the host's own: the worker does not answer for it (src/sw/worker.ts). */
export const FROM_NETWORK = 'from-network'

/**
 * Loads this page from the network, with its route, past the installed app's own copy: what stands in front of the host, such
 * as a challenge, can show itself. The address is one that no cache has.
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
