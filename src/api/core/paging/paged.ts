import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Paged } from '#contracts/wire/envelope.ts'
import { endsAt } from '../../../lib/paging-end.ts'
import { turnForPage } from './page-pace.ts'

type Load<P> = (page: number, how?: { signal?: AbortSignal | undefined; background?: boolean }) => Promise<P>

/** A page of a list, with the extra fields of its call. */
export type PageOf<T, More = unknown> = Paged<T> & More

/** Loads one page of a list, counted from 1, newest row first. `background`: no indicator. */
export type LoadPage<T, More = unknown> = Load<PageOf<T, More>>

/** What a call of the contract is sent with, beside its body. */
type Sending = { background: boolean; fetchOptions: { signal: AbortSignal | null } }

/**
 * The pages of one call. Each further page waits for its turn here, where it is asked for, so no caller can forget to
 * (docs/faults.md#pages-without-end).
 */
export const pagesOf =
  <P>(ask: (page: number, sending: Sending) => Promise<P>): Load<P> =>
  async (page, { signal, background = false } = {}) => {
    if (page > 1) await turnForPage(signal)
    return ask(page, { background, fetchOptions: { signal: signal ?? null } })
  }

/**
 * A paged list as `useInfiniteQuery` takes it. Only the first page shows the loading indicator: later ones have the
 * list's own. Refetching such a query reads every loaded page again, one after the other; a return to the tab does
 * so only while there is one page (pull to refresh, or a new visit, brings a longer list up to date).
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
