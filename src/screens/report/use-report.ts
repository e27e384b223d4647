import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DateFilter } from '#contracts/beijing-windows.ts'
import type { Progress } from '../../api/collect-pages.ts'
import { keys } from '../../api/keys.ts'
import { readReport } from './read-report.ts'

const FRESH_MS = 60_000
const TELL_EVERY_MS = 100

/** The report of a date filter, with how far its reading has come. Leaving the screen or the filter ends the reading. */
export function useReport(date: DateFilter) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const queryKey = keys.report(date)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      let last = 0
      setProgress(undefined)
      return readReport(date, signal, (next) => {
        const now = performance.now()
        if (now - last < TELL_EVERY_MS) return
        last = now
        setProgress(next)
      })
    },
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    report: query.data,
    isReading: query.fetchStatus === 'fetching',
    progress: progress ?? { loaded: 0, total: 0 },
    start: () => void query.refetch(),
    cancel: () => void client.cancelQueries({ queryKey }),
    hasFailed: query.isError,
  }
}
