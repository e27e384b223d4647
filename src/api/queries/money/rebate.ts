import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { type Fen, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { type RebateRecord as RebateRow, rebateContract } from '#contracts/rebate.ts'
import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import type { GameCategory } from '#contracts/wire/game-codes.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { answerOf, clientOf, dataOf } from '../../core/client/client.ts'
import { keys } from '../../core/keys.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'
import { type NamesOf, type Renamed, renamed } from '../../core/own-names.ts'
import { type LoadPage, type PageOf, pagedQuery, pagesOf, withRows } from '../../core/paging/paged.ts'

const rebate = clientOf(rebateContract)

const REBATE_NAMES = {
  gamename: 'game',
  money: 'amount',
  created_at: 'createdAt',
  updated_at: 'updatedAt',
} as const satisfies NamesOf<RebateRow>
/** A rebate, see `rebateRecord`. Amounts in fen, times in Beijing time. */
export type RebateRecord = Renamed<RebateRow, typeof REBATE_NAMES>

/**
 * The filter of a list of rebates. An empty category means all categories; an empty state means collected and pending
 * ones.
 */
export type RebateFilter = { date: DateFilter; category: GameCategory | ''; state: '0' | '1' | '' }
type Sums = { collected: Fen; pending: Fen }
type RebatePage = PageOf<RebateRecord, Sums>

/**
 * POST /api/getfanshui, one page at a time, with the sums of collected and pending rebates. The
 * sums cover all rebates, whatever the filter.
 */
export const rebatePages = ({ date, category, state }: RebateFilter): LoadPage<RebateRecord, Sums> =>
  pagesOf(async (page, how) => {
    const body = { date, page, api_type: category, type: state }
    const { list, jisuan, nojisuan } = await dataOf(rebate.getfanshui({ body, ...how }))
    const rows = withRows((row: RebateRow) => renamed(row, REBATE_NAMES))(list)
    return { ...rows, collected: jisuan, pending: nojisuan }
  })

/** Rebates of a filter, newest first, for `useInfiniteQuery`. */
export const rebatesQuery = (filter: RebateFilter) => pagedQuery(keys.rebates(filter), rebatePages(filter))

/**
 * POST /api/dofanshui (领取返水): collects all pending rebates and returns the server's message. Rebates read before it no
 * longer show as pending: the sums of the shown filter change at once, and other filters are refetched.
 */
export function useCollectRebate(handlers?: ActionHandlers<void, string>) {
  const client = useQueryClient()
  // A key without filter fields matches the queries of all filters.
  const queryKey = keys.rebates({})
  const send = async () => {
    try {
      const { message } = await answerOf(rebate.dofanshui({ body: {} }))
      client.setQueriesData<InfiniteData<RebatePage>>({ queryKey }, (read) => read && withoutPending(read))
      return message
    } finally {
      // Also after a lost answer, since the backend may have collected them.
      client.removeQueries({ queryKey, type: 'inactive' })
    }
  }
  return useMoneyAction({ subject: () => ({ what: '领取返水', records: '/fanshui' }), send }, handlers)
}

const withoutPending = ({ pages, ...rest }: InfiniteData<RebatePage>): InfiniteData<RebatePage> => ({
  ...rest,
  pages: pages.map((page) => ({
    ...page,
    pending: ZERO,
    collected: sumIfExact([page.collected, page.pending]) ?? page.collected,
  })),
})
