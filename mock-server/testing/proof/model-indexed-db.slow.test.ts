import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { test } from 'vitest'
import { openIndexedDbStore } from '../../state/store/indexed-db.ts'
import type { SnapshotStore } from '../../state/store/snapshot.ts'
import type { World } from '../../state/types.ts'
import { prove } from './proof.ts'
import { PART_MAX_MS } from './prove-part.ts'
import type { SharedStore } from './shared-store.ts'

/** A few lists with the world in IndexedDB, as in the page, so that reloads and second tabs read what it stored. */
const NAME = 'proof'
const RUNS = 6
const open: SnapshotStore[] = []

async function inIndexedDb(world: World): Promise<SharedStore> {
  for (const store of open.splice(0)) store.close()
  await deleteDB(NAME)
  let version = 0
  const noteVersion = (saved: number | undefined) => {
    version = saved ?? version
    return saved
  }
  const tab = async (): Promise<SnapshotStore> => {
    const store = await openIndexedDbStore(NAME)
    open.push(store)
    return {
      ...store,
      save: async (changes, known, steps) => noteVersion(await store.save(changes, known, steps)),
    }
  }
  const first = await tab()
  version = await first.replace(structuredClone(world))
  return { tab, version: () => version }
}

test(
  'lists of commands keep every invariant with the world in IndexedDB',
  () => prove({ seed: 20_260_503, runs: RUNS, stores: inIndexedDb, quick: true }),
  PART_MAX_MS,
)
