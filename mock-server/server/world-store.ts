import { isDue, tick } from '../scheduler/due.ts'
import { doDueWork } from '../scheduler/due-work.ts'
import { nowOf, type RealTime } from '../state/clock.ts'
import { applyChanges, type CommitHooks, commit, type EntryChange, mergeChanges } from '../state/commit.ts'
import type { Lock } from '../state/lock.ts'
import { type SnapshotStore, UnreadableSnapshot } from '../state/snapshot.ts'
import type { World } from '../state/types.ts'
import { type Cause, type Change, storedStep, type Undo, type UndoHistory } from './history.ts'
import { touchedRefs } from './touched.ts'

/** Work on a draft of the world. Its changes are kept only when `keep` is true. */
export type UnitOfWork<T> = (draft: World, now: number) => { result: T; keep: boolean }

/** Holds the world between requests. Each runs alone, whole or not at all, and persists before it answers. */
export type WorldStore = {
  /**
   * Does due work, then `work`, and stores both together. `applied`: whether `work` itself changed anything; `refs`: the
   * orders and bets that it touched.
   */
  transact<T>(work: UnitOfWork<T>, cause: Cause): Promise<{ result: T; applied: boolean; refs: string[] }>
  /** Reads the newest world, after due work is done. */
  read<T>(work: (world: World, now: number) => T): Promise<T>
  /** Replaces the whole world. */
  replace(build: (realNow: number) => World, cause: Cause): Promise<void>
  /** Undoes a change and all later ones, which is a change of its own; `also` undoes what is no entry. False if unknown. */
  goBack(id: number, cause: Cause, also?: (undone: readonly Undo[]) => Undo): Promise<boolean>
  /** Brings back the points of before this start, once. What is not readable any more is left out. */
  recall(): Promise<void>
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
  history: UndoHistory
}

const CLOCK: Cause = { by: 'clock', what: '' }
const OTHER_TAB: Cause = { by: 'tab', what: '' }
const READ: Cause = { by: 'control', what: 'read' }

export async function openWorldStore({
  store,
  lock,
  real,
  build,
  onReseed,
  hooks,
  history,
}: WorldStoreOptions): Promise<WorldStore> {
  let world: World
  let version = 0
  const changeBy = (cause: Cause, undo: Undo, refs: string[] = [], to = world): Change => ({
    ...{ cause, undo, refs },
    atMs: nowOf(to, real),
  })
  const note = ({ cause, undo, atMs, refs }: Change) => history.note(cause, undo, atMs, refs)

  /** With a cause it takes the place of another world, to which a step leads back. */
  const startWorld = async (buildWorld: (realNow: number) => World, cause?: Cause) => {
    const built = buildWorld(real())
    const change = cause && changeBy(cause, { world }, [], built)
    version = await store.replace(built, change && storedStep(change))
    world = built
    if (change) note(change)
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

  const versionAtStart = version
  let recalled: Promise<void> | undefined
  const recall = () => {
    recalled ??= store
      .steps(versionAtStart)
      .then((steps) => history.recall(steps))
      .catch(() => undefined)
    return recalled
  }

  /** Loads what other tabs have stored. */
  const refresh = async () => {
    const news = await store.since(version)
    if (news === 'replaced') {
      const stored = await store.load()
      if (stored) {
        const before = world
        ;({ world, version } = stored)
        note(changeBy(OTHER_TAB, { world: before }))
      }
      // The browser's data was cleared while the page was open. Store again what it shows.
      else version = await store.replace(world)
      return
    }
    const entries = applyChanges(world, news.changes)
    version = news.version
    if (entries.length > 0) note(changeBy(OTHER_TAB, { entries }, touchedRefs(world, news.changes, entries)))
  }

  const transact: WorldStore['transact'] = (work, cause) =>
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
          const undoDue = [...undo]
          const dueRefs = touchedRefs(world, due, undoDue)
          const { result, changes } = attempt(world, work, now, hooks())
          const all = mergeChanges(due, apply(changes))
          if (all.length === 0) return { result, applied: false, refs: [] }
          const entries = undo.slice(0, undo.length - undoDue.length)
          const refs = touchedRefs(world, changes, entries)
          const made = [
            ...(undoDue.length > 0 ? [changeBy(CLOCK, { entries: undoDue }, dueRefs)] : []),
            ...(changes.length > 0 ? [changeBy(cause, { entries }, refs)] : []),
          ]
          const saved = await store.save(all, version, made.map(storedStep))
          if (saved !== undefined) {
            version = saved
            for (const change of made) note(change)
            return { result, applied: changes.length > 0, refs }
          }
        } catch (problem) {
          applyChanges(world, undo)
          throw problem
        }
        applyChanges(world, undo)
        await refresh()
      }
    })

  const goBack: WorldStore['goBack'] = async (id, cause, also = () => ({})) => {
    await recall()
    return lock(async () => {
      for (;;) {
        await refresh()
        const undone = history.since(id)
        if (!undone) return false
        const back = stepsBack(undone)
        const before = world
        if (back.world) {
          const then = copyOf(back.world)
          applyChanges(then, back.entries)
          const step = storedStep(changeBy(cause, { world: before }, [], then))
          version = await store.replace(then, step)
          world = then
          note(changeBy(cause, { world: before, ...also(undone) }))
          return true
        }
        const entries = applyChanges(world, back.entries)
        const step = storedStep(changeBy(cause, { entries }))
        const saved = back.entries.length === 0 ? version : await store.save(back.entries, version, [step])
        if (saved !== undefined) {
          version = saved
          note(changeBy(cause, { entries, ...also(undone) }))
          return true
        }
        applyChanges(world, entries)
      }
    })
  }

  return {
    transact,
    goBack,
    read: async (work) => {
      // A read must see the work that has fallen due since the last request.
      await transact(() => ({ result: undefined, keep: true }), READ)
      return lock(async () => work(world, nowOf(world, real)))
    },
    replace: (buildWorld, cause) =>
      lock(async () => {
        await refresh()
        await startWorld(buildWorld, cause)
      }),
    recall,
    now: () => nowOf(world, real),
    close: () => store.close(),
  }
}

/** Where several changes lead back to: the oldest whole world among them, and the entries to set from there. */
function stepsBack(undone: readonly Undo[]): { world: World | undefined; entries: EntryChange[] } {
  const at = undone.findLastIndex(({ world }) => world !== undefined)
  const entries = undone.slice(at + 1).map((undo) => undo.entries ?? [])
  return { world: undone[at]?.world, entries: mergeChanges(...entries) }
}

/** Another world with the same entries: a point keeps its own, and entries are replaced, never changed in place. */
const copyOf = (world: World): World =>
  Object.fromEntries(
    Object.entries(world).map(([collection, entries]) => [
      collection,
      Object.assign(Object.create(Object.getPrototypeOf(entries)), entries),
    ]),
  ) as World

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
