import { safeExternalUrl } from '../html/safe-url.ts'
import { noteLeaving } from './leaving.ts'

/**
 * As `navigateTo`, from a page that only redirects: the address takes its place in the history, so that Back returns to
 * where the player tapped, not to the redirect.
 */
export function replaceWith(url: string): boolean {
  const safe = safeExternalUrl(url)
  if (safe === undefined) return false
  // Firefox then takes the page from its memory as it was left, at the redirect. A load shows where the player tapped.
  const { hash } = window.location
  window.addEventListener('pageshow', ({ persisted }) => {
    // Elsewhere the redirect did not come about, and there may be something to lose by now.
    if (persisted && window.location.hash === hash) window.location.reload()
  })
  noteLeaving()
  window.location.replace(safe)
  return true
}
