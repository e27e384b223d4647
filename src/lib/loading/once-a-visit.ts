/**
 * What a player is told once a start of the app. A game and a payment page reload it on return, so the tab
 * remembers it (docs/wire.md#tab-storage).
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
