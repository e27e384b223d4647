import { type BetRecord, recordsContract, type TransactionRecord } from '#contracts/records.ts'
import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import type { GameCategory } from '#contracts/wire/game-codes.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { keys } from '../core/keys.ts'
import { type LoadPage, pagedQuery, pagesOf } from '../core/paging/paged.ts'

const records = clientOf(recordsContract)

/** An empty category asks for the bets of all categories. */
export type BetFilter = { date: DateFilter; category: GameCategory | '' }
type TransactionFilter = { date: DateFilter; type: TransactionType }

/** POST /api/betrecord, one page at a time, for callers that need all of them. */
export const betPages = ({ date, category }: BetFilter): LoadPage<BetRecord> =>
  pagesOf((page, how) => dataOf(records.betrecord({ body: { date, page, api_type: category }, ...how })))

/** POST /api/gettransrecord, one page at a time. `api_type` means nothing for movements of money and goes empty. */
export const transactionPages = ({ date, type }: TransactionFilter): LoadPage<TransactionRecord> =>
  pagesOf((page, how) => dataOf(records.gettransrecord({ body: { date, type, page, api_type: '' }, ...how })))

/** Bets of a filter, newest first, for `useInfiniteQuery`. */
export const betsQuery = (filter: BetFilter) => pagedQuery(keys.bets(filter), betPages(filter))
