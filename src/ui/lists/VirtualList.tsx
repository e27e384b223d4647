import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import './virtual-list.css'
import { EmptyState } from '../art/EmptyState.tsx'
import { SkeletonRows } from '../loading/Skeleton.tsx'
import { BackToTop } from './BackToTop.tsx'
import { isPart, ListEnd, type PagedListProps } from './PagedList.tsx'

export type VirtualListProps<T> = Omit<PagedListProps<T>, 'className'> & {
  /** The name of the list for screen readers. */
  label: string
  /** The number of all rows, loaded or not. Screen readers say "3 of 412". */
  total?: number | undefined
  /** The heading above a row that begins a new group, e.g. a day. */
  heading?: (row: T, above: T | undefined) => string | undefined
  /** The expected height of a row in rem. Rows are measured once they show. */
  rowRem?: number
}

const OVERSCAN = 4
/** Rows are added and removed in steps of this size, so that most frames of a scroll do not change the DOM. */
const AT_ONCE = 5
const ROW_REM = 4.125
const HEADING_REM = 2.75
const FIRST_HEADING_REM = 2.25

const Rest = memo(ListEnd)

/**
 * A `PagedList` of any length: only the rows near the screen are in the DOM, each a list item that knows its position
 * in the whole list. The window scrolls, and rows may differ in height. `rows` and `query` are those of `PagedList`;
 * pass the same array as long as nothing changes.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { query, rows, empty, skeleton } = props
  if (query.isPending) return <>{skeleton ?? <SkeletonRows />}</>
  // A list that filters its rows may have none yet while more pages follow. An incomplete list without rows is not
  // empty.
  if (rows.length === 0 && !query.isError && !isPart(query)) return <>{empty}</>
  return (
    <>
      {rows.length > 0 ? <Rows {...props} /> : query.isError && <Lost />}
      <Rest query={query} hasRows={rows.length > 0} />
      <BackToTop />
    </>
  )
}

const Lost = () => (
  <div className="vlist-lost">
    <EmptyState kind="network" size={120} />
  </div>
)

function Rows<T>(props: VirtualListProps<T>) {
  const { label, rows, renderRow, rowKey, total = rows.length, heading, rowRem = ROW_REM } = props
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  const mostShown = useRef(0)
  const [rem] = useState(remPx)
  const headingOf = (index: number): string | undefined => {
    const row = rows[index]
    return row === undefined ? undefined : heading?.(row, rows[index - 1])
  }
  const headingRem = (index: number): number => {
    if (headingOf(index) === undefined) return 0
    return index === 0 ? FIRST_HEADING_REM : HEADING_REM
  }
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: (index) => (rowRem + headingRem(index)) * rem,
    // The measured height belongs to the row, not to its position, since a refresh puts new rows on top.
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index]
        return row === undefined ? index : rowKey(row, index)
      },
      [rows, rowKey],
    ),
    overscan: OVERSCAN,
    scrollMargin: useTopOf(list, rows),
    rangeExtractor: (range) => {
      mostShown.current = Math.max(mostShown.current, range.endIndex - range.startIndex + 1)
      return withFocused(rowsNear(range, mostShown.current), range, focused.current)
    },
  })
  const setSize = Math.max(total, rows.length)
  return (
    <ul
      ref={list}
      className="vlist"
      aria-label={label}
      style={{ height: virtual.getTotalSize() }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest('li')?.dataset.index ?? -1)
      }}
    >
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <Item
            key={key}
            measure={virtual.measureElement}
            row={row}
            index={index}
            top={start - virtual.options.scrollMargin}
            setSize={setSize}
            heading={headingOf(index)}
            isLastOfGroup={index === rows.length - 1 || headingOf(index + 1) !== undefined}
            renderRow={renderRow}
          />
        )
      })}
    </ul>
  )
}

type ItemProps<T> = Pick<VirtualListProps<T>, 'renderRow'> & {
  measure: (element: HTMLLIElement | null) => void
  row: T
  index: number
  top: number
  setSize: number
  heading: string | undefined
  isLastOfGroup: boolean
}

/** Memoized, so that a scroll does not render the rows that stay. */
const Item = memo(ItemOnce) as typeof ItemOnce

function ItemOnce<T>({ measure, row, index, top, setSize, heading, isLastOfGroup, renderRow }: ItemProps<T>) {
  return (
    <li
      ref={measure}
      data-index={index}
      data-ends={isLastOfGroup || undefined}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      style={{ top }}
    >
      {heading !== undefined && <h2 className="vlist-heading">{heading}</h2>}
      {renderRow(row, index)}
    </li>
  )
}

/** The rows near the screen, in whole steps. `most` is how many fit on it. Both ends move in the same frame. */
function rowsNear(range: Range, most: number): number[] {
  const startIndex = range.startIndex - (range.startIndex % AT_ONCE)
  const endIndex = Math.min(startIndex + AT_ONCE - 1 + most, range.count - 1)
  return defaultRangeExtractor({ ...range, startIndex, endIndex })
}

/** Keeps the row that last had the focus, however far it is scrolled away, because a dialog returns the focus to it. */
function withFocused(shown: number[], range: Range, focused: number): number[] {
  if (focused < 0 || focused >= range.count || shown.includes(focused)) return shown
  return [...shown, focused].sort((a, b) => a - b)
}

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/**
 * The distance from the top of the page, in px. Uses offsets, because a pull to refresh moves the element by a
 * transform.
 */
function topOf(element: HTMLElement | null): number {
  let top = 0
  let at: Element | null = element
  while (at instanceof HTMLElement) {
    top += at.offsetTop
    at = at.offsetParent
  }
  return top
}

/** Measured when the rows or the window change, never while scrolling. It only decides which rows are in the DOM. */
function useTopOf(list: { current: HTMLElement | null }, rows: unknown): number {
  const [top, setTop] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows change the height of the totals above the list
  useLayoutEffect(() => {
    const measure = () => setTop(topOf(list.current))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [rows])
  return top
}
