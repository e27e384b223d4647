import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { World } from '../types.ts'
import type { EntryChange } from './commit.ts'
import {
  entriesOf,
  type SnapshotStore,
  STEPS_KEPT,
  type StoredStep,
  UnreadableSnapshot,
  WHOLE_STEPS_KEPT,
  worldOf,
} from './snapshot.ts'

/**
 * The world in IndexedDB, because a logout clears local storage. Each world entry is one row with the version that
 * wrote it: a save writes only what changed, and another tab reads only newer rows. A removed entry stays as a row
 * without a value until the next new world, for tabs that have not read the removal yet.
 */
interface MockDb extends DBSchema {
  entries: { key: [string, string]; value: StoredEntry; indexes: { version: number } }
  head: { key: 'head'; value: Head }
  /** The steps by number; `version` is the version that the change led to. */
  steps: { key: number; value: StoredStep & { version: number } }
}
type StoredEntry = { collection: string; key: string; version: number; value: unknown }
/**
 * `began`: the version at which this world began; a tab with an older version must load the whole world. `step`:
 * the number of the last step. `whole`: the numbers of the kept steps with a whole world.
 */
type Head = { version: number; began: number; step: number; whole: number[] }

const DB_VERSION = 2

const openDatabase = (name: string, blocked?: () => void) =>
  openDB<MockDb>(name, DB_VERSION, {
    upgrade: (fresh) => {
      // An older world has an older schema, which this build cannot read.
      for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name)
      const entries = fresh.createObjectStore('entries', { keyPath: ['collection', 'key'] })
      entries.createIndex('version', 'version')
      fresh.createObjectStore('head')
      fresh.createObjectStore('steps')
    },
    // A page of a newer build waits until this page closes its connection.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    ...(blocked && { blocked }),
  })

/** In some browsers, opening a database may neither succeed nor fail. */
const OPEN_MAX_MS = 3000

/** The result of `work`; rejects if it takes longer than `maxMs`. */
export const inTime = <T>(work: Promise<T>, maxMs = OPEN_MAX_MS): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no database in time')), maxMs)),
  ])

/**
 * Opens the store. A browser may close the database of a page in the background, so a call that fails opens it
 * again, once. `onBlocked` is called if a tab of an older build has the database open and this one has to wait.
 */
export async function openIndexedDbStore(name: string, onBlocked?: () => void): Promise<SnapshotStore> {
  let db = await openDatabase(name, onBlocked)
  let isClosed = false
  const store = storeIn(() => db)
  const reopenAndRun = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) throw new Error('the store is closed')
    db.close()
    const opening = openDatabase(name)
    db = await inTime(opening).catch((problem: unknown) => {
      // A connection that opens late would block newer builds.
      opening.then((late) => late.close()).catch(() => undefined)
      throw problem
    })
    return work()
  }
  const withReopen = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((problem: unknown) => {
      if (problem instanceof UnreadableSnapshot) throw problem
      return reopenAndRun(work)
    })
  return {
    load: () => withReopen(store.load),
    since: (version) => withReopen(() => store.since(version)),
    save: (changes, version, steps) =>
      store.save(changes, version, steps).catch(() =>
        // A failed save may have been stored all the same, and must not be done twice.
        reopenAndRun(async () =>
          (await store.holds(changes, version + 1)) ? version + 1 : store.save(changes, version, steps),
        ),
      ),
    replace: (world, step) => withReopen(() => store.replace(world, step)),
    steps: (version) => withReopen(() => store.steps(version)),
    close: () => {
      isClosed = true
      db.close()
    },
  }
}

function storeIn(database: () => IDBPDatabase<MockDb>) {
  let began = 0
  const writing = () =>
    database().transaction(['entries', 'head', 'steps'], 'readwrite', { durability: 'relaxed' })
  const store = {
    /** Whether exactly these changes led to `version`. */
    holds: async (changes: readonly EntryChange[], version: number): Promise<boolean> => {
      const news = await store.since(version - 1)
      if (news === 'replaced' || news.version !== version || news.changes.length !== changes.length)
        return false
      const values = new Map(
        news.changes.map(({ collection, key, value }) => [`${collection} ${key}`, value]),
      )
      return changes.every(
        ({ collection, key, value }) =>
          JSON.stringify(values.get(`${collection} ${key}`)) === JSON.stringify(value),
      )
    },
    load: async () => {
      const tx = database().transaction(['entries', 'head'])
      const [head, rows] = await Promise.all([
        tx.objectStore('head').get('head'),
        tx.objectStore('entries').getAll(),
        tx.done,
      ])
      if (!head) {
        if (rows.length > 0) throw new UnreadableSnapshot('entries without a head')
        return undefined
      }
      if (!isHead(head)) throw new UnreadableSnapshot('the head is invalid')
      const world = worldOf(rows.filter(({ value }) => value !== undefined).map(changeOf))
      began = head.began
      return { world, version: head.version }
    },
    since: async (version) => {
      const tx = database().transaction(['entries', 'head'])
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
      const all = await database().getAll('steps')
      const steps = all.filter((step) => step.version <= version)
      // A version without a step is a change that cannot be undone.
      const gap = steps
        .map((step, at) => step.version < (steps[at + 1]?.version ?? version + 1) - 1)
        .lastIndexOf(true)
      return steps.slice(gap + 1).map(({ version: _, ...step }) => step)
    },
  } satisfies Omit<SnapshotStore, 'close'> & Record<'holds', unknown>
  return store
}

/** Does not await the puts one by one: the end of the transaction shows whether all succeeded. */
function write(
  entries: { put(entry: StoredEntry): unknown },
  changes: readonly EntryChange[],
  version: number,
): void {
  for (const { collection, key, value } of changes) entries.put({ collection, key, version, value })
}

/** Adds steps and drops the oldest ones. Returns the new fields of the head. */
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
  for (const addedStep of added) {
    step += 1
    store.put({ ...addedStep, version }, step)
    if (addedStep.whole) whole.push(step)
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
