import type { ReadProgress } from '../../../api/core/paging/collect-pages.ts'

/** How often the progress of a long reading is updated. */
const TELL_EVERY_MS = 100

/** Throttles the progress, so that a thousand pages do not cause a thousand renders. */
export function nowAndThen(tellProgress: (progress: ReadProgress) => void): (progress: ReadProgress) => void {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (now - last < TELL_EVERY_MS) return
    last = now
    tellProgress(progress)
  }
}
