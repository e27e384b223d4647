import type { World } from '../types.ts'
import { inTime } from './indexed-db.ts'
import { memoryStore, type SnapshotStore, UnreadableSnapshot } from './snapshot.ts'

/** The time between two attempts to use the disk again. */
const RETRY_MS = 5000

/**
 * Whether the browser stores the world. `retrying` and `blocked`: not now, but later attempts follow; with
 * `blocked`, another tab keeps the database from opening. `apart`: never again in this tab, because the disk has
 * another world or belongs to a newer build.
 */
export type Kept = 'yes' | 'retrying' | 'blocked' | 'apart'

export type KeptOptions = {
  onKept: (kept: Kept) => void
  /** Whether a tab that has changed nothing may continue with this stored world. Default: with any. */
  mayShow?: (stored: World) => boolean
  openMaxMs?: number | undefined
  retryMs?: number
}

/** Whether the error means that the database belongs to a newer build. */
const isOfNewerBuild = (problem: unknown) => problem instanceof Error && problem.name === 'VersionError'

/**
 * A store on the disk, or in memory if the browser refuses the disk, does not open it in time, or loses it
 * (closed, full, deleted). From memory it returns to the disk, but it never overwrites another world than the one
 * it stored last: the disk may have opened late, or another tab may have continued there. If the tab has changed
 * nothing in memory, it continues with that other world.
 */
export async function keptStore(
  open: (onBlocked: () => void) => Promise<SnapshotStore>,
  { onKept, mayShow = () => true, openMaxMs, retryMs = RETRY_MS }: KeptOptions,
): Promise<SnapshotStore> {
  const memory = memoryStore()
  let disk = memory
  /**
   * `opened`: the next refresh decides which world to continue with. `writing`: the disk does not have the tab's
   * world yet.
   */
  let state: 'memory' | 'opened' | 'writing' | 'disk' = 'memory'
  let lastVersion: number | undefined
  let isChangedInMemory = false
  let isBlocked = false

  let opening: Promise<SnapshotStore> | undefined
  const openDisk = async () => {
    opening ??= open(() => {
      isBlocked = true
    })
    try {
      return await opening
    } catch (problem) {
      opening = undefined
      throw problem
    } finally {
      isBlocked = false
    }
  }
  const tryAgain = async (): Promise<void> => {
    disk = await openDisk()
    state = 'opened'
  }
  const tryLater = () => {
    const timer: unknown = setTimeout(() => void tryAgain().catch(retryUnlessNewer), retryMs)
    // In Node the timer must not keep the process alive.
    if (timer instanceof Object && 'unref' in timer) (timer as NodeJS.Timeout).unref()
  }
  const retryUnlessNewer = (problem: unknown) => {
    if (isOfNewerBuild(problem)) onKept('apart')
    else tryLater()
  }
  const reportNotKept = () => onKept(isBlocked ? 'blocked' : 'retrying')
  const isOnDisk = () => state === 'writing' || state === 'disk'
  const attempt = async <T>(work: (store: SnapshotStore) => Promise<T>): Promise<T> => {
    if (!isOnDisk()) return work(memory)
    try {
      return await work(disk)
    } catch (problem) {
      if (problem instanceof UnreadableSnapshot) throw problem
      state = 'memory'
      if (!isOfNewerBuild(problem)) reportNotKept()
      retryUnlessNewer(problem)
      return work(memory)
    }
  }
  const noteVersion = <T>(version: number | undefined, result: T): T => {
    if (isOnDisk() && version !== undefined) lastVersion = version
    return result
  }
  /** Leaves the state `opened` for the one that follows from what the disk has. */
  const decide = async (): Promise<void> => {
    const stored = await disk.load().catch((problem: unknown) => {
      // An unreadable world may be overwritten.
      if (problem instanceof UnreadableSnapshot) return undefined
      throw problem
    })
    if (!stored || stored.version === lastVersion) {
      state = 'writing'
    } else if (!isChangedInMemory && mayShow(stored.world)) {
      state = 'disk'
      onKept('yes')
    } else {
      state = 'memory'
      onKept('apart')
    }
  }

  try {
    disk = await inTime(openDisk(), openMaxMs)
    state = 'disk'
  } catch {
    reportNotKept()
    // A disk that opens late is used as soon as it is open.
    void tryAgain().catch(retryUnlessNewer)
  }
  return {
    load: async () => {
      if (state === 'writing') return undefined
      const stored = await attempt((store) => store.load())
      return noteVersion(stored?.version, stored)
    },
    since: async (version) => {
      if (state === 'opened') {
        await decide().catch((problem: unknown) => {
          state = 'memory'
          retryUnlessNewer(problem)
        })
        if (isOnDisk()) return 'replaced'
      }
      const news = await attempt((store) => store.since(version))
      return noteVersion(news === 'replaced' ? undefined : news.version, news)
    },
    save: async (changes, version, steps) => {
      const saved = await attempt((store) => store.save(changes, version, steps))
      isChangedInMemory =
        !isOnDisk() && (isChangedInMemory || steps.some(({ about }) => about.by !== 'clock'))
      return noteVersion(saved, saved)
    },
    replace: async (world, step) => {
      const saved = await attempt((store) => store.replace(world, step))
      if (state === 'writing') {
        state = 'disk'
        onKept('yes')
      }
      isChangedInMemory = !isOnDisk() && (isChangedInMemory || step !== undefined)
      return noteVersion(saved, saved)
    },
    steps: (version) => attempt((store) => store.steps(version)),
    close: () => void opening?.then((store) => store.close()).catch(() => undefined),
  }
}
