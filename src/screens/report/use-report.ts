import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import { keys } from '../../api/core/keys.ts'
import type { ReadProgress } from '../../api/core/paging/collect-pages.ts'
import { nowAndThen } from '../../features/records/reading/now-and-then.ts'
import { missingFile } from '../../ui/loading/missing-file.ts'
import { TooMany } from './report.ts'

const FRESH_MS = 60_000

/**
 * The report of a date filter, with the progress of its reading. Leaving the screen or the filter stops
 * the reading. With very many records, `tooMany` is their number, and `start` reads them.
 */
export function useReport(date: DateFilter) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<ReadProgress>()
  const agreed = useRef(new Set<DateFilter>())
  const queryKey = keys.report(date)
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      setProgress(undefined)
      const { readReport } = await import('./read-report.ts').catch(async (error) => {
        await missingFile(() => undefined, signal)
        throw error
      })
      return readReport(date, signal, nowAndThen(setProgress), agreed.current.has(date))
    },
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const tooMany = query.error instanceof TooMany ? query.error.total : undefined
  return {
    report: query.data,
    /** Changes with each reading that ended. */
    readAtMs: query.dataUpdatedAt,
    isReading: query.fetchStatus === 'fetching',
    progress: progress ?? { loaded: 0, total: 0 },
    tooMany,
    start: () => {
      agreed.current.add(date)
      void query.refetch()
    },
    cancel: () => void client.cancelQueries({ queryKey }),
    hasFailed: query.isError && tooMany === undefined,
  }
}
