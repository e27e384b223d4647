import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { EntryChange } from './commit.ts'
import {
  entriesOf,
  memoryStore,
  type SnapshotStore,
  STEPS_KEPT,
  type StoredStep,
  UnreadableSnapshot,
  WHOLE_STEPS_KEPT,
  worldOf,
} from './snapshot.ts'
import type { World } from './types.ts'

/**
 * The world in IndexedDB, because a logout clears local storage. Each world entry is one row, with the version that
 * wrote it: a save writes only what changed, and another tab reads only newer rows. Removed entries stay as rows
 * without a value until the next new world, for tabs that have not read the removal yet.
 */
interface MockDb extends DBSchema {
  entries: { key: [string, string]; value: StoredEntry; indexes: { version: number } }
  head: { key: 'head'; value: Head }
  /** By number; `version` is the one that the change led to. */
  steps: { key: number; value: StoredStep & { version: number } }
}
type StoredEntry = { collection: string; key: string; version: number; value: unknown }
/**
 * `began`: the version at which this world began. A tab with an older version must load the whole world. `step`: the
 * number of the last step; `whole`: those of the kept steps with a whole world.
 */
type Head = { version: number; began: number; step: number; whole: number[] }

const DB_VERSION = 2

export async function openIndexedDbStore(name: string): Promise<SnapshotStore> {
  const db = await openDB<MockDb>(name, DB_VERSION, {
    upgrade: (fresh) => {
      // An older world is of an older schema, which nobody could read.
      for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name)
      const entries = fresh.createObjectStore('entries', { keyPath: ['collection', 'key'] })
      entries.createIndex('version', 'version')
      fresh.createObjectStore('head')
      fresh.createObjectStore('steps')
    },
  })
  return storeIn(db)
}

function storeIn(db: IDBPDatabase<MockDb>): SnapshotStore {
  let began = 0
  const writing = () => db.transaction(['entries', 'head', 'steps'], 'readwrite', { durability: 'relaxed' })
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
    save: async (changes, version, steps) => {
      const tx = writing()
      const head = await tx.objectStore('head').get('head')
      if (!head || head.began !== began || head.version !== version) {
        await tx.done
        return undefined
      }
      const next = version + 1
      write(tx.objectStore('entries'), changes, next)
      const kept = writeSteps(tx.objectStore('steps'), steps, head, next)
      tx.objectStore('head').put({ version: next, began, ...kept }, 'head')
      await tx.done
      return next
    },
    replace: async (world: World, step) => {
      const tx = writing()
      const head = await tx.objectStore('head').get('head')
      const next = (isHead(head) ? head.version : 0) + 1
      tx.objectStore('entries').clear()
      write(tx.objectStore('entries'), entriesOf(world), next)
      const steps = tx.objectStore('steps')
      if (!step) steps.clear()
      const before = step && isHead(head) ? head : { step: 0, whole: [] }
      const kept = writeSteps(steps, step ? [step] : [], before, next)
      tx.objectStore('head').put({ version: next, began: next, ...kept }, 'head')
      await tx.done
      began = next
      return next
    },
    steps: async (version) => {
      const all = await db.getAll('steps')
      const led = all.filter((step) => step.version <= version)
      // A version without a step is a change that nothing leads back from.
      const gap = led.findLastIndex((step, at) => step.version < (led[at + 1]?.version ?? version + 1) - 1)
      return led.slice(gap + 1).map(({ version: _, ...step }) => step)
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

/** Adds steps and drops those that are too many. Returns what the head says of them. */
function writeSteps(
  store: {
    put(step: StoredStep & { version: number }, key: number): unknown
    delete(keys: IDBKeyRange): unknown
  },
  added: readonly StoredStep[],
  before: Pick<Head, 'step' | 'whole'>,
  version: number,
): Pick<Head, 'step' | 'whole'> {
  let { step } = before
  const whole = [...before.whole]
  for (const one of added) {
    step += 1
    store.put({ ...one, version }, step)
    if (one.whole) whole.push(step)
  }
  const oldest = Math.max(step - STEPS_KEPT, whole.at(-WHOLE_STEPS_KEPT - 1) ?? 0)
  if (oldest > 0) store.delete(IDBKeyRange.upperBound(oldest))
  return { step, whole: whole.filter((number) => number > oldest) }
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
  'began' in head &&
  'step' in head &&
  Number.isSafeInteger(head.step) &&
  'whole' in head &&
  Array.isArray(head.whole)

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
    save: (changes, version, steps) => attempt((from) => from.save(changes, version, steps)),
    replace: (world, step) => attempt((from) => from.replace(world, step)),
    steps: (version) => attempt((from) => from.steps(version)),
    close: () => store.close(),
  }
}
