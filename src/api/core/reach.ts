import { createListeners } from '../../lib/device/listeners.ts'
import { NetworkError } from './client/errors.ts'

/**
 * What keeps the app from its backend, by the last calls:
 * - `challenge`: a page that wants a proof stands in front of it; `portal`: the network itself wants a login
 * - `silence`: the server fails, or cannot be reached
 */
export type Trouble = 'challenge' | 'portal' | 'silence'

/** One call that fails may be one route; so many in a row without an answer of the backend are not. */
const FEW = 3
/** A read that failed is tried again after a second: before that fails, too, nothing is said of a moment's trouble. */
const LASTS_MS = 900

/** The failures in a row, how many of them were pages in the answer's place, and when the first came. */
let failed = { times: 0, walls: 0, sinceMs: 0 }
let trouble: Trouble | undefined
const changes = createListeners()

function become(now: Trouble | undefined): void {
  if (now === trouble) return
  trouble = now
  changes.notify()
}

/** The backend has answered, whatever it said. */
export function noteReached(): void {
  failed = { times: 0, walls: 0, sinceMs: 0 }
  become(undefined)
}

/** A call ended without an answer of the backend. What is no such failure, as a call that was given up, says nothing. */
export function noteUnread(error: unknown): void {
  if (!(error instanceof NetworkError) || error.kind === 'cancelled' || error.kind === 'offline') return
  const nowMs = performance.now()
  const isWall = error.kind === 'wall'
  if (failed.times === 0) failed.sinceMs = nowMs
  failed.times += 1
  if (isWall) failed.walls += 1
  if (failed.walls >= FEW) {
    if (isWall) become(error.status === 403 || error.status === 429 ? 'challenge' : 'portal')
  } else if (failed.times >= FEW && nowMs - failed.sinceMs >= LASTS_MS) become('silence')
}

export const getTrouble = (): Trouble | undefined => trouble
export const subscribeTrouble = changes.subscribe
