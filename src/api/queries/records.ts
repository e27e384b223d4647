import {
  type BetRecord,
  recordsContract,
  type TransactionRecord as TransactionRow,
} from '#contracts/records.ts'
import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import type { GameCategory } from '#contracts/wire/game-codes.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { keys } from '../core/keys.ts'
import { type NamesOf, type Renamed, renamed } from '../core/own-names.ts'
import { type LoadPage, pagedQuery, pagesOf, withRows } from '../core/paging/paged.ts'

const records = clientOf(recordsContract)

const BET_NAMES = {
  bet_id: 'id',
  bet_amount: 'stake',
  win_loss: 'winLoss',
  Code: 'venue',
  created_at: 'createdAt',
} as const satisfies NamesOf<BetRecord>
/** A bet. Amounts in fen, `winLoss` signed; `venue` is the venue's Chinese name, `createdAt` Beijing time. */
export type Bet = Renamed<BetRecord, typeof BET_NAMES>

export const betOf = (row: BetRecord): Bet => renamed(row, BET_NAMES)

const TRANSACTION_NAMES = {
  out_trade_no: 'orderNo',
  pay_way: 'payWay',
  bank_not: 'accountTail',
  balance_after: 'balanceAfter',
  credited_at: 'creditedAt',
  created_at: 'createdAt',
} as const satisfies NamesOf<TransactionRow>
/** A deposit, withdrawal or transfer, see `transactionRecord`. Amounts in fen, times in Beijing time. */
export type TransactionRecord = Renamed<TransactionRow, typeof TRANSACTION_NAMES>

/** An empty category means all categories. */
export type BetFilter = { date: DateFilter; category: GameCategory | '' }
type TransactionFilter = { date: DateFilter; type: TransactionType }

/** POST /api/betrecord, one page at a time, for callers that need all pages. */
export const betPages = ({ date, category }: BetFilter): LoadPage<Bet> =>
  pagesOf((page, how) =>
    dataOf(records.betrecord({ body: { date, page, api_type: category }, ...how })).then(withRows(betOf)),
  )

/** POST /api/gettransrecord, one page at a time. `api_type` has no meaning for movements of money and is sent empty. */
export const transactionPages = ({ date, type }: TransactionFilter): LoadPage<TransactionRecord> =>
  pagesOf((page, how) =>
    dataOf(records.gettransrecord({ body: { date, type, page, api_type: '' }, ...how })).then(
      withRows((row: TransactionRow) => renamed(row, TRANSACTION_NAMES)),
    ),
  )

/** Bets of a filter, newest first, for `useInfiniteQuery`. */
export const betsQuery = (filter: BetFilter) => pagedQuery(keys.bets(filter), betPages(filter))
