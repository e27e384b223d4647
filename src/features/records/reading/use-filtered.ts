import { useEffect, useEffectEvent, useMemo } from 'react'
import type { RecordList, Records } from './use-records.ts'

/** The player has not agreed to read very many records, or has stopped it, or the network has. */
const NOT_READ = '其余记录还没有读取，以上只是一部分'

/**
 * The records that are left by a filter of the app's own, which the backend does not know: every row is read first.
 * `keep` is memoised; undefined filters nothing.
 */
export function useFiltered<T>(
  list: RecordList<T>,
  all: Records<T>,
  keep: ((row: T) => boolean) | undefined,
): Records<T> {
  const rows = useMemo(() => (keep ? all.rows.filter(keep) : all.rows), [all.rows, keep])
  const isFiltered = keep !== undefined
  const { isPending } = all.query
  const readAll = useEffectEvent(() => void all.readAll())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has to be read whole again
  useEffect(() => {
    if (isFiltered && !isPending) readAll()
  }, [isFiltered, isPending, list])
  // A filter may leave no rows, however many pages load. Only `readAll` loads pages then.
  const isWaiting = isFiltered && !all.complete && !all.progress
  return {
    ...all,
    rows,
    ...(isWaiting && !all.isPart ? { query: { ...all.query, hasNextPage: false, rest: NOT_READ } } : {}),
    total: isFiltered && all.complete ? rows.length : all.total,
    readAll: async (what) => {
      const read = await all.readAll(what)
      return keep && read ? { ...read, rows: read.rows.filter(keep) } : read
    },
  }
}
