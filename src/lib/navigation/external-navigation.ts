import { type SafeUrlOptions, safeExternalUrl } from '../html/safe-url.ts'
import { noteLeaving } from './leaving.ts'

/**
 * Navigates the window to an address that a server named, if `safeExternalUrl` accepts it. Otherwise returns false, and
 * the caller tells the player.
 */
export function navigateTo(url: string, options?: SafeUrlOptions): boolean {
  const safe = safeExternalUrl(url, options)
  if (safe === undefined) return false
  noteLeaving()
  window.location.assign(safe)
  return true
}
