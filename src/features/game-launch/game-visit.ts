/**
 * This tab has left the app for a game. Kept by the tab, not by the phone: another tab must not take money out of a
 * game that is being played.
 */
const KEY = 'yz:game-visit'

/** Call it when a game's page takes the place of the app. */
export function noteGameVisit(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: nothing is offered on return.
  }
}

/** True once, after a return from a game. */
export function takeGameVisit(): boolean {
  try {
    const wasInGame = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return wasInGame
  } catch {
    return false
  }
}
