/**
 * Whether this visit has been welcomed, which happens once in the life of a tab. A return to home does not welcome
 * again, nor does a return from a game, which reloads the page.
 */
const KEY = 'yz:greeted'
let greeted = false

export function wasWelcomed(): boolean {
  if (greeted) return true
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function markWelcomed(): void {
  greeted = true
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: `greeted` remembers it for this app start.
  }
}
