import { negate } from '#contracts/money/money.ts'
import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import {
  APPROVED,
  DEPOSIT,
  isTransfer,
  PAYMENT_STATES,
  PENDING,
  REJECTED,
  TRANSACTION_TYPES,
  TRANSFER_DONE,
  TRANSFER_FAILED,
  TRANSFER_WAITING,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import { type LoadPage, pagedQuery } from '../../api/core/paging/paged.ts'
import {
  EVERY_TYPE,
  type Movement,
  movementPages,
  movementsQuery,
} from '../../api/queries/money/movements.ts'
import type { FilterGroup } from '../../features/record-filters/groups.ts'
import type { CsvColumn } from '../../features/records/reading/csv.ts'
import type { RecordList } from '../../features/records/reading/use-records.ts'
import {
  type DepositWait,
  depositWait,
  type HasPayPage,
  movementStatus,
} from '../../features/records/receipt/deposit-wait.ts'
import { type Status, transactionStatus, yuanSum } from '../../features/records/status.ts'
import type { Total } from '../../features/records/TotalsCard.tsx'
import {
  ALL_TYPES,
  BONUS_TYPES,
  type BonusType,
  type Entry,
  type EntryType,
  entryWords,
  isBonus,
  keyOfEntry,
  type StatementMore,
} from './entries.ts'
import { statementList } from './statement.ts'

export type TypeFilter = TransactionType | typeof ALL_TYPES
type Filter = { type: TypeFilter; date: DateFilter }

/** The list of one type, in the order of the backend, or the statement. */
export function entryList({ type, date }: Filter): RecordList<Entry, StatementMore> {
  if (type === ALL_TYPES) return statementList(date)
  const pages = movementPages({ date, type })
  const load: LoadPage<Entry, StatementMore> = async (page, how) => pages(page, how)
  return { options: pagedQuery(movementsQuery({ date, type }).queryKey, load), load, keyOf: keyOfEntry }
}

/** The `type` of gettransrecord (docs/wire.md#transaction-types), or all types. */
export const typeGroup = {
  label: '交易类型',
  options: [
    { value: ALL_TYPES, label: '全部' },
    ...EVERY_TYPE.map((value) => ({ value, label: TRANSACTION_TYPES[value] })),
  ],
  initial: DEPOSIT,
} satisfies FilterGroup<TypeFilter>

/** The name of a list: its type, or 交易 for all types. */
export const listName = (type: TypeFilter): string => (type === ALL_TYPES ? '交易' : TRANSACTION_TYPES[type])

/** What a pending deposit waits for; undefined for other rows. */
export type WaitOf = (row: Entry) => DepositWait | undefined

/** `nowMs` is the server's time, by which an order can or cannot be paid any more. */
export const waitsAt =
  (nowMs: number, hasPage: HasPayPage): WaitOf =>
  (row) =>
    row.type === DEPOSIT ? depositWait(row, nowMs, hasPage) : undefined

/** The status of a row for the list, its details and the export. */
export const statusOf = (row: Entry, wait?: DepositWait): Status =>
  isBonus(row) ? row.status : movementStatus(row, wait)

const sumOf = (rows: readonly Movement[], isCounted: (row: Movement) => boolean): string =>
  yuanSum(rows.filter(isCounted).map(({ amount }) => amount))

/** Totals of unpaid deposits, and of all others that are pending. An empty total is left out if there is another. */
function depositWaits(rows: readonly Movement[], waitOf: WaitOf): Total[] {
  const nothing = yuanSum([])
  const waits = (isPayment: boolean) =>
    sumOf(rows, (row) => row.state === PENDING && (waitOf(row) === 'payment') === isPayment)
  const review = { label: '待审核', value: waits(false) }
  const payment = { label: PAYMENT_STATES[PENDING], value: waits(true) }
  if (review.value === nothing) return [payment]
  return payment.value === nothing ? [review] : [payment, review]
}

/** The total of what was refused or failed, if the list has any. */
function refused(type: TransactionType, rows: readonly Movement[]): Total[] {
  const wanted = isTransfer(type) ? TRANSFER_FAILED : REJECTED
  const matching = rows.filter(({ state }) => state === wanted)
  const label = type === DEPOSIT ? PAYMENT_STATES[REJECTED] : transactionStatus(type, wanted).text
  return matching.length === 0 ? [] : [{ label, value: yuanSum(matching.map(({ amount }) => amount)) }]
}

/** Totals by kind: what reached the wallet, and what was paid out of it. An incomplete list has no total. */
export function statementTotals(entries: readonly Entry[], missing: readonly EntryType[]): Total[] {
  const sum = (type: EntryType, isCounted: (row: Entry) => boolean) => {
    if (missing.includes(type)) return '--'
    const rows = entries.filter((row) => row.type === type && isCounted(row))
    return yuanSum(rows.flatMap(({ amount }) => amount ?? []))
  }
  const isApproved = (row: Entry) => !isBonus(row) && row.state === APPROVED
  return [
    { label: '充值到账', value: sum(DEPOSIT, isApproved) },
    { label: '取款出款', value: sum(WITHDRAWAL, isApproved) },
    ...(Object.keys(BONUS_TYPES) as BonusType[]).map((type) => ({
      label: BONUS_TYPES[type],
      value: sum(type, ({ effect }) => effect === 1),
    })),
  ]
}

export function transactionTotals(type: TransactionType, entries: readonly Entry[], waitOf: WaitOf): Total[] {
  const rows = entries.filter((row) => !isBonus(row))
  const sumIn = (wanted: number) => sumOf(rows, ({ state }) => state === wanted)
  if (isTransfer(type)) {
    return [
      { label: '成功', value: sumIn(TRANSFER_DONE), tone: 'gold' },
      { label: '待结算', value: sumIn(TRANSFER_WAITING) },
      ...refused(type, rows),
    ]
  }
  const approved = {
    label: type === DEPOSIT ? PAYMENT_STATES[APPROVED] : '已出款',
    value: sumIn(APPROVED),
    tone: 'gold',
  } as const
  const waits = type === DEPOSIT ? depositWaits(rows, waitOf) : [{ label: '待审核', value: sumIn(PENDING) }]
  return [approved, ...waits, ...refused(type, rows)]
}

/** The columns of the exported file. Amounts have a sign, because nothing else shows what came in and what went out. */
export const entryColumns = (waitOf: WaitOf): CsvColumn<Entry>[] => [
  { head: '订单号', cell: (row) => (isBonus(row) ? '' : row.orderNo) },
  { head: '时间（北京）', cell: ({ createdAt }) => createdAt },
  { head: '交易类型', cell: ({ type }) => entryWords(type) },
  { head: '交易方式', cell: (row) => (isBonus(row) ? row.name : row.payWay) },
  {
    head: '金额（元）',
    amount: ({ amount, effect }) => (amount && effect < 0 ? negate(amount) : amount),
  },
  { head: '状态', cell: (row) => statusOf(row, waitOf(row)).text },
  { head: '账后余额（元）', amount: (row) => (isBonus(row) ? undefined : row.balanceAfter) },
]
