import { queryOptions } from '@tanstack/react-query'
import { vipContract } from '#contracts/vip.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'

const vip = clientOf(vipContract)
/** POST /api/uservip. The levels in order; the first is level 1, so a member's next level is at index `vip`. */
export const vipLevelsQuery = () =>
  queryOptions({
    queryKey: keys.vipLevels,
    queryFn: ({ signal }) => dataOf(vip.uservip({ body: {}, fetchOptions: { signal } })),
    staleTime: LONG_FRESH_MS,
  })
