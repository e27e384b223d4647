import { createListeners } from '../../lib/device/listeners.ts'

/** A player asked for a break after a reminder. Kept here, in memory, until the panel takes the request. */
let isRequested = false
const listeners = createListeners()

export function requestBreak(): void {
  isRequested = true
  listeners.notify()
}

/** True once for each request. */
export function takeBreakRequest(): boolean {
  const wasRequested = isRequested
  isRequested = false
  return wasRequested
}

export const subscribeBreakRequest = listeners.subscribe
