import { DAY_MS } from '#contracts/time/beijing-time.ts'
import { createListeners } from './device/listeners.ts'
import { type Stored, storage } from './device/storage.ts'

export type PlaySettings = Stored<'yz:care'>

/** A reminder every hour unless the player changes it. */
export const DEFAULT_PLAY_SETTINGS: PlaySettings = { remindMin: 60 }

const listeners = createListeners()
let cached: PlaySettings | undefined

/**
 * The player's limits on this device (reminders of time and daily deposits, breaks). The object stays the same until it
 * changes.
 */
export function getPlaySettings(): PlaySettings {
  cached ??= storage.get('yz:care') ?? DEFAULT_PLAY_SETTINGS
  return cached
}

export function changePlaySettings(change: Partial<PlaySettings>): void {
  storage.set('yz:care', { ...getPlaySettings(), ...change })
  reread()
}

function reread(): void {
  cached = undefined
  listeners.notify()
}

storage.subscribe((key) => {
  if (key === 'yz:care' || key === null) reread()
})

export const subscribePlaySettings = listeners.subscribe

/** The longest break that a player can choose, plus a day in case a clock is corrected meanwhile. */
const TOO_LONG_MS = 31 * DAY_MS

/**
 * The remaining break in ms at `nowMs` of the server's clock, or 0: that of an account, by its mark, or without one the
 * longest on this device. A break longer than any choice, as when the clock was years ahead, is ignored.
 */
export function breakLeftMs(nowMs: number, account?: string): number {
  const remaining = Object.entries(getPlaySettings().breaks ?? {})
    .filter(([mark]) => account === undefined || mark === account)
    .map(([, untilMs]) => untilMs - nowMs)
  return Math.max(0, ...remaining.filter((leftMs) => leftMs < TOO_LONG_MS))
}

/** Starts a break for accounts on this device, by their marks. Drops breaks that are over. */
export function beginBreak(marks: readonly string[], untilMs: number, nowMs: number): void {
  const running = Object.entries(getPlaySettings().breaks ?? {}).filter(([, endMs]) => endMs > nowMs)
  changePlaySettings({ breaks: Object.fromEntries([...running, ...marks.map((mark) => [mark, untilMs])]) })
}
