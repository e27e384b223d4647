import type { Paged } from '#contracts/wire/envelope.ts'
import { lostIn, sentOn, uniqueRows, watchForEnd } from '../../../lib/paging-end.ts'
import { isTransient } from '../client/errors.ts'
import type { LoadPage } from './paged.ts'

/** Rows read so far, and the total that the backend reports (0 until it does, and where it is less than was read). */
export type ReadProgress = { loaded: number; total: number }

export type Collecting<T, More = unknown> = {
  /** Identifies a row when new rows shift the pages. Left out for rows without a key. */
  keyOf?: (row: T) => string
  signal: AbortSignal
  /** Pages already loaded, from the first on. */
  known?: readonly (Paged<T> & More)[]
  onProgress?: (progress: ReadProgress) => void
  /** True for the last page that is needed. */
  isLast?: (page: Paged<T>) => boolean
}

/**
 * What was read. `whole` is false where the backend says that there is more, and does not send it or has no end, and where a row
 * cannot be read.
 */
export type Collected<P> = { pages: P[]; whole: boolean }

/** Longer lists are read only after the player agrees: at ten rows a page they take hundreds of requests. */
const MANY_ROWS = 2_000
const PAGE_ROWS = 10
/** So are lists of more pages, at five a second a minute of reading, however few rows these have. */
const MANY_PAGES = 300

/** Nobody reads on behind this page, also after the player agreed: at five a second it takes nearly seven minutes. */
const MOST_PAGES = 2_000

/** So many pages more than the first one named, or than the total needs, are read at most. */
const MORE_PAGES = 20

/** How many pages are requested at once. */
const CONCURRENCY = 4

/**
 * How many rows lists have, if so many that the player is asked first; else undefined. By the first page of each: a backend that
 * counts none, or only those of a page, still says how many pages it wants read (docs/faults.md#pages-without-end).
 */
export function manyRows(lists: readonly Paged<unknown>[]): number | undefined {
  let rows = 0
  let pages = 0
  for (const list of lists) {
    const sent = sentOn([list])
    // Nothing is read behind an empty page.
    if (sent === 0) continue
    // A page of all types has rows of each, so no more than is usual counts.
    rows += Math.max(list.total, (list.last_page - 1) * Math.min(sent, PAGE_ROWS))
    pages += list.last_page
  }
  return rows > MANY_ROWS || pages > MANY_PAGES ? rows : undefined
}

/**
 * All pages of a list, in order. Rows added meanwhile push others onto later pages: a row may come twice, and pages
 * requested side by side may miss one. So the rows are compared with the total that the backend reports. When they
 * disagree, all is read again, in the end page by page, which misses nothing. A page lost to a weak network is
 * requested once more. Rejects as `load` does, or with the signal's reason.
 */
export async function collectPages<T, More = unknown>(
  load: LoadPage<T, More>,
  how: Collecting<T, More>,
): Promise<Collected<Paged<T> & More>> {
  let pages = await readAll(load, how, how.known ?? [], CONCURRENCY)
  for (const atOnce of [CONCURRENCY, 1]) {
    if (pages.length >= MOST_PAGES || agrees(pages, how)) break
    pages = await readAll(load, how, [], atOnce)
  }
  return { pages, whole: isWhole(pages, how) }
}

/** Whether nothing is missing of what was there when the reading began. */
function isWhole<T>(pages: readonly Paged<T>[], { keyOf, isLast }: Collecting<T>): boolean {
  if (lostIn(pages) > 0) return false
  if (isLast && pages.some(isLast)) return true
  const rows = keyOf ? uniqueRows(pages, keyOf).length : sentOn(pages)
  return pages.length >= (pages.at(-1)?.last_page ?? 0) && rows >= (pages[0]?.total ?? 0)
}

/** Whether every row is there once. Without keys, or with only some pages: whether nothing has shifted. */
function agrees<T>(pages: readonly Paged<T>[], { keyOf, isLast }: Collecting<T>): boolean {
  const totals = pages.map(({ total }) => total)
  if (keyOf === undefined || isLast !== undefined) return new Set(totals).size === 1
  return uniqueRows(pages, keyOf).length + lostIn(pages) >= Math.max(...totals)
}

async function readAll<T, More>(
  load: LoadPage<T, More>,
  { signal, onProgress, isLast }: Collecting<T, More>,
  known: readonly (Paged<T> & More)[],
  atOnce: number,
): Promise<(Paged<T> & More)[]> {
  const pages = [...known]
  let next = pages.length + 1
  // Until a page reports how many there are, only one is requested.
  const upTo = (page: number) => Math.min(Math.max(MOST_PAGES, known.length), Math.max(1, page))
  let last = upTo(pages.at(-1)?.last_page ?? 0)
  let most = last
  const ended = isLast ? known.findIndex(isLast) : -1
  let enough = ended < 0 ? Number.POSITIVE_INFINITY : ended + 1
  let loaded = sentOn(known)
  const isEnd = watchForEnd()
  known.forEach(isEnd)
  const one = async () => {
    if (signal.aborted) throw signal.reason
    const number = next++
    const page = await withOneRetry(() => load(number, { signal, background: true }))
    pages[number - 1] = page
    // Rows that are added meanwhile push others onto further pages. Read side by side they are missing, and all is read
    // again; read page by page they are followed, but not a count that grows for ever.
    if (number === 1) most = upTo(page.last_page + (atOnce === 1 ? MORE_PAGES : 0))
    last = Math.min(most, Math.max(last, page.last_page))
    if (isLast?.(page)) enough = Math.min(enough, number)
    // Whatever `last_page` says, nothing comes after an empty page, or after pages that repeat each other.
    if (isEnd(page) && number > 1) enough = Math.min(enough, number)
    loaded += sentOn([page])
    // Nor does a list go on far behind the rows that it has by its own count.
    if (page.total > 0 && loaded > page.total + MORE_PAGES * sentOn([page])) enough = Math.min(enough, number)
    onProgress?.({ loaded, total: loaded > page.total ? 0 : page.total })
  }
  const worker = async () => {
    while (next <= Math.min(last, enough)) await one()
  }
  try {
    if (next === 1) await one()
    await Promise.all(Array.from({ length: atOnce }, worker))
    return pages.slice(0, Math.min(last, enough))
  } finally {
    // One failed page stops the others too.
    enough = 0
  }
}

/** For a page that nobody else asks for again. */
export async function withOneRetry<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isTransient(error)) throw error
    return ask()
  }
}
