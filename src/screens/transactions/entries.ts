import type { Fen } from '#contracts/money/money.ts'
import type { BeijingTime } from '#contracts/time/beijing-time.ts'
import { TRANSACTION_TYPES } from '#contracts/wire/record-codes.ts'
import type { LoadPage, PageOf } from '../../api/core/paging/paged.ts'
import type { Movement } from '../../api/queries/money/movements.ts'
import type { Detail } from '../../features/records/DetailSheet.tsx'
import { keyOfMovement } from '../../features/records/reading/same-row.ts'
import type { Status } from '../../features/records/status.ts'
import { rowKey } from '../../lib/format/row-key.ts'
import type { Unfinished } from './merge.ts'

/** Every list in one. The wire has no code for it. */
export const ALL_TYPES = 0

/** The kinds of payments into the wallet besides deposits. Each has its own list. */
export const BONUS_TYPES = { rebate: '返水', 'red-packet': '红包', promotion: '活动彩金' } as const
export type BonusType = keyof typeof BONUS_TYPES

/** A rebate, a red packet or an approved promotion, as the statement shows it. */
export type Bonus = {
  type: BonusType
  /** When it was collected or claimed, or applied for. */
  createdAt: BeijingTime
  /** The venue, the packet's name, or the promotion. */
  name: string
  /** Undefined if the backend does not send it. */
  amount: Fen | undefined
  effect: 1 | 0
  /** It is read and not shown: an application that was not approved. */
  isHidden?: boolean
  status: Status
  detail: Detail
  /** By what its row is found again after it has changed. */
  same: string
}

export type Entry = Movement | Bonus
export type EntryType = Entry['type']

const ENTRY_WORDS = { ...TRANSACTION_TYPES, ...BONUS_TYPES }
export const entryWords = (type: EntryType): string => ENTRY_WORDS[type]

export const isBonus = (entry: Entry): entry is Bonus => 'detail' in entry

/** Two packets of one second may be equal in everything: the wire has no number for them. */
export const keyOfEntry = (entry: Entry): string => (isBonus(entry) ? rowKey(entry) : keyOfMovement(entry))

/** By what an open row is found again after its state has changed. */
export const keyOfSame = (entry: Entry): string => (isBonus(entry) ? entry.same : keyOfMovement(entry))

/** `missing`: the lists whose first page could not be read. */
export type StatementMore = { unfinished?: Unfinished; missing?: readonly EntryType[] }

export const missingIn = (pages: readonly PageOf<Entry, StatementMore>[]): EntryType[] => [
  ...new Set(pages.flatMap(({ missing = [] }) => missing)),
]

export type MovementList = { type: EntryType; load: LoadPage<Movement> }
