import { createListeners } from '../../lib/listeners.ts'

/** A player asked for a break after a reminder. Kept here, in memory, until CarePanel takes the request. */
let wished = false
const listeners = createListeners()

export function requestBreak(): void {
  wished = true
  listeners.notify()
}

/** True once for each request. */
export function takeBreakRequest(): boolean {
  const was = wished
  wished = false
  return was
}

export const subscribeBreakRequest = listeners.subscribe
