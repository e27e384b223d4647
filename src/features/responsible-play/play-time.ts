import { type Stored, storage } from '../../lib/storage.ts'

/** `sinceMs` began, `seenMs` last seen, `toldMs` last reminded, `inGame`: the page was left for a game. */
export type PlayTime = Stored<'yz:play'>

const MINUTE_MS = 60_000
/** Away longer than this, and not in a game, is a rest: play begins anew. */
const REST_MS = 15 * MINUTE_MS
/** Nobody sits this long at a game without the app: the phone was put away. */
const LONGEST_GAME_MS = 6 * 60 * MINUTE_MS

/** The stretch of play that goes on at `nowMs`: the one before, or a new one after a rest or a set-back clock. */
export function continuePlay(before: PlayTime | undefined, nowMs: number): PlayTime {
  const away = nowMs - (before?.seenMs ?? Number.NEGATIVE_INFINITY)
  const rest = before?.inGame ? LONGEST_GAME_MS : REST_MS
  if (!before || away < 0 || away > rest)
    return { sinceMs: nowMs, seenMs: nowMs, toldMs: nowMs, inGame: false }
  return { ...before, seenMs: nowMs, inGame: false }
}

/** Minutes to tell of when a reminder is due, else undefined. `everyMin` 0 is never. */
export function minutesToTell(
  { sinceMs, toldMs }: PlayTime,
  nowMs: number,
  everyMin: number,
): number | undefined {
  if (everyMin <= 0 || nowMs - toldMs < everyMin * MINUTE_MS) return undefined
  return Math.floor((nowMs - sinceMs) / MINUTE_MS)
}

export const readPlay = (): PlayTime | undefined => storage.get('yz:play')
export const keepPlay = (play: PlayTime): void => void storage.set('yz:play', play)
export const endPlay = (): void => storage.remove('yz:play')
