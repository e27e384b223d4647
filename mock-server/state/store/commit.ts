import { current, type Draft, Immer, isDraft } from 'immer'
import type { Collection, World } from '../types.ts'

/**
 * A request changes the world completely or not at all. It works on a draft, so a throw leaves the world
 * unchanged. Each entry (`world[collection][key]`) is an immer draft of its own, under a thin layer that records
 * the touched entries. A plain `produce` over the root would copy every key of a touched collection, which costs
 * thirty times as much as the change itself with 100,000 bets.
 */
export type EntryChange = { collection: Collection; key: string; value: unknown }

/** The `value` of a change that removes its entry. */
export const REMOVED = undefined

export type CommitHooks = {
  /** Called before each write to the draft. Tests throw from it to check that the request leaves nothing behind. */
  onWrite?: () => void
}

// Not frozen: freezing would visit every loaded entry, and no code writes to the world outside a draft.
const immer = new Immer({ autoFreeze: false })

type Entries = Record<string, unknown>

const PEEK = Symbol('peek')

/**
 * Reads an entry without opening a draft of it, which `entries[key]` does during a commit. A change to the result
 * would bypass the commit, so the result must not leave the calling module.
 */
export function peek<V>(entries: Record<string, V>, key: string): V | undefined {
  const peeking = (entries as { [PEEK]?: (key: string) => V | undefined })[PEEK]
  return peeking ? peeking(key) : entries[key]
}
type Touched = { base: Entries; written: Map<string, unknown>; drafts: Map<string, unknown>; view: Entries }

/** Runs `work` on a draft of `world`. Returns its result and the changes; `world` itself stays unchanged. */
export function commit<T>(
  world: World,
  work: (draft: World) => T,
  hooks: CommitHooks = {},
): { result: T; changes: EntryChange[] } {
  const touched = new Map<Collection, Touched>()
  const root = new Proxy(world, {
    get(target, name) {
      if (typeof name !== 'string' || !(name in target)) return undefined
      const collection = name as Collection
      let open = touched.get(collection)
      if (!open) {
        open = openCollection(target[collection] as Entries, hooks)
        touched.set(collection, open)
      }
      return open.view
    },
    set: () => refuseRoot(),
    deleteProperty: () => refuseRoot(),
  })
  const result = work(root)
  // Assigned values come first: they may contain drafts, which are revoked once their own entry is finished.
  const assigned = [...touched].flatMap(([collection, open]) => finishWritten(collection, open))
  return {
    result,
    changes: [...assigned, ...[...touched].flatMap(([collection, open]) => finishDrafts(collection, open))],
  }
}

function refuseRoot(): never {
  throw new TypeError('collections of the world are not replaced; change their entries')
}

function openCollection(base: Entries, { onWrite }: CommitHooks): Touched {
  const written = new Map<string, unknown>()
  const drafts = new Map<string, unknown>()
  const wrap = <V>(value: V): V => (onWrite ? watched(value, onWrite) : value)
  const has = (key: string) => (written.has(key) ? written.get(key) !== REMOVED : Object.hasOwn(base, key))
  const read = (key: string): unknown => {
    if (written.has(key)) return wrap(written.get(key))
    const open = drafts.get(key)
    if (open !== undefined) return wrap(open)
    const value = Object.hasOwn(base, key) ? base[key] : undefined
    if (typeof value !== 'object' || value === null) return value
    const draft = immer.createDraft(value)
    drafts.set(key, draft)
    return wrap(draft)
  }
  const peekAt = (key: string) => (written.has(key) || drafts.has(key) ? read(key) : base[key])
  const write = (key: string | symbol, value: unknown) => {
    if (typeof key === 'symbol') throw new TypeError('keys of the world are text')
    onWrite?.()
    written.set(key, unwatched(value))
    drafts.delete(key)
    return true
  }
  const view = new Proxy(Object.create(null) as Entries, {
    get: (_, key) => (typeof key === 'string' ? read(key) : key === PEEK ? peekAt : undefined),
    has: (_, key) => typeof key === 'string' && has(key),
    set: (_, key, value) => write(key, value),
    deleteProperty: (_, key) => write(key, REMOVED),
    ownKeys: () => [...new Set([...Object.keys(base), ...written.keys()])].filter(has),
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && has(key)
        ? { value: read(key), writable: true, enumerable: true, configurable: true }
        : undefined,
  })
  return { base, written, drafts, view }
}

function finishWritten(collection: Collection, { base, written }: Touched): EntryChange[] {
  return [...written]
    .filter(([key, value]) => value !== base[key] || (value === REMOVED && Object.hasOwn(base, key)))
    .map(([key, value]) => ({ collection, key, value: resolveDrafts(value) }))
}

function finishDrafts(collection: Collection, { base, drafts }: Touched): EntryChange[] {
  const changes: EntryChange[] = []
  for (const [key, draft] of drafts) {
    const value = immer.finishDraft(draft as Draft<object>)
    if (value === base[key]) continue
    refuseDrafts(value, base[key], `${collection}.${key}`)
    changes.push({ collection, key, value })
  }
  return changes
}

/** An assigned value, with the drafts inside it resolved. */
function resolveDrafts(value: unknown): unknown {
  if (isDraft(value)) return current(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(resolveDrafts)
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolveDrafts(child)]))
}

/**
 * Throws for a draft of one entry inside another, because it is revoked after the commit. Looks only at new
 * values.
 */
function refuseDrafts(value: object, before: unknown, where: string): void {
  const old = (typeof before === 'object' && before !== null ? before : {}) as Entries
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'object' || child === null || child === old[key]) continue
    if (isDraft(child))
      throw new TypeError(`${where}.${key} holds a draft of another entry: copy its fields instead`)
    refuseDrafts(child, old[key], `${where}.${key}`)
  }
}

/** Applies changes to a world, and returns the changes that undo them. */
export function applyChanges(world: World, changes: readonly EntryChange[]): EntryChange[] {
  const undo: EntryChange[] = []
  for (const { collection, key, value } of changes) {
    const entries = world[collection] as Entries
    undo.push({ collection, key, value: Object.hasOwn(entries, key) ? entries[key] : REMOVED })
    if (value === REMOVED) delete entries[key]
    else entries[key] = value
  }
  return undo.reverse()
}

/** Merges changes to one per entry: the last one wins, in the order of the first. */
export function mergeChanges(...lists: readonly EntryChange[][]): EntryChange[] {
  const merged = new Map<string, EntryChange>()
  for (const change of lists.flat()) merged.set(`${change.collection}\u0000${change.key}`, change)
  return [...merged.values()]
}

const unwatchedOf = new WeakMap<object, object>()
const unwatched = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (unwatchedOf.get(value) ?? value) : value

/** A proxy of the value that calls `onWrite` before each write to it or below it. Used only by tests. */
function watched<V>(value: V, onWrite: () => void): V {
  if (typeof value !== 'object' || value === null) return value
  const proxy = new Proxy(value, {
    get(target, key, receiver) {
      const field = Reflect.get(target, key, receiver === proxy ? target : receiver)
      return typeof key === 'symbol' || typeof field === 'function' ? field : watched(field, onWrite)
    },
    set(target, key, next) {
      onWrite()
      return Reflect.set(target, key, unwatched(next))
    },
    deleteProperty(target, key) {
      onWrite()
      return Reflect.deleteProperty(target, key)
    },
  })
  unwatchedOf.set(proxy, value)
  return proxy
}
