import {
  type Collected,
  collectPages,
  manyRows,
  type ReadProgress,
} from '../../../api/core/paging/collect-pages.ts'
import type { LoadPage, PageOf } from '../../../api/core/paging/paged.ts'
import { sentOn } from '../../../lib/paging-end.ts'
import { confirm } from '../../../ui/overlays/confirm.ts'
import { manyWords } from '../record-words.ts'
import { nowAndThen } from './now-and-then.ts'

type Reading<T, More> = {
  load: LoadPage<T, More>
  keyOf: (row: T) => string
  /** The pages that are there already; undefined if not even the first is. */
  known: readonly PageOf<T, More>[] | undefined
  signal: AbortSignal
  /** The purpose as text: 统计 or 导出. */
  what: string
  onProgress: (progress: ReadProgress) => void
}

/**
 * All pages of a list, very many only after a confirmation; undefined without it. Rejects as `load` does, or with the
 * signal's reason. Loaded when a player counts, filters or exports.
 */
export async function readWhole<T, More>({
  load,
  keyOf,
  known,
  signal,
  what,
  onProgress,
}: Reading<T, More>): Promise<Collected<PageOf<T, More>> | undefined> {
  // A player who left while this file was loading must not get a question on another screen.
  if (signal.aborted) throw signal.reason
  const pages = known ?? [await load(1, { signal, background: true })]
  const [first, last] = [pages[0], pages.at(-1)]
  const many = first && last && manyRows([{ ...last, data: first.data }])
  if (many && !(await confirm({ body: manyWords(many, what), okText: '继续' }))) return undefined
  const loaded = sentOn(pages)
  onProgress({ loaded, total: Math.max(loaded, pages.at(-1)?.total ?? 0) })
  return collectPages(load, { keyOf, signal, known: pages, onProgress: nowAndThen(onProgress) })
}
