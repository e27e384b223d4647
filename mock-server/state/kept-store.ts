import { type DiskStore, inTime } from './indexed-db.ts'
import { memoryStore, type SnapshotStore, UnreadableSnapshot } from './snapshot.ts'

/** How long it takes from one attempt to use the disk again to the next. */
const RETRY_MS = 5000

export type KeptOptions = {
  /** Called when the world stops being stored, and when it is stored again. */
  onKept: (isKept: boolean) => void
  openMaxMs?: number | undefined
  retryMs?: number
}

/**
 * The disk, or memory where the browser refuses one, does not open it in time, or loses it (closed, full, deleted). From memory it
 * goes back to a disk that holds no other world than the one it stored last: another tab may have gone on there.
 */
export async function keptStore(
  open: () => Promise<DiskStore>,
  { onKept, openMaxMs, retryMs = RETRY_MS }: KeptOptions,
): Promise<SnapshotStore> {
  const memory = memoryStore()
  let disk: DiskStore | undefined
  let store: SnapshotStore = memory
  let lastVersion: number | undefined
  /** The disk can be used again, and the next refresh writes the whole world to it. */
  let isBack = false
  let writesWhole = false

  let opening: Promise<DiskStore> | undefined
  const opened = () => {
    opening ??= open()
    return opening.catch((problem: unknown) => {
      opening = undefined
      throw problem
    })
  }
  const tryAgain = async (): Promise<void> => {
    disk = await opened()
    const version = await disk.storedVersion()
    isBack = version === undefined || version === lastVersion
  }
  const tryLater = () => {
    const timer: unknown = setTimeout(() => void tryAgain().catch(tryLater), retryMs)
    // In Node it must not keep the process alive.
    if (timer instanceof Object && 'unref' in timer) (timer as NodeJS.Timeout).unref()
  }
  const leaveDisk = () => {
    if (store === memory) return
    store = memory
    onKept(false)
    tryLater()
  }
  const attempt = async <T>(work: (from: SnapshotStore) => Promise<T>): Promise<T> => {
    try {
      return await work(store)
    } catch (problem) {
      if (problem instanceof UnreadableSnapshot || store === memory) throw problem
      leaveDisk()
      return work(memory)
    }
  }
  const noted = <T>(version: number | undefined, result: T): T => {
    if (store === disk && version !== undefined) lastVersion = version
    return result
  }

  try {
    disk = await inTime(opened(), openMaxMs)
    store = disk
  } catch {
    onKept(false)
    tryLater()
  }
  return {
    load: async () => {
      if (writesWhole) return undefined
      const stored = await attempt((from) => from.load())
      return noted(stored?.version, stored)
    },
    since: async (version) => {
      if (isBack && disk) {
        isBack = false
        writesWhole = true
        store = disk
        return 'replaced'
      }
      const news = await attempt((from) => from.since(version))
      return noted(news === 'replaced' ? undefined : news.version, news)
    },
    save: async (changes, version, steps) => {
      const saved = await attempt((from) => from.save(changes, version, steps))
      return noted(saved, saved)
    },
    replace: async (world, step) => {
      const saved = await attempt((from) => from.replace(world, step))
      if (writesWhole && store === disk) onKept(true)
      writesWhole = false
      return noted(saved, saved)
    },
    steps: (version) => attempt((from) => from.steps(version)),
    close: () => void opening?.then((opened) => opened.close()).catch(() => undefined),
  }
}
