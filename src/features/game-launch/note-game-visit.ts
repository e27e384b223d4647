import { storage } from '../../lib/device/storage.ts'
import { GAME_VISIT } from './game-visit.ts'

/** Call it when a launch is requested: from then on money may have moved. */
export function noteGameVisit(): void {
  const visit = String(Date.now())
  storage.set(GAME_VISIT, visit)
  try {
    sessionStorage.setItem(GAME_VISIT, visit)
  } catch {
    // Storage is blocked: nothing is offered on return.
  }
}
