import { queryOptions } from '@tanstack/react-query'
import { helpContract } from '#contracts/help.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'

const help = clientOf(helpContract)
/** POST /api/article. HTML of one article by its type: sanitise before showing. */
export const articleQuery = (type: number) =>
  queryOptions({
    queryKey: keys.article(type),
    queryFn: ({ signal }) =>
      dataOf(help.article({ body: { type }, fetchOptions: { signal } })).then(({ content }) => content),
    staleTime: LONG_FRESH_MS,
  })
