import { type SafeUrlOptions, safeExternalUrl } from './safe-url.ts'

/**
 * Navigates the window to an address that a server named, through the one guard.
 * False when the guard refuses: nothing happened, and the caller tells the player.
 */
export function navigateTo(url: string, options?: SafeUrlOptions): boolean {
  const safe = safeExternalUrl(url, options)
  if (safe === undefined) return false
  window.location.assign(safe)
  return true
}

/**
 * The same from a page that only redirects: the address takes its place in the history, so that Back returns to
 * where the player tapped, not to the redirect.
 */
export function replaceWith(url: string): boolean {
  const safe = safeExternalUrl(url)
  if (safe === undefined) return false
  // Firefox then takes the page from its memory as it was left, at the redirect. A load shows where the player tapped.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.replace(safe)
  return true
}
