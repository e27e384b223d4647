/** Runs one piece of work at a time. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/** A lock within this process or page: for Node, and for browsers without Web Locks. */
export function queueLock(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Longer than any work holds the lock. */
const MAX_WAIT_MS = 1500

/**
 * A lock shared by all tabs of the origin. It only saves retries: each save checks the version, so no tab
 * overwrites another's work, with or without Web Locks. So a lock that is not free after `maxWaitMs` may be taken
 * over. Firefox, for example, keeps the lock of a page that was closed during its work until the browser ends.
 */
export function webLock(name: string, locks: LockManager | undefined, maxWaitMs = MAX_WAIT_MS): Lock {
  const queue = queueLock()
  if (!locks) return queue
  return (work) =>
    queue(() => {
      let running: ReturnType<typeof work> | undefined
      const request = (options: LockOptions) =>
        locks.request(name, options, () => (running = work())) as ReturnType<typeof work>
      const timeout = new AbortController()
      const timer = setTimeout(() => timeout.abort(), maxWaitMs)
      return (
        request({ signal: timeout.signal })
          // Work whose lock was taken over continues.
          .catch(() => running ?? request({ steal: true }))
          .catch(() => running ?? work())
          .finally(() => clearTimeout(timer))
      )
    })
}
