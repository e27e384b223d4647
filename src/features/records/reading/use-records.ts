import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isClosed, isSessionEnd, textFor } from '../../../api/core/client/errors.ts'
import type { ReadProgress } from '../../../api/core/paging/collect-pages.ts'
import type { LoadPage, PageOf, pagedQuery } from '../../../api/core/paging/paged.ts'
import { keyedRows, lostIn, type Page, uniqueRows } from '../../../lib/paging-end.ts'
import type { PagedQuery } from '../../../ui/lists/PagedList.tsx'
import { missingFile } from '../../../ui/loading/missing-file.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** A list of records: its query, its page loader and the key of a row. Create one per filter (`useMemo`). */
export type RecordList<T, More = unknown> = {
  options: ReturnType<typeof pagedQuery<PageOf<T, More>>>
  load: LoadPage<T, More>
  /** Identifies a row across pages. Rows of one page may have equal keys. */
  keyOf: (row: T) => string
  /** Sorts the rows of the pages loaded so far. Left out if the pages are in order already. */
  inOrder?: (rows: readonly T[], last: PageOf<T, More>) => readonly T[]
  /** False if the pages show that rows are missing. They are then read again. */
  isWhole?: (pages: readonly PageOf<T, More>[]) => boolean
}

/** The records of one filter, for a screen. */
export type Records<T, More = unknown> = {
  query: Omit<PagedQuery, 'data'> & { data?: { pages: readonly PageOf<T, More>[] } | undefined }
  rows: readonly T[]
  /** A unique key for each row, even of equal ones. */
  rowKey: (row: T) => string
  /** The number of rows of the filter, loaded or not. */
  total: number
  /** Every row of the filter is loaded, so sums over `rows` are those of the filter. */
  complete: boolean
  /** The list or the last `readAll` ended before the backend's total: the other rows cannot be read. */
  isPart: boolean
  /** The number of received rows that could not be read. */
  lost: number
  /** Starts again at the newest row, for pull to refresh. Rejects if the page fails to load. */
  refresh: () => Promise<void>
  /**
   * Loads the missing pages; very many only after a confirmation. Undefined if cancelled or failed (with a toast).
   * `whole` is false if the remaining rows cannot be read.
   */
  readAll: (what?: string) => Promise<{ rows: readonly T[]; whole: boolean } | undefined>
  /** The progress of a running `readAll`. */
  progress: ReadProgress | undefined
  /** Cancels a running `readAll`. */
  cancel: () => void
}

const READ_FAILED = '读取失败，请检查网络后重试'
/** A list of at most this many pages loads to its end at once, so that its totals are exact. */
const SHORT_PAGES = 3
const NONE: readonly never[] = []
/** A list ends after this many pages without a new row (docs/faults.md#pages-without-end). */
const STALE_PAGES = 3

/**
 * A list of records, page by page or whole. When new rows push a row onto the next page, it shows once. Leaving the
 * screen or the filter drops all pages but the first, so that the next visit starts at the newest row and refetches
 * only one page.
 */
