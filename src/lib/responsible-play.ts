import { DAY_MS } from '#contracts/beijing-time.ts'
import { createListeners } from './listeners.ts'
import { type Stored, storage } from './storage.ts'

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
 * How long the break that the player chose still lasts, in ms; 0 when none does. By the device's own clock: what lasts longer
 * than any break, as one that was taken while the clock was years ahead, is none.
 */
export function breakLeftMs(nowMs = Date.now()): number {
  const leftMs = (getPlaySettings().breakUntilMs ?? 0) - nowMs
  return leftMs > 0 && leftMs < TOO_LONG_MS ? leftMs : 0
}
