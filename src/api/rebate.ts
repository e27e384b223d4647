import { infiniteQueryOptions } from '@tanstack/react-query'
import type { DateFilter } from '#contracts/beijing-time.ts'
import type { GameCategory, RebateState } from '#contracts/codes.ts'
import { rebateContract } from '#contracts/rebate.ts'
import type { ActionHandlers } from './action.ts'
import { answerOf, clientOf, dataOf } from './client.ts'
import { keys } from './keys.ts'
import { useMoneyAction } from './money-action.ts'
import { isSignedIn } from './session-store.ts'

const rebate = clientOf(rebateContract)

/** Which rebates a list shows; empty texts ask for all kinds of games, for collected and pending ones. */
export type RebateFilter = { date: DateFilter; category: GameCategory | ''; state: `${RebateState}` | '' }

/** POST /api/getfanshui. Pages of `{list, jisuan, nojisuan}`; the two sums are over everything, whatever is filtered. */
export const rebatesQuery = ({ date, category, state }: RebateFilter) =>
  infiniteQueryOptions({
    queryKey: keys.rebates(date, category, state),
    queryFn: ({ pageParam: page, signal }) =>
      dataOf(
        rebate.getfanshui({
          body: { date, page, api_type: category, type: state },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ list }, _pages, page) => (page < list.last_page ? page + 1 : undefined),
    enabled: isSignedIn,
  })

/** POST /api/dofanshui (领取返水): collects all that is pending; the server's message. */
export const useCollectRebate = (handlers?: ActionHandlers<void, string>) =>
  useMoneyAction({ send: async () => (await answerOf(rebate.dofanshui({ body: {} }))).message }, handlers)
