import { lostIn, watchForEnd } from '../../../lib/paging-end.ts'
import type { LoadPage } from '../paging/paged.ts'

export type Until<T> = {
  /** True once the rows read so far are enough. */
  isEnough: (rows: readonly T[]) => boolean
  /** The most pages that are read. */
  atMost: number
  signal: AbortSignal
}

/**
 * `whole` is false if the reading ended before enough rows and before the list's last page, or if a row could not
 * be read.
 */
export type ReadUntil<T> = { rows: T[]; whole: boolean }

/**
 * Reads the rows of a list from the newest on, page by page, until there are enough or no more
 * (docs/faults.md#pages-without-end). Rejects like `load`.
 */
export async function readUntil<T>(
  load: LoadPage<T>,
  { isEnough, atMost, signal }: Until<T>,
): Promise<ReadUntil<T>> {
  const rows: T[] = []
  let lostRows = 0
  const isEnd = watchForEnd()
  for (let number = 1; ; number += 1) {
    const page = await load(number, { signal, background: true })
    rows.push(...page.data)
    lostRows += lostIn([page])
    const isOver = number >= page.lastPage || isEnough(rows)
    if (isOver || isEnd(page) || number >= atMost) return { rows, whole: isOver && lostRows === 0 }
  }
}
