import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { noticesContract } from '#contracts/notices.ts'
import { clientOf, dataOf } from './client.ts'
import { keys } from './keys.ts'

const notices = clientOf(noticesContract)
const LONG_FRESH_MS = 5 * 60_000

/** POST /api/homenotice. Lines of plain text for the scrolling bar. */
export const homeNoticesQuery = () =>
  queryOptions({
    queryKey: keys.homeNotices,
    queryFn: ({ signal }) => dataOf(notices.homenotice({ body: {}, fetchOptions: { signal } })),
    staleTime: LONG_FRESH_MS,
  })

/** POST /api/noticeList. 1 announcements, 2 the member's inbox (our extension: a backend without it answers announcements). */
export const noticesQuery = (type: 1 | 2) =>
  infiniteQueryOptions({
    queryKey: keys.notices(type),
    queryFn: ({ pageParam, signal }) =>
      dataOf(notices.noticeList({ body: { page: pageParam, type }, fetchOptions: { signal } })),
    initialPageParam: 1,
    getNextPageParam: ({ last_page }, _pages, page) => (page < last_page ? page + 1 : undefined),
  })
