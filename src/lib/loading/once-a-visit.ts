/**
 * Something that the player is told once per start of the app. Returning from a game or a payment page reloads the app,
 * so the tab remembers it (docs/wire.md#tab-storage).
 */
export function onceAVisit(key: 'yz:greeted' | 'yz:asked-for-card') {
  let hasRun = false
  return {
    isDone(): boolean {
      if (hasRun) return true
      try {
        return sessionStorage.getItem(key) !== null
      } catch {
        return false
      }
    },
    mark(): void {
      hasRun = true
      try {
        sessionStorage.setItem(key, '1')
      } catch {
        // Storage is blocked: `hasRun` remembers it until the next page load.
      }
    },
    forget(): void {
      hasRun = false
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Storage is blocked, so nothing is there.
      }
    },
  }
}
