import { type Stored, storage } from '../../lib/device/storage.ts'

/** `sinceMs`: start, `seenMs`: last seen, `toldMs`: last reminder, `inGame`: the page was left for a game. */
export type PlayTime = Stored<'yz:play'>

const MINUTE_MS = 60_000
/** A longer absence, outside a game, is a rest: play starts again. */
const REST_MS = 15 * MINUTE_MS
/** Nobody plays a game this long without returning to the app: the phone was put away. */
const LONGEST_GAME_MS = 6 * 60 * MINUTE_MS

/** The play time at `nowMs`: continued, or new after a rest or when the clock was set back. */
export function continuePlay(before: PlayTime | undefined, nowMs: number): PlayTime {
  const awayMs = nowMs - (before?.seenMs ?? Number.NEGATIVE_INFINITY)
  const rest = before?.inGame ? LONGEST_GAME_MS : REST_MS
  if (!before || awayMs < 0 || awayMs > rest)
    return { sinceMs: nowMs, seenMs: nowMs, toldMs: nowMs, inGame: false }
  return { ...before, seenMs: nowMs, inGame: false }
}

/** The minutes to show when a reminder is due, else undefined. `everyMin` 0 means never. */
export function minutesToRemind(
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
