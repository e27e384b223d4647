/** One page of a list. Pages count from 1; `lost` is how many of its rows could not be read. */
export type Page<T> = {
  page: number
  data: T[]
  lastPage: number
  pageSize: number
  total: number
  lost?: number
}

/**
 * New rows may push a whole page to the next number once or twice. A backend that repeats pages more often than that
 * has no end.
 */
const MOST_REPEATS = 2

/** How many rows of these pages could not be read. */
export const lostIn = (pages: readonly Pick<Page<unknown>, 'lost'>[]): number =>
  pages.reduce((sum, { lost = 0 }) => sum + lost, 0)

/** How many rows the backend sent on these pages, readable or not. */
export const sentOn = (pages: readonly Page<unknown>[]): number =>
  pages.reduce((sum, { data }) => sum + data.length, lostIn(pages))

/** Identifies a page by its first and last row. Cached per page, because a list asks at every render. */
const marks = new WeakMap<object, string>()
function markOf(page: Page<unknown>): string {
  const mark = marks.get(page) ?? JSON.stringify([page.data[0], page.data.at(-1)])
  marks.set(page, mark)
  return mark
}

/** Whether this page is the last to read, whatever its `lastPage` says: it is empty, or pages repeat. */
export function watchForEnd(): (page: Page<unknown>) => boolean {
  const seen = new Set<string>()
  let pages = 0
  return (page) => {
    pages += 1
    seen.add(markOf(page))
    return sentOn([page]) === 0 || pages - seen.size > MOST_REPEATS
  }
}

/** Whether these pages reach the end of the list (docs/faults.md#pages-without-end). */
export const endsAt = (pages: readonly Page<unknown>[]): boolean => pages.map(watchForEnd()).at(-1) ?? true

/**
 * The rows of the pages in order, each with a unique key. A row that was on an earlier page is the same row, pushed on
 * by new ones, and counts once. Equal rows of one page are different rows: no page repeats itself, but a backend may
 * send no numbers, or the same for all.
 */
export function keyedRows<T>(pages: readonly Page<T>[], keyOf: (row: T) => string): Map<string, T> {
  const rows = new Map<string, T>()
  for (const { data } of pages) {
    const times = new Map<string, number>()
    for (const row of data) {
      const key = keyOf(row)
      const time = times.get(key) ?? 0
      times.set(key, time + 1)
      const own = time === 0 ? key : `${key}#${time}`
      if (!rows.has(own)) rows.set(own, row)
    }
  }
  return rows
}

/** The rows of `keyedRows` without their keys. */
export const uniqueRows = <T>(pages: readonly Page<T>[], keyOf: (row: T) => string): T[] => [
  ...keyedRows(pages, keyOf).values(),
]
