/**
 * Whether this visit has been welcomed, which happens once in the life of a tab. A return to home does not welcome
 * again, nor does a return from a game, which reloads the page.
 */
const KEY = 'yz:greeted'
let welcomed = false

export function wasWelcomed(): boolean {
  if (welcomed) return true
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function markWelcomed(): void {
  welcomed = true
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: `welcomed` remembers it for this app start.
  }
}
