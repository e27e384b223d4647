import { isDue, tick } from '../scheduler/due.ts'
import { doDueWork } from '../scheduler/due-work.ts'
import { nowOf, type RealTime } from '../state/clock.ts'
import { applyChanges, type CommitHooks, commit, type EntryChange, mergeChanges } from '../state/commit.ts'
import type { Lock } from '../state/lock.ts'
import { type SnapshotStore, UnreadableSnapshot } from '../state/snapshot.ts'
import type { World } from '../state/types.ts'

/** Work on a draft of the world. Its changes are kept only when `keep` is true. */
export type UnitOfWork<T> = (draft: World, now: number) => { result: T; keep: boolean }

/** Holds the world between requests. Each runs alone, whole or not at all, and persists before it answers. */
export type WorldStore = {
  /** Does due work, then `work`, and stores both together. `applied`: whether `work` itself changed anything. */
  transact<T>(work: UnitOfWork<T>): Promise<{ result: T; applied: boolean }>
  /** Reads the newest world, after due work is done. */
  read<T>(work: (world: World, now: number) => T): Promise<T>
  /** Replaces the whole world. */
  replace(build: (realNow: number) => World): Promise<void>
  now(): number
  close(): void
}

export type WorldStoreOptions = {
  store: SnapshotStore
  lock: Lock
  real: RealTime
  /** Builds the first world when none is stored. */
  build: (realNow: number) => World
  /** Called when the stored world was unreadable and a new one was built. */
  onReseed: () => void
  /** Hooks that are called before each write to a draft. */
  hooks: () => CommitHooks
}

export async function openWorldStore({
  store,
  lock,
  real,
  build,
  onReseed,
  hooks,
}: WorldStoreOptions): Promise<WorldStore> {
  let world: World
  let version: number

  const startWorld = async (buildWorld: (realNow: number) => World) => {
    const built = buildWorld(real())
    version = await store.replace(built)
    world = built
  }
  await lock(async () => {
    const stored = await store.load().catch((problem: unknown) => {
      if (!(problem instanceof UnreadableSnapshot)) throw problem
      onReseed()
      return undefined
    })
    if (stored) ({ world, version } = stored)
    else await startWorld(build)
  })

  /** Loads what other tabs have stored. */
  const refresh = async () => {
    const news = await store.since(version)
    if (news === 'replaced') {
      const stored = await store.load()
      if (stored) ({ world, version } = stored)
      // The browser's data was cleared while the page was open. Store again what it shows.
      else version = await store.replace(world)
      return
    }
    applyChanges(world, news.changes)
    version = news.version
  }

  const transact = <T>(work: UnitOfWork<T>): Promise<{ result: T; applied: boolean }> =>
    lock(async () => {
      await refresh()
      for (;;) {
        const undo: EntryChange[] = []
        const apply = (changes: EntryChange[]) => {
          undo.unshift(...applyChanges(world, changes))
          return changes
        }
        try {
          const now = nowOf(world, real)
          const due = isDue(world, now)
            ? apply(commit(world, (draft) => tickTo(draft, now), hooks()).changes)
            : []
          const { result, changes } = attempt(world, work, now, hooks())
          const all = mergeChanges(due, apply(changes))
          if (all.length === 0) return { result, applied: false }
          const saved = await store.save(all, version)
          if (saved !== undefined) {
            version = saved
            return { result, applied: changes.length > 0 }
          }
        } catch (problem) {
          applyChanges(world, undo)
          throw problem
        }
        applyChanges(world, undo)
        await refresh()
      }
    })

  return {
    transact,
    read: async (work) => {
      // A read must see the work that has fallen due since the last request.
      await transact(() => ({ result: undefined, keep: true }))
      return lock(async () => work(world, nowOf(world, real)))
    },
    replace: (buildWorld) => lock(() => startWorld(buildWorld)),
    now: () => nowOf(world, real),
    close: () => store.close(),
  }
}

function tickTo(draft: World, now: number): void {
  tick(draft, now, doDueWork)
  draft.meta.lastMs = now
}

/** Runs work on a draft. A refusal without `keep` leaves no change. Any change updates `meta.lastMs`. */
function attempt<T>(
  world: World,
  work: UnitOfWork<T>,
  now: number,
  hooks: CommitHooks,
): { result: T; changes: EntryChange[] } {
  const { result, changes } = commit(world, (draft) => work(draft, now), hooks)
  if (!result.keep || changes.length === 0) return { result: result.result, changes: [] }
  return {
    result: result.result,
    changes: mergeChanges(changes, [{ collection: 'meta', key: 'lastMs', value: now }]),
  }
}
