import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { EntryChange } from './commit.ts'
import { entriesOf, memoryStore, type SnapshotStore, UnreadableSnapshot, worldOf } from './snapshot.ts'
import type { World } from './types.ts'

/**
 * The world in IndexedDB, because a logout clears local storage. Each world entry is one row, with the version that
 * wrote it: a save writes only what changed, and another tab reads only newer rows. Removed entries stay as rows
 * without a value until the next new world, for tabs that have not read the removal yet.
 */
interface MockDb extends DBSchema {
  entries: { key: [string, string]; value: StoredEntry; indexes: { version: number } }
  head: { key: 'head'; value: Head }
}
type StoredEntry = { collection: string; key: string; version: number; value: unknown }
/** `began`: the version at which this world began. A tab with an older version must load the whole world. */
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

/** The puts are not awaited one by one: the end of the transaction shows whether all succeeded. */
function write(
  entries: { put(entry: StoredEntry): unknown },
  changes: readonly EntryChange[],
  version: number,
): void {
  for (const { collection, key, value } of changes) entries.put({ collection, key, version, value })
}

const changeOf = ({ collection, key, value }: StoredEntry): EntryChange => ({
  collection: collection as EntryChange['collection'],
  key,
  value,
})

const isHead = (head: unknown): head is Head =>
  typeof head === 'object' &&
  head !== null &&
  'version' in head &&
  Number.isSafeInteger(head.version) &&
  'began' in head

/** In some browsers opening a database neither succeeds nor fails. The start waits only this long. */
const OPEN_MAX_MS = 3000
const tooLate = (afterMs: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no database in time')), afterMs))

/**
 * The store, or memory when the browser refuses one, does not open it within `openMaxMs`, or it fails later (blocked,
 * full, deleted). The demo then lasts as long as the tab. `onMemory` is called once.
 */
export async function orMemory(
  open: () => Promise<SnapshotStore>,
  onMemory: () => void,
  openMaxMs = OPEN_MAX_MS,
): Promise<SnapshotStore> {
  const memory = memoryStore()
  let store = memory
  const switchToMemory = () => {
    if (store !== memory) onMemory()
    store = memory
    return memory
  }
  const attempt = async <T>(work: (from: SnapshotStore) => Promise<T>): Promise<T> => {
    try {
      return await work(store)
    } catch (problem) {
      if (problem instanceof UnreadableSnapshot) throw problem
      return work(switchToMemory())
    }
  }
  try {
    store = await Promise.race([open(), tooLate(openMaxMs)])
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
