/** The delay in browsers without idle callbacks (Safari). */
const SOON_MS = 4

/** Runs `act` when the page is idle, after `latestMs` at the latest. Returns a function that cancels it. */
export function whenIdle(act: () => void, latestMs?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, latestMs === undefined ? undefined : { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, SOON_MS)
  return () => clearTimeout(timer)
}

/** Runs the steps one by one, each in its own idle moment. Returns a function that cancels the remaining ones. */
export function idly(steps: readonly (() => void)[]): () => void {
  const remaining = [...steps]
  let stop = () => {}
  const next = () => {
    remaining.shift()?.()
    if (remaining.length > 0) stop = whenIdle(next)
  }
  if (remaining.length > 0) stop = whenIdle(next)
  return () => stop()
}

/**
 * For decoration: loads a start function in an idle moment and calls it. Does nothing if it fails to load. Returns a
 * function that stops the decoration.
 */
export function startWhenIdle(load: () => Promise<() => () => void>): () => void {
  let isStopped = false
  let stop = whenIdle(
    () =>
      void load().then(
        (start) => {
          if (!isStopped) stop = start()
        },
        () => undefined,
      ),
  )
  return () => {
    isStopped = true
    stop()
  }
}
