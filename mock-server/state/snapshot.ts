import type { Change } from './commit.ts'
import type { World } from './types.ts'
import { blankCollections, LOGS, SCHEMA_VERSION } from './world.ts'

/** What a store holds: every entry, and a number that grows with each save. */
export type Snapshot = { world: World; version: number }

/**
 * Where the world lives between requests and between tabs. Only changed entries are written and only newer ones are read,
 * so both cost as much as the change, not as much as the world.
 */
export type SnapshotStore = {
  /** The stored world; undefined when there is none. Throws UnreadableSnapshot when what is there cannot be used. */
  load(): Promise<Snapshot | undefined>
  /** What other tabs have saved since `version`; 'replaced' when one of them began a new world. */
  since(version: number): Promise<{ changes: Change[]; version: number } | 'replaced'>
  /** Adds the changes of one request; undefined when another tab has saved since `version`: load its changes, do it again. */
  save(changes: readonly Change[], version: number): Promise<number | undefined>
  /** Throws away what is there and stores this world. */
  replace(world: World): Promise<number>
  close(): void
}

export class UnreadableSnapshot extends Error {
  override readonly name = 'UnreadableSnapshot'
}

/** Every entry of a world, as changes that build it. */
export function entriesOf(world: World): Change[] {
  return Object.entries(world).flatMap(([collection, entries]) =>
    Object.entries(entries).map(([key, value]) => ({
      collection: collection as Change['collection'],
      key,
      value,
    })),
  )
}

/** A world out of its entries. Throws UnreadableSnapshot for another schema, or when it lacks what no world lacks. */
export function worldOf(entries: Iterable<Change>): World {
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

/** Whether a value can be an entry of a collection: enough to keep a damaged row from breaking the start or the books. */
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

/** Nothing outlives the process and nobody shares it: the world in the house's own hands is all there is. */
export function memoryStore(): SnapshotStore {
  let version = 0
  return {
    load: async () => undefined,
    since: async () => ({ changes: [], version }),
    save: async () => ++version,
    replace: async () => ++version,
    close: () => undefined,
  }
}
