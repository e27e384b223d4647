import { storage } from '../../lib/storage.ts'

/**
 * Launches of games, so that what they left at venues can come back. A tab remembers its own launch, and the phone the
 * newest one: money must not be taken out of a game that another tab has started since.
 */
const KEY = 'yz:game-visit'

/** Call it when a launch is requested: from then on money may have moved. */
export function noteGameVisit(): void {
  const visit = String(Date.now())
  storage.set(KEY, visit)
  try {
    sessionStorage.setItem(KEY, visit)
  } catch {
    // Storage is blocked: nothing is offered on return.
  }
}

/** Once after a launch of this tab: which one it was. */
export function takeGameVisit(): string | null {
  try {
    const visit = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return visit
  } catch {
    return null
  }
}
