/**
 * Whether this visit has been welcomed: once for as long as the tab lives. Neither coming back to home nor the way
 * back from a game, which loads the page anew, welcomes again.
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
    // blocked: this app start remembers it
  }
}
