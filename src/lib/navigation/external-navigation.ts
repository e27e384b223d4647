import { type SafeUrlOptions, safeExternalUrl } from '../html/safe-url.ts'
import { noteLeaving } from './leaving.ts'

/**
 * Navigates the window to an address that a server named, through the one guard.
 * False when the guard refuses: nothing happened, and the caller tells the player.
 */
export function navigateTo(url: string, options?: SafeUrlOptions): boolean {
  const safe = safeExternalUrl(url, options)
  if (safe === undefined) return false
  noteLeaving()
  window.location.assign(safe)
  return true
}
