import type { World } from '../types.ts'
import { inTime } from './indexed-db.ts'
import { memoryStore, type SnapshotStore, UnreadableSnapshot } from './snapshot.ts'

/** How long it takes from one attempt to use the disk again to the next. */
const RETRY_MS = 5000

/**
 * Whether the browser stores the world. `retrying` and `blocked`: not now, but it is tried again; another tab keeps a `blocked`
 * database from opening. `apart`: never again in this tab, because the disk holds another world, or is a newer build's.
 */
export type Kept = 'yes' | 'retrying' | 'blocked' | 'apart'

export type KeptOptions = {
  onKept: (kept: Kept) => void
  /** Whether a tab that has changed nothing may go on with this stored world. Default: with any. */
  mayShow?: (stored: World) => boolean
  openMaxMs?: number | undefined
  retryMs?: number
}

/** The database has a later version than this build knows. */
const isOfNewerBuild = (problem: unknown) => problem instanceof Error && problem.name === 'VersionError'

/**
 * The disk, or memory where the browser refuses one, does not open it in time, or loses it (closed, full, deleted). From memory it
 * goes back to the disk, but never writes over another world than the one it stored last: the disk may have opened late, or
 * another tab may have gone on there. Where the tab has changed nothing in memory, it goes on with that other world.
 */
export async function keptStore(
  open: (onBlocked: () => void) => Promise<SnapshotStore>,
  { onKept, mayShow = () => true, openMaxMs, retryMs = RETRY_MS }: KeptOptions,
): Promise<SnapshotStore> {
  const memory = memoryStore()
  let disk = memory
  /** `opened`: the next refresh decides which world goes on. `writing`: the disk does not hold the tab's world yet. */
  let state: 'memory' | 'opened' | 'writing' | 'disk' = 'memory'
  let lastVersion: number | undefined
  let isChangedInMemory = false
  let isBlocked = false

  let opening: Promise<SnapshotStore> | undefined
  const opened = async () => {
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
    disk = await opened()
    state = 'opened'
  }
  const tryLater = () => {
    const timer: unknown = setTimeout(() => void tryAgain().catch(failed), retryMs)
    // In Node it must not keep the process alive.
    if (timer instanceof Object && 'unref' in timer) (timer as NodeJS.Timeout).unref()
  }
  const failed = (problem: unknown) => {
    if (isOfNewerBuild(problem)) onKept('apart')
    else tryLater()
  }
  const tellNotKept = () => onKept(isBlocked ? 'blocked' : 'retrying')
  const isOnDisk = () => state === 'writing' || state === 'disk'
  const attempt = async <T>(work: (from: SnapshotStore) => Promise<T>): Promise<T> => {
    if (!isOnDisk()) return work(memory)
    try {
      return await work(disk)
    } catch (problem) {
      if (problem instanceof UnreadableSnapshot) throw problem
      state = 'memory'
      if (!isOfNewerBuild(problem)) tellNotKept()
      failed(problem)
      return work(memory)
    }
  }
  const noted = <T>(version: number | undefined, result: T): T => {
    if (isOnDisk() && version !== undefined) lastVersion = version
    return result
  }
  /** From `opened` to the state that follows from what the disk holds. */
  const decide = async (): Promise<void> => {
    const stored = await disk.load().catch((problem: unknown) => {
      // A world that nobody can read is in nobody's way.
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
    disk = await inTime(opened(), openMaxMs)
    state = 'disk'
  } catch {
    tellNotKept()
    // A disk that is only late is used as soon as it opens.
    void tryAgain().catch(failed)
  }
  return {
    load: async () => {
      if (state === 'writing') return undefined
      const stored = await attempt((from) => from.load())
      return noted(stored?.version, stored)
    },
    since: async (version) => {
      if (state === 'opened') {
        await decide().catch((problem: unknown) => {
          state = 'memory'
          failed(problem)
        })
        if (isOnDisk()) return 'replaced'
      }
      const news = await attempt((from) => from.since(version))
      return noted(news === 'replaced' ? undefined : news.version, news)
    },
    save: async (changes, version, steps) => {
      const saved = await attempt((from) => from.save(changes, version, steps))
      isChangedInMemory =
        !isOnDisk() && (isChangedInMemory || steps.some(({ about }) => about.by !== 'clock'))
      return noted(saved, saved)
    },
    replace: async (world, step) => {
      const saved = await attempt((from) => from.replace(world, step))
      if (state === 'writing') {
        state = 'disk'
        onKept('yes')
      }
      isChangedInMemory = !isOnDisk() && (isChangedInMemory || step !== undefined)
      return noted(saved, saved)
    },
    steps: (version) => attempt((from) => from.steps(version)),
    close: () => void opening?.then((opened) => opened.close()).catch(() => undefined),
  }
}
