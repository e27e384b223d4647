import type { Paged } from '#contracts/envelope.ts'
import { isTransient } from './errors.ts'
import type { LoadPage } from './paged.ts'

/** Rows read so far, of all that the backend says there are (0 while or where it does not say). */
export type ReadProgress = { loaded: number; total: number }

export type Collecting<T> = {
  /** What makes a row the same row when pages shift under new ones. Rows that have nothing of the kind go without. */
  keyOf?: (row: T) => string
  signal: AbortSignal
  /** Pages from the first on that are here already. */
  known?: readonly Paged<T>[]
  onProgress?: (progress: ReadProgress) => void
  /** True for a page after which nothing is wanted any more. */
  isLast?: (page: Paged<T>) => boolean
}

/** More rows than this are not read without a yes: at ten a page they are hundreds of requests. */
export const MANY_ROWS = 2_000

/** How many pages are on their way at once. */
const CONCURRENCY = 4

/**
 * All pages of a list, in order. Rows that are added meanwhile push others onto later pages: a row may then come
 * twice, and, of pages asked for side by side, one may be missed. So what came is held against what the backend says
 * there is; when they do not agree, all is read again, at last page by page, which misses nothing. A page that a weak
 * network lost is asked for once more. Rejects as `load` does, or with the signal's reason.
 */
export async function collectPages<T>(load: LoadPage<T>, how: Collecting<T>): Promise<Paged<T>[]> {
  const first = await readAll(load, how, how.known ?? [], CONCURRENCY)
  if (agrees(first, how)) return first
  const second = await readAll(load, how, [], CONCURRENCY)
  return agrees(second, how) ? second : readAll(load, how, [], 1)
}

/** Every row is there once, as far as can be told; without keys, or with a part of the pages: nothing has moved. */
function agrees<T>(pages: readonly Paged<T>[], { keyOf, isLast }: Collecting<T>): boolean {
  const totals = pages.map(({ total }) => total)
  if (keyOf === undefined || isLast !== undefined) return new Set(totals).size === 1
  return uniqueRows(pages, keyOf).length >= Math.max(...totals)
}

async function readAll<T>(
  load: LoadPage<T>,
  { signal, onProgress, isLast }: Collecting<T>,
  known: readonly Paged<T>[],
  atOnce: number,
): Promise<Paged<T>[]> {
  const pages = [...known]
  let next = pages.length + 1
  // Until a page has said how many there are, one is all that is asked for.
  let last = Math.max(1, pages.at(-1)?.last_page ?? 0)
  const ended = isLast ? known.findIndex(isLast) : -1
  let enough = ended < 0 ? Number.POSITIVE_INFINITY : ended + 1
  let loaded = countRows(known)
  const one = async () => {
    if (signal.aborted) throw signal.reason
    const number = next++
    const page = await withOneRetry(() => load(number, { signal, background: true }))
    pages[number - 1] = page
    last = Math.max(last, page.last_page)
    if (isLast?.(page)) enough = Math.min(enough, number)
    loaded += page.data.length
    onProgress?.({ loaded, total: page.total })
  }
  const worker = async () => {
    while (next <= Math.min(last, enough)) await one()
  }
  try {
    if (next === 1) await one()
    await Promise.all(Array.from({ length: atOnce }, worker))
    return pages.slice(0, Math.min(last, enough))
  } finally {
    // One page that failed ends it for the others too.
    enough = 0
  }
}

async function withOneRetry<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isTransient(error)) throw error
    return ask()
  }
}

const countRows = (pages: readonly Paged<unknown>[]): number =>
  pages.reduce((sum, { data }) => sum + data.length, 0)

/** The rows of pages, each once, in their order: the first of two that are the same stays. */
export function uniqueRows<T>(pages: readonly Paged<T>[], keyOf: (row: T) => string): T[] {
  const seen = new Set<string>()
  const rows: T[] = []
  for (const { data } of pages) {
    for (const row of data) {
      const key = keyOf(row)
      if (seen.has(key)) continue
      seen.add(key)
      rows.push(row)
    }
  }
  return rows
}
