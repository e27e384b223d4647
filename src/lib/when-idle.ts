/** Where there is no idle callback (Safari), the next moment in which nothing else waits will do. */
const SOON_MS = 4

/** Runs `act` when nothing else is to do, or after `latestMs` at any rate. Returns the way to call it off. */
export function whenIdle(act: () => void, latestMs?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, latestMs === undefined ? undefined : { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, SOON_MS)
  return () => clearTimeout(timer)
}

/** Runs the steps one by one, each in an idle moment of its own. Returns the way to call off those that are left. */
export function idly(steps: readonly (() => void)[]): () => void {
  const left = [...steps]
  let stop = () => {}
  const next = () => {
    left.shift()?.()
    if (left.length > 0) stop = whenIdle(next)
  }
  if (left.length > 0) stop = whenIdle(next)
  return () => stop()
}
