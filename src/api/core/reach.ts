import { createListeners } from '../../lib/device/listeners.ts'
import { NetworkError } from './client/errors.ts'

/**
 * What separates the app from its backend, judged by the last calls:
 * - `challenge`: a page in front of the backend requires a proof; `portal`: the network requires a login
 * - `silence`: the server fails, or cannot be reached
 */
export type Trouble = 'challenge' | 'portal' | 'silence'

/** One failed call may be due to its route; this many in a row without an answer of the backend are not. */
const MIN_FAILURES = 3
/** A failed read is retried after one second. Until the retry fails too, a short failure is not reported. */
const MIN_SILENCE_MS = 900

/** The failures in a row, how many of them were pages in place of the answer, and when the first occurred. */
let failed = { times: 0, walls: 0, sinceMs: 0 }
let trouble: Trouble | undefined
const changes = createListeners()

function setTrouble(next: Trouble | undefined): void {
  if (next === trouble) return
  trouble = next
  changes.notify()
}

/** Notes that the backend has answered, whatever it said. */
export function noteReached(): void {
  failed = { times: 0, walls: 0, sinceMs: 0 }
  setTrouble(undefined)
}

/**
 * Notes that a call ended without an answer of the backend. Ignores errors that say nothing about the connection,
 * such as a cancelled call.
 */
export function noteUnread(error: unknown): void {
  if (!(error instanceof NetworkError) || error.kind === 'cancelled' || error.kind === 'offline') return
  const nowMs = performance.now()
  const isWall = error.kind === 'wall'
  if (failed.times === 0) failed.sinceMs = nowMs
  failed.times += 1
  if (isWall) failed.walls += 1
  if (failed.walls >= MIN_FAILURES) {
    if (isWall) setTrouble(error.status === 403 || error.status === 429 ? 'challenge' : 'portal')
  } else if (failed.times >= MIN_FAILURES && nowMs - failed.sinceMs >= MIN_SILENCE_MS) setTrouble('silence')
}

export const getTrouble = (): Trouble | undefined => trouble
export const subscribeTrouble = changes.subscribe
