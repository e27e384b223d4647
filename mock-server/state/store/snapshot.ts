import type { World } from '../types.ts'
import { blankCollections, LOGS, SCHEMA_VERSION } from '../world.ts'
import type { EntryChange } from './commit.ts'

/** What a store has: every entry, and a number that grows with each save. */
export type Snapshot = { world: World; version: number }

/**
 * What undoes one change: the earlier values of its entries or, with `whole`, those of the whole earlier world.
 * `about` says for people what the change was.
 */
export type StoredStep = {
  about: { by: string; what: string; atMs: number; refs: string[] }
  entries: EntryChange[]
  whole: boolean
}

/** The number of kept steps, and of kept steps with a whole world, which may take megabytes. */
export const STEPS_KEPT = 50
export const WHOLE_STEPS_KEPT = 3

/**
 * Stores the world between requests and shares it between tabs. It writes only changed entries and reads only
 * newer ones, so both cost as much as the change and not as much as the world.
 */
export type SnapshotStore = {
  /** The stored world; undefined if there is none. Throws UnreadableSnapshot if it cannot be used. */
  load(): Promise<Snapshot | undefined>
  /** The changes of other tabs since `version`; 'replaced' if one of them began a new world. */
  since(version: number): Promise<{ changes: EntryChange[]; version: number } | 'replaced'>
  /**
   * Saves the changes of one request with the steps that undo them, and returns the new version. Returns undefined
   * if another tab has saved since `version`: load its changes, then retry.
   */
  save(
    changes: readonly EntryChange[],
    version: number,
    steps: readonly StoredStep[],
  ): Promise<number | undefined>
  /**
   * Replaces the stored world and returns the new version. Without a step it cannot be undone, and older steps are
   * deleted.
   */
  replace(world: World, step?: StoredStep): Promise<number>
  /** The kept steps that undo changes up to `version`, whichever tab made them, oldest first. */
  steps(version: number): Promise<StoredStep[]>
  close(): void
}

export class UnreadableSnapshot extends Error {
  override readonly name = 'UnreadableSnapshot'
}

/** Every entry of a world, as changes that build the world. */
export function entriesOf(world: World): EntryChange[] {
  return Object.entries(world).flatMap(([collection, entries]) =>
    Object.entries(entries).map(([key, value]) => ({
      collection: collection as EntryChange['collection'],
      key,
      value,
    })),
  )
}

/**
 * Builds a world from its entries. Throws UnreadableSnapshot for another schema, or if a required entry is
 * missing.
 */
export function worldOf(entries: Iterable<EntryChange>): World {
  const collections: Record<string, Record<string, unknown>> = blankCollections()
  for (const { collection, key, value } of entries) {
    const target = Object.hasOwn(collections, collection) ? collections[collection] : undefined
    if (!target) throw new UnreadableSnapshot(`unknown collection ${collection}`)
    if (!fits(collection, value))
      throw new UnreadableSnapshot(`${collection}.${key} has another type than its collection`)
    target[key] = value
  }
  const world = collections as unknown as World
  if (world.meta.schema !== SCHEMA_VERSION)
    throw new UnreadableSnapshot(`schema ${world.meta.schema}, not ${SCHEMA_VERSION}`)
  for (const [collection, key] of REQUIRED) {
    if (typeof collections[collection]?.[key] !== 'object')
      throw new UnreadableSnapshot(`${collection}.${key} is missing`)
  }
  return world
}

const NUMBERS: readonly string[] = ['counters', 'accounts']
const LISTS: readonly string[] = ['noticesRead', 'cards', ...LOGS]

/** A rough check of an entry's type, so that a damaged row breaks neither the start nor the ledger. */
function fits(collection: string, value: unknown): boolean {
  if (collection === 'meta') return true
  if (NUMBERS.includes(collection)) return Number.isSafeInteger(value)
  if (collection === 'usernames') return typeof value === 'string'
  return typeof value === 'object' && value !== null && Array.isArray(value) === LISTS.includes(collection)
}

const REQUIRED = [
  ['meta', 'rng'],
  ['meta', 'clock'],
  ['site', 'settings'],
  ['site', 'switches'],
] as const

/** A store that stores nothing: the world is only in the world store, and no other tab shares it. */
export function memoryStore(): SnapshotStore {
  let version = 0
  return {
    load: async () => undefined,
    since: async () => ({ changes: [], version }),
    save: async () => ++version,
    replace: async () => ++version,
    steps: async () => [],
    close: () => undefined,
  }
}
