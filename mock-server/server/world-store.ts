import { isDue, tick } from '../scheduler/due.ts'
import { doDueWork } from '../scheduler/due-work.ts'
import { nowOf, type RealTime } from '../state/clock.ts'
import { applyChanges, type Change, type CommitHooks, commit, mergeChanges } from '../state/commit.ts'
import type { Lock } from '../state/lock.ts'
import { type SnapshotStore, UnreadableSnapshot } from '../state/snapshot.ts'
import type { World } from '../state/types.ts'

/** Work on a draft of the world. What it changes counts when `keep` is true. */
export type UnitOfWork<T> = (draft: World, now: number) => { result: T; keep: boolean }

/** Holds the world between requests: one at a time, each whole or not at all, each stored before it is known of. */
export type WorldStore = {
  /** One unit of work: what fell due, then `work`, stored together. `applied`: whether `work` itself changed anything. */
  transact<T>(work: UnitOfWork<T>): Promise<{ result: T; applied: boolean }>
  /** Looks at the newest world, with what has fallen due done. */
  read<T>(look: (world: World, now: number) => T): Promise<T>
  /** Throws the world away and begins with this one. */
  replace(build: (realNow: number) => World): Promise<void>
  now(): number
  close(): void
}

export type WorldStoreOptions = {
  store: SnapshotStore
  lock: Lock
  real: RealTime
  /** Makes the world to begin with when none is stored. */
  build: (realNow: number) => World
  /** The stored world could not be read: a new one was begun. */
  onReseed: () => void
  /** Stands between the draft and each write. */
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

  const begin = async (make: (realNow: number) => World) => {
    const begun = make(real())
    version = await store.replace(begun)
    world = begun
  }
  await lock(async () => {
    const stored = await store.load().catch((problem: unknown) => {
      if (!(problem instanceof UnreadableSnapshot)) throw problem
      onReseed()
      return undefined
    })
    if (stored) ({ world, version } = stored)
    else await begin(build)
  })

  /** Takes in what other tabs have stored. */
  const refresh = async () => {
    const news = await store.since(version)
    if (news === 'replaced') {
      const stored = await store.load()
      if (stored) ({ world, version } = stored)
      // Somebody cleared the browser's data under the open page: what it shows is stored anew.
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
        const undo: Change[] = []
        const apply = (changes: Change[]) => {
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
    read: async (look) => {
      // What has fallen due since the last request is part of what there is to see.
      await transact(() => ({ result: undefined, keep: true }))
      return lock(async () => look(world, nowOf(world, real)))
    },
    replace: (make) => lock(() => begin(make)),
    now: () => nowOf(world, real),
    close: () => store.close(),
  }
}

function tickTo(draft: World, now: number): void {
  tick(draft, now, doDueWork)
  draft.meta.lastMs = now
}

/** Runs work on a draft. A refusal without `keep` leaves no change. Whatever changed is stamped with the time. */
function attempt<T>(
  world: World,
  work: UnitOfWork<T>,
  now: number,
  hooks: CommitHooks,
): { result: T; changes: Change[] } {
  const { result, changes } = commit(world, (draft) => work(draft, now), hooks)
  if (!result.keep || changes.length === 0) return { result: result.result, changes: [] }
  return {
    result: result.result,
    changes: mergeChanges(changes, [{ collection: 'meta', key: 'lastMs', value: now }]),
  }
}
