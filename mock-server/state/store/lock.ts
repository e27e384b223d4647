/** Lets one piece of work run at a time. */
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

/** Longer than any work that holds the lock. */
const MAX_WAIT_MS = 1500

/**
 * A lock among all tabs of the origin. It only saves retries: each save checks the version, so no tab overwrites
 * another's work, with or without Web Locks. That is why a lock may be taken over that is not free after `maxWaitMs`: Firefox
 * keeps that of a page which was left in the middle of its work, for as long as the browser runs.
 */
export function webLock(name: string, locks: LockManager | undefined, maxWaitMs = MAX_WAIT_MS): Lock {
  const queue = queueLock()
  if (!locks) return queue
  return (work) =>
    queue(() => {
      let running: ReturnType<typeof work> | undefined
      const ask = (options: LockOptions) =>
        locks.request(name, options, () => (running = work())) as ReturnType<typeof work>
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), maxWaitMs)
      return (
        ask({ signal: late.signal })
          // Whose lock was taken over goes on with its work.
          .catch(() => running ?? ask({ steal: true }))
          .catch(() => running ?? work())
          .finally(() => clearTimeout(timer))
      )
    })
}
