import { type BetRecord, recordsContract, type TransactionRecord } from '#contracts/records.ts'
import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import type { GameCategory } from '#contracts/wire/game-codes.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { keys } from '../core/keys.ts'
import { type LoadPage, pagedQuery, pagesOf } from '../core/paging/paged.ts'

const records = clientOf(recordsContract)

/** An empty category means all categories. */
export type BetFilter = { date: DateFilter; category: GameCategory | '' }
type TransactionFilter = { date: DateFilter; type: TransactionType }

/** POST /api/betrecord, one page at a time, for callers that need all pages. */
export const betPages = ({ date, category }: BetFilter): LoadPage<BetRecord> =>
  pagesOf((page, how) => dataOf(records.betrecord({ body: { date, page, api_type: category }, ...how })))

/** POST /api/gettransrecord, one page at a time. `api_type` has no meaning for movements of money and is sent empty. */
export const transactionPages = ({ date, type }: TransactionFilter): LoadPage<TransactionRecord> =>
  pagesOf((page, how) => dataOf(records.gettransrecord({ body: { date, type, page, api_type: '' }, ...how })))

/** Bets of a filter, newest first, for `useInfiniteQuery`. */
export const betsQuery = (filter: BetFilter) => pagedQuery(keys.bets(filter), betPages(filter))
