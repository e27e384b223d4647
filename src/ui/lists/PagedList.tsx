import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { RetryButton } from '../loading/RetryButton.tsx'
import './paged-list.css'
import { lostIn, type Page } from '../../lib/paging-end.ts'
import { lostWords, PART } from '../html/part-words.ts'
import { SkeletonRows } from '../loading/Skeleton.tsx'
import { Spinner } from '../loading/Spinner.tsx'
import { BackToTop } from './BackToTop.tsx'

/** The part of TanStack's `useInfiniteQuery` result that a list needs. */
export type PagedQuery = {
  isPending: boolean
  isError: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  data?: { pages: readonly Page<unknown>[] } | undefined
  /** Replaces the text at the end of a list that is incomplete for another reason than its backend. */
  rest?: string | undefined
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export type PagedListProps<T> = {
  query: PagedQuery
  rows: readonly T[]
  renderRow: (row: T, index: number) => ReactNode
  rowKey: (row: T, index: number) => string
  /** Shown when there are no rows. It says what to do, not only that there is nothing. */
  empty: ReactNode
  skeleton?: ReactNode
  className?: string
}

/** How far before its end a list loads more, so that a scrolling player rarely waits. */
const LOAD_AHEAD_PX = 300

/** A list that loads its next page 300 px before its end, and shows when it ends or fails. */
export function PagedList<T>({
  query,
  rows,
  renderRow,
  rowKey,
  empty,
  skeleton,
  className = '',
}: PagedListProps<T>) {
  if (query.isPending) return <>{skeleton ?? <SkeletonRows />}</>
  if (rows.length === 0 && !query.isError && !isPart(query)) return <>{empty}</>
  return (
    <>
      {rows.length > 0 && (
        <ul className={`paged-list ${className}`}>
          {rows.map((row, index) => (
            <li key={rowKey(row, index)}>{renderRow(row, index)}</li>
          ))}
        </ul>
      )}
      <ListEnd query={query} hasRows={rows.length > 0} />
      <BackToTop />
    </>
  )
}

/** Whether rows are missing: the backend claims further pages, or sent rows that could not be read. */
export const isPart = ({ data }: PagedQuery): boolean =>
  data !== undefined && (data.pages.length < (data.pages.at(-1)?.lastPage ?? 0) || lostIn(data.pages) > 0)

/** What follows the rows: skeletons while loading, 没有更多了 or that rows are missing, or a retry button. */
export function ListEnd({ query, hasRows }: { query: PagedQuery; hasRows: boolean }) {
  if (query.isError) {
    return (
      <RetryButton className="list-end" onRetry={() => (hasRows ? query.fetchNextPage() : query.refetch())} />
    )
  }
  if (!query.hasNextPage) {
    const lost = lostIn(query.data?.pages ?? [])
    const end = lost > 0 ? lostWords(lost) : isPart(query) ? PART : '没有更多了'
    return <p className="list-end">{query.rest ?? end}</p>
  }
  return (
    <div className="list-end" aria-busy={query.isFetchingNextPage}>
      <LoadAhead onNear={() => query.isFetchingNextPage || query.fetchNextPage()} />
      {/* Only while loading: a spinner below the screen would keep the page busy as long as there are more rows. */}
      {query.isFetchingNextPage && <Spinner />}
    </div>
  )
}

/** An element at the end of the list. Calls back when it comes near the screen, and again as long as it stays near. */
function LoadAhead({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && near(),
      {
        rootMargin: `0px 0px ${LOAD_AHEAD_PX}px`,
      },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  })
  return <span ref={mark} />
}
