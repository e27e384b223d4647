/** A player asked for a break after a reminder. Kept here, in memory, until CarePanel takes the request. */
let wished = false
const listeners = new Set<() => void>()

export function requestBreak(): void {
  wished = true
  for (const listener of [...listeners]) listener()
}

/** True once for each request. */
export function takeBreakRequest(): boolean {
  const was = wished
  wished = false
  return was
}

export function subscribeBreakRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
