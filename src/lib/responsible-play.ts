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

/** How long the break that the player chose still lasts, in ms; 0 when none does. By the device's own clock. */
export function breakLeftMs(nowMs = Date.now()): number {
  return Math.max(0, (getPlaySettings().breakUntilMs ?? 0) - nowMs)
}
