import type { World } from '../types.ts'
import { blankCollections, LOGS, SCHEMA_VERSION } from '../world.ts'
import type { EntryChange } from './commit.ts'

/** What a store holds: every entry, and a number that grows with each save. */
export type Snapshot = { world: World; version: number }

/**
 * What leads back before one change: the entries as they were then, or with `whole` those of another whole world.
 * `about` is for people: whose change it was.
 */
export type StoredStep = {
  about: { by: string; what: string; atMs: number; refs: string[] }
  entries: EntryChange[]
  whole: boolean
}

/** How many steps are kept, and how many of them with a whole world, which may weigh megabytes. */
export const STEPS_KEPT = 50
export const WHOLE_STEPS_KEPT = 3

/**
 * Stores the world between requests and shares it between tabs. Only changed entries are written and only newer ones
 * are read, so both cost as much as the change and not as much as the world.
 */
export type SnapshotStore = {
  /** The stored world; undefined when there is none. Throws UnreadableSnapshot when it cannot be used. */
  load(): Promise<Snapshot | undefined>
  /** What other tabs have saved since `version`; 'replaced' when one of them began a new world. */
  since(version: number): Promise<{ changes: EntryChange[]; version: number } | 'replaced'>
  /**
   * Saves the changes of one request, and with them the steps that lead back. Undefined when another tab has saved since
   * `version`: load that, then retry.
   */
  save(
    changes: readonly EntryChange[],
    version: number,
    steps: readonly StoredStep[],
  ): Promise<number | undefined>
  /** Replaces the stored world. Without a step nothing leads back from it, and older steps are forgotten. */
  replace(world: World, step?: StoredStep): Promise<number>
  /** The kept steps that lead back from `version`, whichever tab made the changes, oldest first. */
  steps(version: number): Promise<StoredStep[]>
  close(): void
}

export class UnreadableSnapshot extends Error {
  override readonly name = 'UnreadableSnapshot'
}

/** Every entry of a world, as changes that build it. */
export function entriesOf(world: World): EntryChange[] {
  return Object.entries(world).flatMap(([collection, entries]) =>
    Object.entries(entries).map(([key, value]) => ({
      collection: collection as EntryChange['collection'],
      key,
      value,
    })),
  )
}

/** Builds a world from its entries. Throws UnreadableSnapshot for another schema, or without a required entry. */
export function worldOf(entries: Iterable<EntryChange>): World {
  const collections: Record<string, Record<string, unknown>> = blankCollections()
  for (const { collection, key, value } of entries) {
    const into = Object.hasOwn(collections, collection) ? collections[collection] : undefined
    if (!into) throw new UnreadableSnapshot(`unknown collection ${collection}`)
    if (!fits(collection, value)) throw new UnreadableSnapshot(`${collection}.${key} is no entry of its kind`)
    into[key] = value
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

/** Stores nothing: the world lives only in the world store, and no other tab shares it. */
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
