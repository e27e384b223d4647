import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Paged } from '#contracts/envelope.ts'
import { collectPages, MANY_ROWS, type ReadProgress, uniqueRows } from '../../api/core/collect-pages.ts'
import { isClosed, isSessionEnd, textFor } from '../../api/core/errors.ts'
import type { LoadPage, pagedQuery } from '../../api/core/paged.ts'
import { confirm } from '../../ui/confirm.ts'
import type { PagedQuery } from '../../ui/PagedList.tsx'
import { toast } from '../../ui/toast.ts'
import { manyWords } from './words.ts'

/** One list of records: its query, its page loader and the key of a row. Make one for each filter (`useMemo`). */
export type RecordList<T, More = unknown> = {
  options: ReturnType<typeof pagedQuery<Paged<T> & More>>
  load: LoadPage<T, More>
  keyOf: (row: T) => string
  /** Brings the rows of all pages so far into order. Left out where the pages are in order already. */
  inOrder?: (rows: readonly T[], last: Paged<T> & More) => readonly T[]
}

/** The records of one filter, for a screen. */
export type Records<T> = {
  query: PagedQuery
  rows: readonly T[]
  /** The number of rows of the filter, loaded or not. */
  total: number
  /** Every row of the filter is loaded, so sums over `rows` are sums over the filter. */
  complete: boolean
  /** Starts again at the newest row, for pull to refresh. Rejects when the page failed to load. */
  refresh: () => Promise<void>
  /** Loads the missing pages, very many only after a confirmation. Undefined if cancelled or failed (with a toast). */
  readAll: (what?: string) => Promise<readonly T[] | undefined>
  /** The progress of a running `readAll`. */
  progress: ReadProgress | undefined
  /** Cancels a running `readAll`. */
  cancel: () => void
}

const READ_FAILED = '读取失败，请检查网络后重试'
/** A list of at most this many pages is loaded to its end at once, so that its totals are exact. */
const SHORT_PAGES = 3
/** How often the progress of a long reading is updated. */
const TELL_EVERY_MS = 100
const NONE: readonly never[] = []
/** So many pages without a row that was not there before end a list (docs/faults.md#pages-without-end). */
const STALE_PAGES = 3

/**
 * A list of records, page by page or whole. A new row may push another onto the next page; that one shows once.
 * Leaving the screen or the filter drops all pages but the first, so that the next visit starts at the newest row
 * and refetches one page, not all of them.
 */
export function useRecords<T, More = unknown>(list: RecordList<T, More>): Records<T> {
  const client = useQueryClient()
  const query = useInfiniteQuery(list.options)
  const [progress, setProgress] = useState<ReadProgress>()
  const reading = useRef<AbortController>(undefined)
  const pages = query.data?.pages
  const rows = useMemo(() => (pages ? rowsOf(list, pages) : NONE), [pages, list])
  const total = Math.max(rows.length, pages?.at(-1)?.total ?? 0)
  const { isFetching, isError, fetchNextPage } = query
  const isStale = useMemo(() => pages !== undefined && bringsNothing(list, pages), [pages, list])
  const hasNextPage = query.hasNextPage && !isStale
  const complete = pages !== undefined && !hasNextPage && rows.length >= total
  const cancel = () => reading.current?.abort()

  const isShort = (pages?.at(-1)?.last_page ?? 0) <= SHORT_PAGES
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isShort, hasNextPage, isFetching, isError, fetchNextPage])

  useEffect(() => {
    const { queryKey } = list.options
    return () => {
      reading.current?.abort()
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData<InfiniteData<Paged<T> & More, number>>(queryKey, (data) => data && headOf(data), {
        ...(updatedAt === undefined ? {} : { updatedAt }),
      })
    }
  }, [client, list])

  const show = async (read: (Paged<T> & More)[]) => {
    const { queryKey } = list.options
    await client.cancelQueries({ queryKey })
    client.setQueryData<InfiniteData<Paged<T> & More, number>>(queryKey, {
      pages: read,
      pageParams: read.map((_, at) => at + 1),
    })
  }

  const refresh = async () => {
    cancel()
    try {
      await show([await list.load(1, { background: true })])
    } catch (error) {
      tell(error, undefined)
      throw error
    }
  }

  const readAll = async (what = '统计') => {
    if (complete) return rows
    if (reading.current) return undefined
    const stop = new AbortController()
    reading.current = stop
    try {
      if (total > MANY_ROWS && !(await confirm({ body: manyWords(total, what), okText: '继续' })))
        return undefined
      if (stop.signal.aborted) return undefined
      setProgress({ loaded: rows.length, total })
      const read = await collectPages(list.load, {
        keyOf: list.keyOf,
        signal: stop.signal,
        known: pages ?? NONE,
        onProgress: nowAndThen(setProgress),
      })
      if (stop.signal.aborted) return undefined
      await show(read)
      return rowsOf(list, read)
    } catch (error) {
      if (!stop.signal.aborted) tell(error, READ_FAILED)
      return undefined
    } finally {
      reading.current = undefined
      setProgress(undefined)
    }
  }

  const { isPending, isFetchingNextPage, data, refetch } = query
  const shown = { isPending, isError, isFetchingNextPage, hasNextPage, data, fetchNextPage, refetch }
  return { query: shown, rows, total, complete, refresh, readAll, progress, cancel }
}

/**
 * Shows the server's message. A lost network shows nothing, unless the player waits for a result (`otherwise`).
 */
function tell(error: unknown, otherwise: string | undefined): void {
  const text = isSessionEnd(error) || isClosed(error) ? undefined : (textFor(error) ?? otherwise)
  if (text !== undefined) toast(text, 'error')
}

function rowsOf<T, More>(
  { keyOf, inOrder }: RecordList<T, More>,
  pages: readonly (Paged<T> & More)[],
): readonly T[] {
  const rows = uniqueRows(pages, keyOf)
  const last = pages.at(-1)
  return inOrder && last ? inOrder(rows, last) : rows
}

/** Pages may differ from each other by a field, such as a balance, and still be the same rows. */
const bringsNothing = <T, More>({ keyOf }: RecordList<T, More>, pages: readonly Paged<T>[]): boolean =>
  pages.length > STALE_PAGES &&
  uniqueRows(pages, keyOf).length === uniqueRows(pages.slice(0, -STALE_PAGES), keyOf).length

const headOf = <T>({ pages, pageParams }: InfiniteData<T, number>): InfiniteData<T, number> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

/** Throttles the progress, so that ten thousand pages do not cause ten thousand renders. */
function nowAndThen(tellProgress: (progress: ReadProgress) => void): (progress: ReadProgress) => void {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (now - last < TELL_EVERY_MS) return
    last = now
    tellProgress(progress)
  }
}
