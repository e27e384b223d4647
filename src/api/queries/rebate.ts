import type { DateFilter } from '#contracts/beijing-windows.ts'
import type { GameCategory } from '#contracts/game-codes.ts'
import { type RebateRecord, type Rebates, rebateContract } from '#contracts/rebate.ts'
import type { ActionHandlers } from '../core/action.ts'
import { answerOf, clientOf, dataOf } from '../core/client.ts'
import { keys } from '../core/keys.ts'
import { useMoneyAction } from '../core/money-action.ts'
import { type LoadPage, pagedQuery, pagesOf } from '../core/paged.ts'

const rebate = clientOf(rebateContract)

/** Which rebates a list shows; empty texts ask for all kinds of games, for collected and pending ones. */
export type RebateFilter = { date: DateFilter; category: GameCategory | ''; state: '0' | '1' | '' }

/**
 * POST /api/getfanshui, one page at a time, with the sums of what was collected (`jisuan`) and of what is
 * pending (`nojisuan`). The sums are over all rebates, whatever is filtered.
 */
export const rebatePages = ({
  date,
  category,
  state,
}: RebateFilter): LoadPage<RebateRecord, Pick<Rebates, 'jisuan' | 'nojisuan'>> =>
  pagesOf(async (page, how) => {
    const body = { date, page, api_type: category, type: state }
    const { list, ...sums } = await dataOf(rebate.getfanshui({ body, ...how }))
    return { ...list, ...sums }
  })

/** Rebates of a filter, newest first, for `useInfiniteQuery`. */
export const rebatesQuery = (filter: RebateFilter) => pagedQuery(keys.rebates(filter), rebatePages(filter))

/** POST /api/dofanshui (领取返水): collects all that is pending; the server's message. */
export const useCollectRebate = (handlers?: ActionHandlers<void, string>) =>
  useMoneyAction(
    { name: 'rebate', send: async () => (await answerOf(rebate.dofanshui({ body: {} }))).message },
    handlers,
  )
