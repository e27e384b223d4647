/** A reminded player wants a break: the wish stays here, in memory, until the panel that offers one takes it. */
let wished = false
const listeners = new Set<() => void>()

export function requestBreak(): void {
  wished = true
  for (const listener of [...listeners]) listener()
}

/** True once for each wish. */
export function takeBreakRequest(): boolean {
  const was = wished
  wished = false
  return was
}

export function subscribeBreakRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
