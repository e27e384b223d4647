import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from './commit.ts'
import { entriesOf, memoryStore, type SnapshotStore, UnreadableSnapshot, worldOf } from './snapshot.ts'
import type { World } from './types.ts'

/**
 * The world in IndexedDB: one row an entry of the world, stamped with the version that wrote it, so that a save writes
 * what changed and another tab reads what is newer than it knows. Removed entries stay as rows without a value until the
 * next new world, for the tabs that have not heard of it. IndexedDB because a logout clears local storage.
 */
interface MockDb extends DBSchema {
  entries: { key: [string, string]; value: StoredEntry; indexes: { version: number } }
  head: { key: 'head'; value: Head }
}
type StoredEntry = { collection: string; key: string; version: number; value: unknown }
/** `began`: the version at which this world began; a tab that knows an older one has to load it all. */
type Head = { version: number; began: number }

const DB_VERSION = 1

export async function openIndexedDbStore(name: string): Promise<SnapshotStore> {
  const db = await openDB<MockDb>(name, DB_VERSION, {
    upgrade: (fresh) => {
      const entries = fresh.createObjectStore('entries', { keyPath: ['collection', 'key'] })
      entries.createIndex('version', 'version')
      fresh.createObjectStore('head')
    },
  })
  return storeIn(db)
}

function storeIn(db: IDBPDatabase<MockDb>): SnapshotStore {
  let began = 0
  const writing = () => db.transaction(['entries', 'head'], 'readwrite', { durability: 'relaxed' })
  return {
    load: async () => {
      const tx = db.transaction(['entries', 'head'])
      const [head, rows] = await Promise.all([
        tx.objectStore('head').get('head'),
        tx.objectStore('entries').getAll(),
        tx.done,
      ])
      if (!head) {
        if (rows.length > 0) throw new UnreadableSnapshot('entries without a head')
        return undefined
      }
      if (!isHead(head)) throw new UnreadableSnapshot('the head is none')
      const world = worldOf(rows.filter(({ value }) => value !== undefined).map(changeOf))
      began = head.began
      return { world, version: head.version }
    },
    since: async (version) => {
      const tx = db.transaction(['entries', 'head'])
      const head = await tx.objectStore('head').get('head')
      if (!head || head.began !== began || head.version < version) return 'replaced'
      if (head.version === version) return { changes: [], version }
      const rows = await tx
        .objectStore('entries')
        .index('version')
        .getAll(IDBKeyRange.lowerBound(version, true))
      return { changes: rows.map(changeOf), version: head.version }
    },
    save: async (changes, version) => {
      const tx = writing()
      const head = await tx.objectStore('head').get('head')
      if (!head || head.began !== began || head.version !== version) {
        await tx.done
        return undefined
      }
      const next = version + 1
      write(tx.objectStore('entries'), changes, next)
      tx.objectStore('head').put({ version: next, began }, 'head')
      await tx.done
      return next
    },
    replace: async (world: World) => {
      const tx = writing()
      const head = await tx.objectStore('head').get('head')
      const next = (isHead(head) ? head.version : 0) + 1
      tx.objectStore('entries').clear()
      write(tx.objectStore('entries'), entriesOf(world), next)
      tx.objectStore('head').put({ version: next, began: next }, 'head')
      await tx.done
      began = next
      return next
    },
    close: () => db.close(),
  }
}

/** Not awaited one by one: the transaction's own end says whether all of them are in. */
function write(
  entries: { put(entry: StoredEntry): unknown },
  changes: readonly Change[],
  version: number,
): void {
  for (const { collection, key, value } of changes) entries.put({ collection, key, version, value })
}

const changeOf = ({ collection, key, value }: StoredEntry): Change => ({
  collection: collection as Change['collection'],
  key,
  value,
})

const isHead = (head: unknown): head is Head =>
  typeof head === 'object' &&
  head !== null &&
  'version' in head &&
  Number.isSafeInteger(head.version) &&
  'began' in head

/** Some browsers neither open a database nor say that they will not; the start does not wait for that. */
const OPEN_MAX_MS = 3000
const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no database in time')), OPEN_MAX_MS))

/**
 * A store, or memory when the browser has none to give or takes it away later (blocked, full, deleted): the demo goes on
 * for as long as the tab lives, and `onMemory` says so once.
 */
export async function orMemory(
  open: () => Promise<SnapshotStore>,
  onMemory: () => void,
): Promise<SnapshotStore> {
  const spare = memoryStore()
  let store = spare
  const lose = () => {
    if (store !== spare) onMemory()
    store = spare
    return spare
  }
  const attempt = async <T>(work: (from: SnapshotStore) => Promise<T>): Promise<T> => {
    try {
      return await work(store)
    } catch (problem) {
      if (problem instanceof UnreadableSnapshot) throw problem
      return work(lose())
    }
  }
  try {
    store = await Promise.race([open(), tooLate()])
  } catch {
    onMemory()
  }
  return {
    load: () => attempt((from) => from.load()),
    since: (version) => attempt((from) => from.since(version)),
    save: (changes, version) => attempt((from) => from.save(changes, version)),
    replace: (world) => attempt((from) => from.replace(world)),
    close: () => store.close(),
  }
}
