import { safeExternalUrl } from '../html/safe-url.ts'
import { noteLeaving } from './leaving.ts'

/**
 * Like `navigateTo`, for a page that only redirects: the address replaces its history entry, so that Back returns to
 * where the player tapped, not to the redirect.
 */
export function replaceWith(url: string): boolean {
  const safe = safeExternalUrl(url)
  if (safe === undefined) return false
  // Firefox then restores the page from memory at the redirect. A load shows where the player tapped.
  const { hash } = window.location
  window.addEventListener('pageshow', ({ persisted }) => {
    // Elsewhere the redirect did not come about, and there may be something to lose by now.
    if (persisted && window.location.hash === hash) window.location.reload()
  })
  noteLeaving()
  window.location.replace(safe)
  return true
}
