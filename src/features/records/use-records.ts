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

/** One list of records: as a query, page by page, and what tells its rows apart. Make it once a filter (`useMemo`). */
export type RecordList<T> = {
  options: ReturnType<typeof pagedQuery<Paged<T>>>
  load: LoadPage<T>
  keyOf: (row: T) => string
}

/** What a screen knows of one filter's records. */
export type Records<T> = {
  query: PagedQuery
  rows: readonly T[]
  /** Rows of the filter, loaded or not. */
  total: number
  /** Every row of the filter is here: sums over `rows` are sums over the filter. */
  complete: boolean
  /** Begins at the newest row again, as a pull down asks. Rejects when the page did not come. */
  refresh: () => Promise<void>
  /** Reads the pages that are missing, very many only after a yes; undefined when that was cancelled or failed (which was said). */
  readAll: (what?: string) => Promise<readonly T[] | undefined>
  /** Of a `readAll` under way. */
  progress: ReadProgress | undefined
  /** Ends a `readAll` under way. */
  cancel: () => void
}

const READ_FAILED = '读取失败，请检查网络后重试'
/** A list of so few pages is read to its end at once: its totals are then exact without asking. */
const SHORT_PAGES = 3
/** How often a long reading is shown to be alive. */
const TELL_EVERY_MS = 100
const NONE: readonly never[] = []

/**
 * A list of records, page by page or whole. A row that slides onto the next page under a new one shows once. What was
 * read beyond the first page is let go with the screen or the filter: the next visit begins at the newest, and reads
 * one page, not all of them again.
 */
export function useRecords<T>(list: RecordList<T>): Records<T> {
  const client = useQueryClient()
  const query = useInfiniteQuery(list.options)
  const [progress, setProgress] = useState<ReadProgress>()
  const reading = useRef<AbortController>(undefined)
  const pages = query.data?.pages
  const rows = useMemo(() => (pages ? uniqueRows(pages, list.keyOf) : NONE), [pages, list])
  const total = Math.max(rows.length, pages?.at(-1)?.total ?? 0)
  const complete = pages !== undefined && !query.hasNextPage && rows.length >= total
  const cancel = () => reading.current?.abort()

  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const isShort = (pages?.at(-1)?.last_page ?? 0) <= SHORT_PAGES
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isShort, hasNextPage, isFetching, isError, fetchNextPage])

  useEffect(() => {
    const { queryKey } = list.options
    return () => {
      reading.current?.abort()
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData<InfiniteData<Paged<T>, number>>(queryKey, (data) => data && headOf(data), {
        ...(updatedAt === undefined ? {} : { updatedAt }),
      })
    }
  }, [client, list])

  const show = async (read: Paged<T>[]) => {
    const { queryKey } = list.options
    await client.cancelQueries({ queryKey })
    client.setQueryData<InfiniteData<Paged<T>, number>>(queryKey, {
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
      return uniqueRows(read, list.keyOf)
    } catch (error) {
      if (!stop.signal.aborted) tell(error, READ_FAILED)
      return undefined
    } finally {
      reading.current = undefined
      setProgress(undefined)
    }
  }

  return { query, rows, total, complete, refresh, readAll, progress, cancel }
}

/**
 * The server's own words. A lost network says nothing, unless the player waits for an outcome (`otherwise`).
 */
function tell(error: unknown, otherwise: string | undefined): void {
  const text = isSessionEnd(error) || isClosed(error) ? undefined : (textFor(error) ?? otherwise)
  if (text !== undefined) toast(text, 'error')
}

const headOf = <T>({ pages, pageParams }: InfiniteData<T, number>): InfiniteData<T, number> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

/** Ten thousand pages are not ten thousand renders. */
function nowAndThen(tellProgress: (progress: ReadProgress) => void): (progress: ReadProgress) => void {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (now - last < TELL_EVERY_MS) return
    last = now
    tellProgress(progress)
  }
}
