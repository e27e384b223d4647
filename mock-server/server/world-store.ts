import { doDueWork } from '../rules/due-work.ts'
import { nowOf, type RealTime } from '../state/clock.ts'
import { isDue, tick } from '../state/due.ts'
import {
  applyChanges,
  type CommitHooks,
  commit,
  type EntryChange,
  mergeChanges,
} from '../state/store/commit.ts'
import type { Lock } from '../state/store/lock.ts'
import { type SnapshotStore, UnreadableSnapshot } from '../state/store/snapshot.ts'
import type { DueWork, World } from '../state/types.ts'
import { type Cause, type Change, storedStep, type Undo, type UndoHistory } from './history.ts'
import { touchedRefs } from './touched.ts'

/** Work on a draft of the world. Its changes are kept only if `keep` is true. */
export type UnitOfWork<T> = (draft: World, now: number) => { result: T; keep: boolean }

/**
 * Keeps the world between requests. Each request runs alone, whole or not at all, and is stored before it is
 * answered.
 */
export type WorldStore = {
  /**
   * Does due work, then `work`, and stores both together. `applied`: whether `work` itself changed anything.
   * `refs`: the orders and bets that it touched.
   */
  transact<T>(work: UnitOfWork<T>, cause: Cause): Promise<{ result: T; applied: boolean; refs: string[] }>
  /** Reads the newest world, after due work is done. */
  read<T>(work: (world: World, now: number) => T): Promise<T>
  /** Replaces the whole world. */
  replace(build: (realNow: number) => World, cause: Cause): Promise<void>
  /**
   * Undoes a change and all later ones, as a change of its own. `also` undoes what is not in the world, such as
   * faults. False if the change is unknown.
   */
  goBack(id: number, cause: Cause, also?: (undone: readonly Undo[]) => Undo): Promise<boolean>
  /** Adds the undo points from before this start, once. Unreadable ones are left out. */
  recall(): Promise<void>
  now(): number
  close(): void
}

export type WorldStoreOptions = {
  store: SnapshotStore
  lock: Lock
  real: RealTime
  /** Builds the first world if none is stored. */
  build: (realNow: number) => World
  /** Called if the stored world was unreadable and a new one was built. */
  onReseed: () => void
  /** Hooks that are called before each write to a draft. */
  hooks: () => CommitHooks
  history: UndoHistory
  /** Due work that waits although it is due. */
  isHeld: (work: DueWork) => boolean
}

const OTHER_TAB: Cause = { by: 'tab', what: '' }
const READ: Cause = { by: 'control', what: 'read' }

/** The state of an open store: the newest world that it knows, and its version in the snapshot store. */
type StoreState = WorldStoreOptions & { world: World; version: number }

/**
 * Opens the stored world, or builds the first one. Throws every error of the snapshot store except an unreadable
 * snapshot.
 */
export async function openWorldStore(options: WorldStoreOptions): Promise<WorldStore> {
  const { lock, store, real, history } = options
  const state = await lock(() => loadOrBuild(options))
  const versionAtStart = state.version
  let recalled: Promise<void> | undefined
  const recall = () => {
    recalled ??= store
      .steps(versionAtStart)
      .then((steps) => history.recall(steps))
      .catch(() => undefined)
    return recalled
  }
  const transact: WorldStore['transact'] = (work, cause) =>
    lock(async () => {
      await refresh(state)
      for (;;) {
        const done = await tryTransact(state, work, cause)
        if (done) return done
        await refresh(state)
      }
    })
  return {
    transact,
    goBack: async (id, cause, also = () => ({})) => {
      await recall()
      return lock(async () => {
        for (;;) {
          await refresh(state)
          const undone = history.since(id)
          if (!undone) return false
          if (await tryGoBack(state, undone, cause, also)) return true
        }
      })
    },
    read: async (work) => {
      // A read must see the work that has become due since the last request.
      await transact(() => ({ result: undefined, keep: true }), READ)
      return lock(async () => work(state.world, nowOf(state.world, real)))
    },
    replace: (build, cause) =>
      lock(async () => {
        await refresh(state)
        const before = state.world
        const world = build(real())
        await startWorld(state, world, changeIn(world, real, { cause, undo: { world: before } }))
      }),
    recall,
    now: () => nowOf(state.world, real),
    close: () => store.close(),
  }
}

async function loadOrBuild(options: WorldStoreOptions): Promise<StoreState> {
  const { store, build, real, onReseed } = options
  const stored = await store.load().catch((problem: unknown) => {
    if (!(problem instanceof UnreadableSnapshot)) throw problem
    onReseed()
    return undefined
  })
  if (stored) return { ...options, ...stored }
  const world = build(real())
  return { ...options, world, version: await store.replace(world) }
}

/** Replaces the world of the store. The change can be undone. */
async function startWorld(state: StoreState, world: World, change: Change): Promise<void> {
  state.version = await state.store.replace(world, storedStep(change))
  state.world = world
  note(state, change)
}

const changeIn = (
  world: World,
  real: RealTime,
  { refs = [], ...change }: Pick<Change, 'cause' | 'undo'> & { refs?: string[] },
): Change => ({ ...change, refs, atMs: nowOf(world, real) })

