import { lostIn, type Page, sentOn, uniqueRows, watchForEnd } from '../../../lib/paging-end.ts'
import { isTransient } from '../client/errors.ts'
import type { LoadPage } from './paged.ts'

/**
 * The number of rows read so far, and the total that the backend reports (0 until it does, and if more rows than
 * that were read).
 */
export type ReadProgress = { loaded: number; total: number }

export type Collecting<T, More = unknown> = {
  /** The key that identifies a row when new rows shift the pages. Left out for rows without a key. */
  keyOf?: (row: T) => string
  signal: AbortSignal
  /** Pages that are already loaded, from the first on. */
  known?: readonly (Page<T> & More)[]
  onProgress?: (progress: ReadProgress) => void
  /** True for the last page that the caller needs. */
  isLast?: (page: Page<T>) => boolean
}

/**
 * The pages that were read. `whole` is false if the backend reports more rows but does not send them, if its list
 * has no end, or if a row could not be read.
 */
export type Collected<P> = { pages: P[]; whole: boolean }

/** The player is asked before a longer list is read: at ten rows a page it takes hundreds of requests. */
const MANY_ROWS = 2_000
const PAGE_ROWS = 10
/**
 * The player is also asked before a list of more pages, however few rows they have: at five a second they take a
 * minute.
 */
const MANY_PAGES = 300

/** The most pages that are read, even if the player agreed: at five a second they take nearly seven minutes. */
const MAX_PAGES = 2_000

/** The most pages beyond the number that the first page reports, or that the total needs. */
const MAX_EXTRA_PAGES = 20

/** The most pages that are requested at once. */
const CONCURRENCY = 4

/**
 * How many rows the lists have together, if that is so many that the player is asked first; else undefined. It
 * goes by the first page of each list. A backend that does not count rows, or counts only those of a page, still
 * reports the number of pages (docs/faults.md#pages-without-end).
 */
export function manyRows(lists: readonly Page<unknown>[]): number | undefined {
  let rows = 0
  let pages = 0
  for (const list of lists) {
    const sent = sentOn([list])
    // No page is read after an empty one.
    if (sent === 0) continue
    // A page of all types has rows of each type, so at most the usual number of rows counts.
    rows += Math.max(list.total, (list.lastPage - 1) * Math.min(sent, PAGE_ROWS))
    pages += list.lastPage
  }
  return rows > MANY_ROWS || pages > MANY_PAGES ? rows : undefined
}

/**
 * Reads all pages of a list, in order. Rows that are added meanwhile push others onto later pages, so a row may
 * come twice, and pages requested at the same time may miss one. So the number of rows is compared with the total
 * that the backend reports. If they differ, everything is read again, in the end page by page, which misses
 * nothing. A page that is lost to a weak network is requested once more. Rejects like `load`, or with the signal's
 * reason.
 */
export async function collectPages<T, More = unknown>(
  load: LoadPage<T, More>,
  how: Collecting<T, More>,
): Promise<Collected<Page<T> & More>> {
  let pages = await readAll(load, how, how.known ?? [], CONCURRENCY)
  for (const atOnce of [CONCURRENCY, 1]) {
    if (pages.length >= MAX_PAGES || agrees(pages, how)) break
    pages = await readAll(load, how, [], atOnce)
  }
  return { pages, whole: isWhole(pages, how) }
}

/** Whether no row is missing of those that existed when the reading began. */
function isWhole<T>(pages: readonly Page<T>[], { keyOf, isLast }: Collecting<T>): boolean {
  if (lostIn(pages) > 0) return false
  if (isLast && pages.some(isLast)) return true
  const rows = keyOf ? uniqueRows(pages, keyOf).length : sentOn(pages)
  return pages.length >= (pages.at(-1)?.lastPage ?? 0) && rows >= (pages[0]?.total ?? 0)
}

/** Whether every row is there once. Without keys, or with only some pages: whether nothing has shifted. */
function agrees<T>(pages: readonly Page<T>[], { keyOf, isLast }: Collecting<T>): boolean {
  const totals = pages.map(({ total }) => total)
  if (keyOf === undefined || isLast !== undefined) return new Set(totals).size === 1
  return uniqueRows(pages, keyOf).length + lostIn(pages) >= Math.max(...totals)
}

async function readAll<T, More>(
  load: LoadPage<T, More>,
  { signal, onProgress, isLast }: Collecting<T, More>,
  known: readonly (Page<T> & More)[],
  atOnce: number,
): Promise<(Page<T> & More)[]> {
  const pages = [...known]
  let next = pages.length + 1
  // Until a page reports how many pages there are, only one is requested.
  const bounded = (page: number) => Math.min(Math.max(MAX_PAGES, known.length), Math.max(1, page))
  let last = bounded(pages.at(-1)?.lastPage ?? 0)
  let maxLast = last
  const lastKnown = isLast ? known.findIndex(isLast) : -1
  let enough = lastKnown < 0 ? Number.POSITIVE_INFINITY : lastKnown + 1
  let loaded = sentOn(known)
  const isEnd = watchForEnd()
  known.forEach(isEnd)
  const readNext = async () => {
    if (signal.aborted) throw signal.reason
    const number = next++
    const page = await withOneRetry(() => load(number, { signal, background: true }))
    pages[number - 1] = page
    // Rows that are added meanwhile push others onto further pages. When pages are read at once these rows are
    // missed, and everything is read again. Page by page they are followed, but not beyond a limit, since a count
    // may grow for ever.
    if (number === 1) maxLast = bounded(page.lastPage + (atOnce === 1 ? MAX_EXTRA_PAGES : 0))
    last = Math.min(maxLast, Math.max(last, page.lastPage))
    if (isLast?.(page)) enough = Math.min(enough, number)
    // An empty page, or pages that repeat each other, end the list, whatever `lastPage` says.
    if (isEnd(page) && number > 1) enough = Math.min(enough, number)
    loaded += sentOn([page])
    // A list also ends soon after the number of rows that it reports.
    if (page.total > 0 && loaded > page.total + MAX_EXTRA_PAGES * sentOn([page]))
      enough = Math.min(enough, number)
    onProgress?.({ loaded, total: loaded > page.total ? 0 : page.total })
  }
  const worker = async () => {
    while (next <= Math.min(last, enough)) await readNext()
  }
  try {
    if (next === 1) await readNext()
    await Promise.all(Array.from({ length: atOnce }, worker))
    return pages.slice(0, Math.min(last, enough))
  } finally {
    // One failed page stops the others too.
    enough = 0
  }
}

/** Calls `ask` once more after a transient error. For a page that nothing else requests again. */
export async function withOneRetry<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isTransient(error)) throw error
    return ask()
  }
}
