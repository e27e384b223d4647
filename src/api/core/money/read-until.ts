import { lostIn, watchForEnd } from '../../../lib/paging-end.ts'
import type { LoadPage } from '../paging/paged.ts'

export type Until<T> = {
  /** True for rows behind which nothing is wanted. */
  isEnough: (rows: readonly T[]) => boolean
  /** How many pages are read at most. */
  atMost: number
  signal: AbortSignal
}

/** `whole` is false where neither enough was found nor the list's last page, or where one of the rows cannot be read. */
export type ReadUntil<T> = { rows: T[]; whole: boolean }

/**
 * Rows of a list from the newest on, page by page, until there are enough or no more (docs/faults.md#pages-without-end).
 * Rejects as `load` does.
 */
export async function readUntil<T>(
  load: LoadPage<T>,
  { isEnough, atMost, signal }: Until<T>,
): Promise<ReadUntil<T>> {
  const rows: T[] = []
  let lost = 0
  const isEnd = watchForEnd()
  for (let number = 1; ; number += 1) {
    const page = await load(number, { signal, background: true })
    rows.push(...page.data)
    lost += lostIn([page])
    const isOver = number >= page.last_page || isEnough(rows)
    if (isOver || isEnd(page) || number >= atMost) return { rows, whole: isOver && lost === 0 }
  }
}