const note = ({ history }: StoreState, { cause, undo, atMs, refs }: Change) =>
  history.note(cause, undo, atMs, refs)

/** Loads the changes that other tabs have stored. */
async function refresh(state: StoreState): Promise<void> {
  const { store, world, real } = state
  const news = await store.since(state.version)
  if (news === 'replaced') {
    const stored = await store.load()
    if (stored) {
      Object.assign(state, stored)
      note(state, changeIn(state.world, real, { cause: OTHER_TAB, undo: { world } }))
    }
    // The browser's data was cleared while the page was open: store again what the page shows.
    else state.version = await store.replace(world)
    return
  }
  const entries = applyChanges(world, news.changes)
  state.version = news.version
  if (entries.length === 0) return
  const refs = touchedRefs(world, news.changes, entries)
  note(state, changeIn(world, real, { cause: OTHER_TAB, undo: { entries }, refs }))
}

type Transacted<T> = { result: T; applied: boolean; refs: string[] }

/**
 * Does due work, then `work`, and stores both. Returns undefined and changes nothing if another tab has stored
 * first.
 */
async function tryTransact<T>(
  state: StoreState,
  work: UnitOfWork<T>,
  cause: Cause,
): Promise<Transacted<T> | undefined> {
  const { world, store, real, hooks, isHeld } = state
  const kinds = new Set<DueWork['kind']>()
  const doDue = (draft: World, now: number) => {
    tick(
      draft,
      now,
      (drafted, atMs, work) => {
        kinds.add(work.kind)
        doDueWork(drafted, atMs, work)
      },
      isHeld,
    )
    if (kinds.size > 0) draft.meta.lastMs = now
  }
  const undo: EntryChange[] = []
  const apply = (changes: EntryChange[]) => {
    undo.unshift(...applyChanges(world, changes))
    return changes
  }
  try {
    const now = nowOf(world, real)
    const due = isDue(world, now) ? apply(commit(world, (draft) => doDue(draft, now), hooks()).changes) : []
    const undoDue = [...undo]
    const dueRefs = touchedRefs(world, due, undoDue)
    const { result, changes } = attempt(world, work, now, hooks())
    const all = mergeChanges(due, apply(changes))
    if (all.length === 0) return { result, applied: false, refs: [] }
    const entries = undo.slice(0, undo.length - undoDue.length)
    const refs = touchedRefs(world, changes, entries)
    const byClock = {
      cause: { by: 'clock' as const, what: [...kinds].join() },
      undo: { entries: undoDue },
      refs: dueRefs,
    }
    const newChanges = [
      ...(undoDue.length > 0 ? [changeIn(world, real, byClock)] : []),
      ...(changes.length > 0 ? [changeIn(world, real, { cause, undo: { entries }, refs })] : []),
    ]
    const saved = await store.save(all, state.version, newChanges.map(storedStep))
    if (saved !== undefined) {
      state.version = saved
      for (const change of newChanges) note(state, change)
      return { result, applied: changes.length > 0, refs }
    }
  } catch (problem) {
    applyChanges(world, undo)
    throw problem
  }
  applyChanges(world, undo)
  return undefined
}

/** Undoes changes, as a change of its own. Returns false and changes nothing if another tab has stored first. */
async function tryGoBack(
  state: StoreState,
  undone: readonly Undo[],
  cause: Cause,
  also: (undone: readonly Undo[]) => Undo,
): Promise<boolean> {
  const { world, store, real } = state
  const target = undoTarget(undone)
  if (target.world) {
    const restored = copyOf(target.world)
    applyChanges(restored, target.entries)
    const step = storedStep(changeIn(restored, real, { cause, undo: { world } }))
    state.version = await store.replace(restored, step)
    state.world = restored
    note(state, changeIn(restored, real, { cause, undo: { world, ...also(undone) } }))
    return true
  }
  const entries = applyChanges(world, target.entries)
  const step = storedStep(changeIn(world, real, { cause, undo: { entries } }))
  const saved =
    target.entries.length === 0 ? state.version : await store.save(target.entries, state.version, [step])
  if (saved === undefined) {
    applyChanges(world, entries)
    return false
  }
  state.version = saved
  note(state, changeIn(world, real, { cause, undo: { entries, ...also(undone) } }))
  return true
}

/** What several changes are undone to: the oldest whole world among them, and the entries to set in it. */
function undoTarget(undone: readonly Undo[]): { world: World | undefined; entries: EntryChange[] } {
  const oldest = undone.map(({ world }) => world !== undefined).lastIndexOf(true)
  const entries = undone.slice(oldest + 1).map((undo) => undo.entries ?? [])
  return { world: undone[oldest]?.world, entries: mergeChanges(...entries) }
}

/**
 * A copy of the world that shares its entries. A point keeps its own world, and entries are replaced, never
 * changed in place.
 */
const copyOf = (world: World): World =>
  Object.fromEntries(
    Object.entries(world).map(([collection, entries]) => [
      collection,
      Object.assign(Object.create(Object.getPrototypeOf(entries)), entries),
    ]),
  ) as World

/** Runs work on a draft. A refusal without `keep` leaves no changes. Any change updates `meta.lastMs`. */
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
