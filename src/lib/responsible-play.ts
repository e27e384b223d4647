import { DAY_MS } from '#contracts/time/beijing-time.ts'
import { createListeners } from './device/listeners.ts'
import { type Stored, storage } from './device/storage.ts'

export type PlaySettings = Stored<'yz:care'>

/** Reminded every hour unless the player says otherwise. */
export const DEFAULT_PLAY_SETTINGS: PlaySettings = { remindMin: 60 }

const listeners = createListeners()
let cached: PlaySettings | undefined

/** The player's limits on this device (time and daily deposit reminders, a break). Same object until it changes. */
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

/** More than the longest break that a player can choose, and a day for a clock that is put right meanwhile. */
const TOO_LONG_MS = 31 * DAY_MS

/**
 * How long a break still lasts at `nowMs` of the server's clock, in ms; 0 when none does: that of an account, by its mark, or
 * without one the longest on this device. What lasts longer than any break, as one that was taken while the clock was years
 * ahead, is none.
 */
export function breakLeftMs(nowMs: number, account?: string): number {
  const left = Object.entries(getPlaySettings().breaks ?? {})
    .filter(([mark]) => account === undefined || mark === account)
    .map(([, untilMs]) => untilMs - nowMs)
  return Math.max(0, ...left.filter((leftMs) => leftMs < TOO_LONG_MS))
}

/** An account rests on this device; breaks that are over are forgotten. */
export function beginBreak(marks: readonly string[], untilMs: number, nowMs: number): void {
  const running = Object.entries(getPlaySettings().breaks ?? {}).filter(([, endMs]) => endMs > nowMs)
  changePlaySettings({ breaks: Object.fromEntries([...running, ...marks.map((mark) => [mark, untilMs])]) })
}
