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

/**
 * A lock among all tabs of the origin. It only saves retries: each save checks the version, so no tab overwrites
 * another's work, with or without Web Locks.
 */
export function webLock(name: string, locks: LockManager | undefined): Lock {
  const queue = queueLock()
  if (!locks) return queue
  return (work) => queue(() => locks.request(name, work) as ReturnType<typeof work>)
}
