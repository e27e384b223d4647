import { queryOptions } from '@tanstack/react-query'
import { noticesContract } from '#contracts/notices.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'

const notices = clientOf(noticesContract)
/** POST /api/homenotice. Lines of plain text for the scrolling bar. */
export const homeNoticesQuery = () =>
  queryOptions({
    queryKey: keys.homeNotices,
    queryFn: ({ signal }) => dataOf(notices.homenotice({ body: {}, fetchOptions: { signal } })),
    staleTime: LONG_FRESH_MS,
  })
