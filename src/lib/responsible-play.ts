import { createListeners } from './listeners.ts'
import { type Stored, storage } from './storage.ts'

export type Care = Stored<'yz:care'>

/** Reminded every hour unless the player says otherwise. */
export const DEFAULT_CARE: Care = { remindMin: 60 }

const listeners = createListeners()
let kept: Care | undefined

/** The player's limits on this device (time and daily deposit reminders, a break). Same object until it changes. */
export function getCare(): Care {
  kept ??= storage.get('yz:care') ?? DEFAULT_CARE
  return kept
}

export function changeCare(change: Partial<Care>): void {
  storage.set('yz:care', { ...getCare(), ...change })
  forget()
}

function forget(): void {
  kept = undefined
  listeners.notify()
}

storage.subscribe((key) => {
  if (key === 'yz:care' || key === null) forget()
})

export const subscribeCare = listeners.subscribe

/** How long the break that the player chose still lasts, in ms; 0 when none does. By the device's own clock. */
export function breakLeftMs(nowMs = Date.now()): number {
  return Math.max(0, (getCare().breakUntilMs ?? 0) - nowMs)
}
