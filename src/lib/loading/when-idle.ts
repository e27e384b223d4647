/** The delay where there is no idle callback (Safari). */
const SOON_MS = 4

/** Runs `act` when the page is idle, or after `latestMs` at the latest. Returns a cancel function. */
export function whenIdle(act: () => void, latestMs?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, latestMs === undefined ? undefined : { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, SOON_MS)
  return () => clearTimeout(timer)
}

/** Runs the steps one by one, each in an idle moment of its own. Returns a function that cancels the rest. */
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

/**
 * Decoration: loads what starts it in an idle moment, and starts it. Nothing happens if it does not load. Returns a function
 * that stops it.
 */
export function startWhenIdle(load: () => Promise<() => () => void>): () => void {
  let left = false
  let stop = whenIdle(
    () =>
      void load().then(
        (start) => {
          if (!left) stop = start()
        },
        () => undefined,
      ),
  )
  return () => {
    left = true
    stop()
  }
}
