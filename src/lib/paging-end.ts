import type { Paged } from '#contracts/envelope.ts'

/** New rows may push a whole page onto the next number once or twice; more than that is a backend that repeats itself. */
const MOST_REPEATS = 2

/** Whether this page is the last that is read, whatever its `last_page` says: it is empty, or pages repeat. */
export function watchForEnd(): (page: Paged<unknown>) => boolean {
  const seen = new Set<string>()
  let pages = 0
  return ({ data }) => {
    pages += 1
    // Pages with the same rows have the same ends.
    seen.add(JSON.stringify([data[0], data.at(-1)]))
    return data.length === 0 || pages - seen.size > MOST_REPEATS
  }
}

/** The same for all pages that were read so far (docs/faults.md#pages-without-end). */
export const endsAt = (pages: readonly Paged<unknown>[]): boolean => pages.map(watchForEnd()).at(-1) ?? true
