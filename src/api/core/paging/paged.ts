import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Paged } from '#contracts/wire/envelope.ts'
import { endsAt } from '../../../lib/paging-end.ts'
import { turnForPage } from './page-pace.ts'

type Load<P> = (
  page: number,
  options?: { signal?: AbortSignal | undefined; background?: boolean },
) => Promise<P>

/** One page of a list, with the extra fields of its call. */
export type PageOf<T, More = unknown> = Paged<T> & More

/** Loads one page of a list; pages count from 1, newest row first. `background`: shows no indicator. */
export type LoadPage<T, More = unknown> = Load<PageOf<T, More>>

/** The options of a call beside its body. */
type SendOptions = { background: boolean; fetchOptions: { signal: AbortSignal | null } }

/**
 * The loader of the pages of one call. Each further page waits for its turn in this function, so no caller can
 * forget to (docs/faults.md#pages-without-end).
 */
export const pagesOf =
  <P>(ask: (page: number, options: SendOptions) => Promise<P>): Load<P> =>
  async (page, { signal, background = false } = {}) => {
    if (page > 1) await turnForPage(signal)
    return ask(page, { background, fetchOptions: { signal: signal ?? null } })
  }

/**
 * The options of `useInfiniteQuery` for a paged list. Only the first page shows the loading indicator; the list
 * has its own for later pages. A refetch of such a query reads every loaded page again, one after the other. So
 * the return to the tab refetches only while there is a single page; pull to refresh or a new visit refreshes a
 * longer list.
 */
export const pagedQuery = <P extends Paged<unknown>>(queryKey: QueryKey, load: Load<P>) => {
  const isShort = ({ state }: { state: { data: { pages: readonly P[] } | undefined } }) =>
    (state.data?.pages.length ?? 0) <= 1
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, { signal, background: pageParam > 1 }),
    initialPageParam: 1,
    getNextPageParam: ({ last_page }: P, pages: readonly P[], page: number) =>
      page < last_page && !endsAt(pages) ? page + 1 : undefined,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  })
}
