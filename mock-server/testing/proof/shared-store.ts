import type { EntryChange } from '../../state/store/commit.ts'
import { entriesOf, type SnapshotStore, worldOf } from '../../state/store/snapshot.ts'
import type { World } from '../../state/types.ts'

/**
 * A store that tabs share, like IndexedDB, but in memory and fast. Each save copies and freezes what changed, which
 * exposes a mock backend that changes an entry outside a commit or leaves one out of a save.
 */
export type SharedStore = {
  /** One tab's view of it. */
  tab(): Promise<SnapshotStore>
  /** Increases with each save. */
  version(): number
}

type Row = EntryChange & { version: number }
const keyOf = ({ collection, key }: EntryChange) => `${collection}\0${key}`

export function sharedStore(start: World): SharedStore {
  const rows = new Map<string, Row>()
  let version = 1
  const put = (changes: readonly EntryChange[], at: number) => {
    for (const change of changes) rows.set(keyOf(change), { ...change, version: at })
  }
  // No copy: the start world is frozen and shared by all runs that begin with it.
  put(entriesOf(start), version)
  const stored = () => [...rows.values()].filter(({ value }) => value !== undefined)
  return {
    version: () => version,
    tab: async () => ({
      load: async () => ({ world: worldOf(stored()), version }),
      since: async (known) => ({
        changes: known === version ? [] : [...rows.values()].filter((row) => row.version > known),
        version,
      }),
      save: async (changes, known) => {
        if (known !== version) return undefined
        version += 1
        put(
          changes.map((change) => ({ ...change, value: frozenCopy(change.value) })),
          version,
        )
        return version
      },
      replace: async (world) => {
        rows.clear()
        version += 1
        put(
          entriesOf(world).map((change) => ({ ...change, value: frozenCopy(change.value) })),
          version,
        )
        return version
      },
      steps: async () => [],
      close: () => undefined,
    }),
  }
}

const frozenCopy = <T>(value: T): T => deepFrozen(structuredClone(value))

export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) deepFrozen(inner)
  return Object.freeze(value)
}