export function useRecords<T, More = unknown>(list: RecordList<T, More>): Records<T, More> {
  const client = useQueryClient()
  const query = useInfiniteQuery(list.options)
  const [progress, setProgress] = useState<ReadProgress>()
  const [givenUp, giveUp] = useState<RecordList<T, More>>()
  const reading = useRef<AbortController>(undefined)
  const pages = query.data?.pages
  const { rows, rowKey } = useMemo(() => rowsOf(list, pages ?? NONE), [pages, list])
  const total = Math.max(rows.length, pages?.at(-1)?.total ?? 0)
  const { isFetching, isError, fetchNextPage } = query
  const isStale = useMemo(() => pages !== undefined && bringsNothing(list, pages), [pages, list])
  const hasNextPage = query.hasNextPage && !isStale && givenUp !== list
  const lastPage = pages?.at(-1)?.lastPage ?? 0
  const hasEnded = pages !== undefined && !hasNextPage
  const lost = lostIn(pages ?? NONE)
  const isWhole = pages === undefined || (list.isWhole?.(pages) ?? true)
  const isPart = !isWhole || (hasEnded && (givenUp === list || pages.length < lastPage || lost > 0))
  const complete = hasEnded && !isPart && rows.length >= total
  const cancel = () => reading.current?.abort()

  const isShort = lastPage <= SHORT_PAGES
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isShort, hasNextPage, isFetching, isError, fetchNextPage])

  useEffect(() => {
    const { queryKey } = list.options
    return () => {
      reading.current?.abort()
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData<InfiniteData<PageOf<T, More>, number>>(queryKey, (data) => data && headOf(data), {
        ...(updatedAt === undefined ? {} : { updatedAt }),
      })
    }
  }, [client, list])

  const show = async (read: PageOf<T, More>[]) => {
    const { queryKey } = list.options
    await client.cancelQueries({ queryKey })
    client.setQueryData<InfiniteData<PageOf<T, More>, number>>(queryKey, {
      pages: read,
      pageParams: read.map((_, at) => at + 1),
    })
  }

  const refresh = async () => {
    cancel()
    giveUp(undefined)
    try {
      await show([await list.load(1, { background: true })])
    } catch (error) {
      toastError(error, undefined)
      throw error
    }
  }

  const readAll = async (what = '统计') => {
    if (complete) return { rows, whole: true }
    if (reading.current) return undefined
    const stop = new AbortController()
    reading.current = stop
    try {
      const { signal } = stop
      const { keyOf, load } = list
      const file = await import('./read-whole.ts').catch(() => undefined)
      if (!file) {
        await missingFile(() => signal.aborted || toast(READ_FAILED, 'error'), signal)
        return undefined
      }
      const known = isWhole ? pages : undefined
      const read = await file.readWhole({ load, keyOf, known, signal, what, onProgress: setProgress })
      if (!read || signal.aborted) return undefined
      await show(read.pages)
      giveUp(read.whole ? undefined : list)
      const whole = read.whole && (list.isWhole?.(read.pages) ?? true)
      return { rows: rowsOf(list, read.pages).rows, whole }
    } catch (error) {
      if (!stop.signal.aborted) toastError(error, READ_FAILED)
      return undefined
    } finally {
      reading.current = undefined
      setProgress(undefined)
    }
  }

  const { isPending, data, refetch } = query
  // `readAll` loads the next page, too.
  const isFetchingNextPage = query.isFetchingNextPage || progress !== undefined
  const shown = { isPending, isError, isFetchingNextPage, hasNextPage, data, fetchNextPage, refetch }
  return { query: shown, rows, rowKey, total, complete, isPart, lost, refresh, readAll, progress, cancel }
}

/** Shows the server's message. A network failure shows nothing, unless the player waits for a result (`otherwise`). */
function toastError(error: unknown, otherwise: string | undefined): void {
  const text = isSessionEnd(error) || isClosed(error) ? undefined : (textFor(error) ?? otherwise)
  if (text !== undefined) toast(text, 'error')
}

/** The rows of the pages in order, with their keys. */
function rowsOf<T, More>(
  { keyOf, inOrder }: RecordList<T, More>,
  pages: readonly PageOf<T, More>[],
): Pick<Records<T>, 'rows' | 'rowKey'> {
  const keyed = keyedRows(pages, keyOf)
  const keys = new Map([...keyed].map(([key, row]) => [row, key]))
  const rows = [...keyed.values()]
  const last = pages.at(-1)
  return { rows: inOrder && last ? inOrder(rows, last) : rows, rowKey: (row) => keys.get(row) ?? keyOf(row) }
}

/** Whether the last pages brought no new row. Repeated rows may differ in a field such as the balance. */
const bringsNothing = <T, More>({ keyOf }: RecordList<T, More>, pages: readonly Page<T>[]): boolean =>
  pages.length > STALE_PAGES &&
  uniqueRows(pages, keyOf).length === uniqueRows(pages.slice(0, -STALE_PAGES), keyOf).length

const headOf = <T>({ pages, pageParams }: InfiniteData<T, number>): InfiniteData<T, number> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})
