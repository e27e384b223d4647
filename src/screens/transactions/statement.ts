import type { BeijingTime } from '#contracts/beijing-time.ts'
import type { DateFilter } from '#contracts/beijing-windows.ts'
import type { Fen } from '#contracts/money.ts'
import { TRANSACTION_TYPES } from '#contracts/record-codes.ts'
import { keys } from '../../api/core/keys.ts'
import { type LoadPage, type PageOf, pagedQuery } from '../../api/core/paged.ts'
import { EVERY_TYPE, type Movement, movementPages } from '../../api/queries/movements.ts'
import type { Detail } from '../../features/records/DetailSheet.tsx'
import { keyOfMovement } from '../../features/records/same-row.ts'
import type { Status } from '../../features/records/status.ts'
import type { RecordList } from '../../features/records/use-records.ts'
import { rowKey } from '../../lib/row-key.ts'
import { missingFile } from '../../ui/missing-file.ts'
import type { Unfinished } from './merge.ts'

/** Every list in one. The wire has no code for it. */
export const ALL_TYPES = 0

/** What is paid into the wallet beside deposits, each kind in a list of its own. */
export const BONUS_TYPES = { rebate: '返水', 'red-packet': '红包', promotion: '活动彩金' } as const
export type BonusType = keyof typeof BONUS_TYPES

/** A rebate, a red packet or an approved promotion, as the statement shows it. */
export type Bonus = {
  type: BonusType
  /** When it was collected or claimed, or applied for. */
  created_at: BeijingTime
  /** The venue, the packet's name, or the promotion. */
  name: string
  /** Undefined where the backend does not tell it. */
  amount: Fen | undefined
  effect: 1 | 0
  /** It is read and not shown: an application that was not approved. */
  isHidden?: boolean
  status: Status
  detail: Detail
}

export type Entry = Movement | Bonus
export type EntryType = Entry['type']

const ENTRY_WORDS = { ...TRANSACTION_TYPES, ...BONUS_TYPES }
export const entryWords = (type: EntryType): string => ENTRY_WORDS[type]

export const isBonus = (entry: Entry): entry is Bonus => 'detail' in entry

/** Two packets of one second may be equal in everything: the wire has no number for them. */
export const keyOfEntry = (entry: Entry): string => (isBonus(entry) ? rowKey(entry) : keyOfMovement(entry))

/** `missing`: the lists whose first page could not be read. */
export type StatementMore = { unfinished?: Unfinished; missing?: readonly EntryType[] }

export const missingIn = (pages: readonly PageOf<Entry, StatementMore>[]): EntryType[] => [
  ...new Set(pages.flatMap(({ missing = [] }) => missing)),
]

export type MovementList = { type: EntryType; load: LoadPage<Movement> }

/** The lists that the call for movements knows by the date filter. */
export const movementLists = (date: DateFilter): MovementList[] =>
  EVERY_TYPE.map((type) => ({ type, load: movementPages({ date, type }) }))

/** Deposits, withdrawals, transfers, rebates, red packets and bonuses in one list, newest first. */
export function statementList(date: DateFilter): RecordList<Entry, StatementMore> {
  let pages: LoadPage<Entry, StatementMore> | undefined
  const load: LoadPage<Entry, StatementMore> = async (page, how) => {
    file ??= await loadFile(how?.signal)
    pages ??= file.statementPages(date, movementLists(date))
    return pages(page, how)
  }
  return {
    options: pagedQuery(keys.transactions({ date, type: ALL_TYPES }), load),
    load,
    keyOf: keyOfEntry,
    inOrder: (rows, last) => file?.shownEntries(rows, last) ?? rows,
    isWhole: (read) => missingIn(read).length === 0,
  }
}

/** What only the statement needs. It has come before the first page has. */
let file: typeof import('./statement-pages.ts') | undefined

const loadFile = (signal: AbortSignal | undefined) =>
  import('./statement-pages.ts').catch(async (error) => {
    await missingFile(() => undefined, signal)
    throw error
  })
