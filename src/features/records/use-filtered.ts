import { useEffect, useEffectEvent, useMemo } from 'react'
import type { RecordList, Records } from './use-records.ts'

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
  return {
    ...all,
    rows,
    total: isFiltered && all.complete ? rows.length : all.total,
    readAll: async (what) => {
      const read = await all.readAll(what)
      return keep ? read?.filter(keep) : read
    },
  }
}
