import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Paged } from '#contracts/wire/envelope.ts'
import { endsAt, type Page } from '../../../lib/paging-end.ts'
import { type NamesOf, type Renamed, renamed } from '../own-names.ts'
import { turnForPage } from './page-pace.ts'

type Load<P> = (
  page: number,
  options?: { signal?: AbortSignal | undefined; background?: boolean },
) => Promise<P>

/** One page of a list, with the extra fields of its call. */
export type PageOf<T, More = unknown> = Page<T> & More

const PAGE_NAMES = {
  current_page: 'page',
  last_page: 'lastPage',
  per_page: 'pageSize',
} as const satisfies NamesOf<Paged<unknown>>

/** For a page of a list, the same page with `own` applied to its rows. */
export const withRows =
  <Row, Own>(own: (row: Row) => Own) =>
  <P extends { data: Row[] }>(page: P): Omit<P, 'data'> & { data: Own[] } => ({
    ...page,
    data: page.data.map(own),
  })

/** Loads one page of a list; pages count from 1, newest row first. `background`: shows no indicator. */
export type LoadPage<T, More = unknown> = Load<PageOf<T, More>>

/** The options of a call beside its body. */
type SendOptions = { background: boolean; fetchOptions: { signal: AbortSignal | null } }

/**
 * The loader of the pages of one call. Each further page waits for its turn in this function, so no caller can
 * forget to (docs/faults.md#pages-without-end).
 */
export const pagesOf =
  <P extends Paged<unknown>>(
    ask: (page: number, options: SendOptions) => Promise<P>,
  ): Load<Renamed<P, typeof PAGE_NAMES>> =>
  async (page, { signal, background = false } = {}) => {
    if (page > 1) await turnForPage(signal)
    return renamed(await ask(page, { background, fetchOptions: { signal: signal ?? null } }), PAGE_NAMES)
  }

/**
 * The options of `useInfiniteQuery` for a paged list. Only the first page shows the loading indicator; the list
 * has its own for later pages. A refetch of such a query reads every loaded page again, one after the other. So
 * the return to the tab refetches only while there is a single page; pull to refresh or a new visit refreshes a
 * longer list.
 */
export const pagedQuery = <P extends Page<unknown>>(queryKey: QueryKey, load: Load<P>) => {
  const isShort = ({ state }: { state: { data: { pages: readonly P[] } | undefined } }) =>
    (state.data?.pages.length ?? 0) <= 1
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, { signal, background: pageParam > 1 }),
    initialPageParam: 1,
    getNextPageParam: ({ lastPage }: P, pages: readonly P[], page: number) =>
      page < lastPage && !endsAt(pages) ? page + 1 : undefined,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  })
}
