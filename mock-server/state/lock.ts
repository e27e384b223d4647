/** Lets one piece of work run at a time. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/** Among the callers of this very lock: Node, and pages whose browser has no Web Locks. */
export function queueLock(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/**
 * Among all tabs of the origin. Only a courtesy: what keeps a tab from overwriting another's work is the version that
 * each save checks, so a browser without Web Locks loses no update either, it tries again.
 */
export function webLock(name: string, locks: LockManager | undefined): Lock {
  const queue = queueLock()
  if (!locks) return queue
  return (work) => queue(() => locks.request(name, work) as ReturnType<typeof work>)
}
