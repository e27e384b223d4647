import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Paged } from '#contracts/envelope.ts'

/** One page of a list, counted from 1, newest row first. `background`: no loading indicator. */
export type LoadPage<T> = (
  page: number,
  how?: { signal?: AbortSignal | undefined; background?: boolean },
) => Promise<Paged<T>>

type Pages<T> = { pages: readonly Paged<T>[] }

/**
 * A paged list as `useInfiniteQuery` takes it. Only the first page shows the loading indicator: later ones have the
 * list's own. Refetching such a query reads every loaded page again, one after the other; a return to the tab does
 * so only while there is one page (pull to refresh, or a new visit, brings a longer list up to date).
 */
export const pagedQuery = <T>(queryKey: QueryKey, load: LoadPage<T>) => {
  const isShort = ({ state }: { state: { data: Pages<T> | undefined } }) =>
    (state.data?.pages.length ?? 0) <= 1
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, { signal, background: pageParam > 1 }),
    initialPageParam: 1,
    getNextPageParam: ({ last_page }: Paged<T>, _pages: readonly Paged<T>[], page: number) =>
      page < last_page ? page + 1 : undefined,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  })
}
