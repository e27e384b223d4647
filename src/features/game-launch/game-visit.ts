/**
 * Records launches of games, so that money left at venues can come back. A tab remembers its own launch and the phone
 * the newest one, because money must not be taken out of a game that another tab has started since.
 */
export const GAME_VISIT = 'yz:game-visit'

/** Once after a launch of this tab: which one it was. */
export function takeGameVisit(): string | null {
  try {
    const visit = sessionStorage.getItem(GAME_VISIT)
    sessionStorage.removeItem(GAME_VISIT)
    return visit
  } catch {
    return null
  }
}
