import { isDue, tick } from '../scheduler/due.ts'
import { doDueWork } from '../scheduler/due-work.ts'
import { nowOf, type RealTime } from '../state/clock.ts'
import {
  applyChanges,
  type CommitHooks,
  commit,
  type EntryChange,
  mergeChanges,
} from '../state/store/commit.ts'
import type { Lock } from '../state/store/lock.ts'
import { type SnapshotStore, UnreadableSnapshot } from '../state/store/snapshot.ts'
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

/** What an open store holds: the newest world that it knows, and its version in the snapshot store. */
type Held = WorldStoreOptions & { world: World; version: number }

/** Opens the stored world, or builds the first one. Throws what the snapshot store throws, but for an unreadable snapshot. */
export async function openWorldStore(options: WorldStoreOptions): Promise<WorldStore> {
  const { lock, store, real, history } = options
  const held = await lock(() => loadOrBuild(options))
  const versionAtStart = held.version
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
      await refresh(held)
      for (;;) {
        const done = await tryTransact(held, work, cause)
        if (done) return done
        await refresh(held)
      }
    })
  return {
    transact,
    goBack: async (id, cause, also = () => ({})) => {
      await recall()
      return lock(async () => {
        for (;;) {
          await refresh(held)
          const undone = history.since(id)
          if (!undone) return false
          if (await tryGoBack(held, undone, cause, also)) return true
        }
      })
    },
    read: async (work) => {
      // A read must see the work that has fallen due since the last request.
      await transact(() => ({ result: undefined, keep: true }), READ)
      return lock(async () => work(held.world, nowOf(held.world, real)))
    },
    replace: (build, cause) =>
      lock(async () => {
        await refresh(held)
        const before = held.world
        const world = build(real())
        await startWorld(held, world, changeIn(world, real, { cause, undo: { world: before } }))
      }),
    recall,
    now: () => nowOf(held.world, real),
    close: () => store.close(),
  }
}

async function loadOrBuild(options: WorldStoreOptions): Promise<Held> {
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

/** Takes the place of the held world; a step leads back to it. */
async function startWorld(held: Held, world: World, change: Change): Promise<void> {
  held.version = await held.store.replace(world, storedStep(change))
  held.world = world
  note(held, change)
}

const changeIn = (
  world: World,
  real: RealTime,
  { refs = [], ...change }: Pick<Change, 'cause' | 'undo'> & { refs?: string[] },
): Change => ({ ...change, refs, atMs: nowOf(world, real) })

const note = ({ history }: Held, { cause, undo, atMs, refs }: Change) => history.note(cause, undo, atMs, refs)

/** Loads what other tabs have stored. */
async function refresh(held: Held): Promise<void> {
  const { store, world, real } = held
  const news = await store.since(held.version)
  if (news === 'replaced') {
    const stored = await store.load()
    if (stored) {
      Object.assign(held, stored)
      note(held, changeIn(held.world, real, { cause: OTHER_TAB, undo: { world } }))
    }
    // The browser's data was cleared while the page was open. Store again what it shows.
    else held.version = await store.replace(world)
    return
  }
  const entries = applyChanges(world, news.changes)
  held.version = news.version
  if (entries.length === 0) return
  const refs = touchedRefs(world, news.changes, entries)
  note(held, changeIn(world, real, { cause: OTHER_TAB, undo: { entries }, refs }))
}

type Transacted<T> = { result: T; applied: boolean; refs: string[] }

/** Does due work, then `work`, and stores both. Undefined, with nothing changed, where another tab has stored first. */
async function tryTransact<T>(
  held: Held,
  work: UnitOfWork<T>,
  cause: Cause,
): Promise<Transacted<T> | undefined> {
  const { world, store, real, hooks } = held
  const undo: EntryChange[] = []
  const apply = (changes: EntryChange[]) => {
    undo.unshift(...applyChanges(world, changes))
    return changes
  }
  try {
    const now = nowOf(world, real)
    const due = isDue(world, now) ? apply(commit(world, (draft) => tickTo(draft, now), hooks()).changes) : []
    const undoDue = [...undo]
    const dueRefs = touchedRefs(world, due, undoDue)
    const { result, changes } = attempt(world, work, now, hooks())
    const all = mergeChanges(due, apply(changes))
    if (all.length === 0) return { result, applied: false, refs: [] }
    const entries = undo.slice(0, undo.length - undoDue.length)
    const refs = touchedRefs(world, changes, entries)
    const byClock = { cause: CLOCK, undo: { entries: undoDue }, refs: dueRefs }
    const made = [
      ...(undoDue.length > 0 ? [changeIn(world, real, byClock)] : []),
      ...(changes.length > 0 ? [changeIn(world, real, { cause, undo: { entries }, refs })] : []),
    ]
    const saved = await store.save(all, held.version, made.map(storedStep))
    if (saved !== undefined) {
      held.version = saved
      for (const change of made) note(held, change)
      return { result, applied: changes.length > 0, refs }
    }
  } catch (problem) {
    applyChanges(world, undo)
    throw problem
  }
  applyChanges(world, undo)
  return undefined
}

/** Undoes changes, as a change of its own. False, with nothing changed, where another tab has stored first. */
async function tryGoBack(
  held: Held,
  undone: readonly Undo[],
  cause: Cause,
  also: (undone: readonly Undo[]) => Undo,
): Promise<boolean> {
  const { world, store, real } = held
  const back = stepsBack(undone)
  if (back.world) {
    const then = copyOf(back.world)
    applyChanges(then, back.entries)
    const step = storedStep(changeIn(then, real, { cause, undo: { world } }))
    held.version = await store.replace(then, step)
    held.world = then
    note(held, changeIn(then, real, { cause, undo: { world, ...also(undone) } }))
    return true
  }
  const entries = applyChanges(world, back.entries)
  const step = storedStep(changeIn(world, real, { cause, undo: { entries } }))
  const saved =
    back.entries.length === 0 ? held.version : await store.save(back.entries, held.version, [step])
  if (saved === undefined) {
    applyChanges(world, entries)
    return false
  }
  held.version = saved
  note(held, changeIn(world, real, { cause, undo: { entries, ...also(undone) } }))
  return true
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
