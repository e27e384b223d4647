import type { DateFilter } from '#contracts/beijing-windows.ts'
import { depositTexts } from '#contracts/messages.ts'
import { formatYuan } from '#contracts/money.ts'
import {
  APPROVED,
  DEPOSIT,
  isTransfer,
  PENDING,
  REJECTED,
  TRANSACTION_TYPES,
  TRANSFER_DONE,
  TRANSFER_FAILED,
  TRANSFER_IN,
  TRANSFER_OUT,
  TRANSFER_WAITING,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/record-codes.ts'
import { type LoadPage, pagedQuery } from '../../api/core/paged.ts'
import { EVERY_TYPE, type Movement, movementPages, movementsQuery } from '../../api/queries/movements.ts'
import { wayToPay } from '../../features/online-order/way-to-pay.ts'
import type { FilterGroup } from '../../features/record-filters/groups.ts'
import type { CsvColumn } from '../../features/records/csv.ts'
import type { Detail } from '../../features/records/DetailSheet.tsx'
import { type DepositWait, depositWait, type HasPayPage } from '../../features/records/deposit-wait.ts'
import { depositStatus, type Status, transactionStatus, yuanSum } from '../../features/records/status.ts'
import type { Total } from '../../features/records/TotalsCard.tsx'
import type { RecordList } from '../../features/records/use-records.ts'
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

/** `type` of gettransrecord, see docs/wire.md#transaction-types, or all of them. */
export const typeGroup = {
  label: '交易类型',
  options: [
    { value: ALL_TYPES, label: '全部' },
    ...EVERY_TYPE.map((value) => ({ value, label: TRANSACTION_TYPES[value] })),
  ],
  initial: DEPOSIT,
} satisfies FilterGroup<TypeFilter>

/** What a list is called: that of one type by its type. */
export const listName = (type: TypeFilter): string => (type === ALL_TYPES ? '交易' : TRANSACTION_TYPES[type])

/** What a row waits for, if it is a pending deposit. */
export type WaitOf = (row: Entry) => DepositWait | undefined

/** `nowMs` is the server's time, which decides whether an order can still be paid. */
export const waitsAt =
  (nowMs: number, hasPage: HasPayPage): WaitOf =>
  (row) =>
    row.type === DEPOSIT ? depositWait(row, nowMs, hasPage) : undefined

/** The status of a row, the same in the list, in its details and in the export. */
export function statusOf(row: Entry, wait?: DepositWait): Status {
  if (isBonus(row)) return row.status
  const { type, state } = row
  return type === DEPOSIT ? depositStatus(state, wait) : transactionStatus(type, state)
}

const sumOf = (rows: readonly Movement[], isCounted: (row: Movement) => boolean): string =>
  yuanSum(rows.filter(isCounted).map(({ amount }) => amount))

/** Deposits that wait to be paid, and all others that wait. A sum of nothing is left out if there is the other. */
function depositWaits(rows: readonly Movement[], waitOf: WaitOf): Total[] {
  const nothing = yuanSum([])
  const waits = (isPayment: boolean) =>
    sumOf(rows, (row) => row.state === PENDING && (waitOf(row) === 'payment') === isPayment)
  const review = { label: '待审核', value: waits(false) }
  const payment = { label: '待支付', value: waits(true) }
  if (review.value === nothing) return [payment]
  return payment.value === nothing ? [review] : [payment, review]
}

/** Sums by kind: what reached the wallet, and what was paid out of it. A list that is missing has no sum. */
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
    ]
  }
  const done = {
    label: type === DEPOSIT ? '已到账' : '已出款',
    value: sumIn(APPROVED),
    tone: 'gold',
  } as const
  if (type === DEPOSIT) return [done, ...depositWaits(rows, waitOf)]
  return [done, { label: '待审核', value: sumIn(PENDING) }]
}

const TRANSFER_NOTES = {
  [TRANSFER_FAILED]: '转账未成功，余额没有变动。',
  [TRANSFER_WAITING]: '正在处理，请稍后刷新查看。',
}
const NOTES: Record<TransactionType, Record<number, string>> = {
  [DEPOSIT]: { [REJECTED]: '本次充值未入账，如已付款请联系客服。' },
  [WITHDRAWAL]: {
    [PENDING]: '已提交，等待后台审核。',
    [REJECTED]: '未通过审核，退回的款项以中心钱包余额为准。',
  },
  [TRANSFER_IN]: TRANSFER_NOTES,
  [TRANSFER_OUT]: TRANSFER_NOTES,
}

/** Leaves for the page where this order is paid. */
export type LeaveToPay = (row: Movement, url: string) => void

type Advice = Pick<Detail, 'note' | 'action'>

const PAGE_LOST: Advice = {
  note: '支付页面已无法从本机打开，请联系在线客服继续支付。',
  action: { text: '联系客服继续支付', to: '/kefu' },
}

/**
 * What a pending deposit waits for: its review, or its payment. There is one hour to pay, on /payInfo or on the
 * order's own payment page.
 */
function adviceFor(row: Movement, wait: DepositWait, leave: LeaveToPay): Advice {
  if (wait === 'review') return { note: '已提交，等待后台审核。' }
  if (wait === 'overdue') return { note: `${depositTexts.overdue}。` }
  const note = '等待支付，付款后自动到账。'
  const way = wayToPay(row)
  if (way === 'service') return PAGE_LOST
  if (!way) return { note }
  const open = 'to' in way ? { to: way.to } : { run: () => leave(row, way.url) }
  return { note, action: { text: '继续支付', ...open } }
}

export function entryDetail(row: Entry, wait: DepositWait | undefined, leave: LeaveToPay): Detail {
  if (isBonus(row)) return row.detail
  const { type, state, balance_after, remark } = row
  const isFailed = state === (isTransfer(type) ? TRANSFER_FAILED : REJECTED)
  return {
    title: `${TRANSACTION_TYPES[type]}详情`,
    main: formatYuan(row.amount),
    status: statusOf(row, wait),
    note: NOTES[type][state],
    ...(wait && adviceFor(row, wait, leave)),
    fields: [
      ...(isFailed && remark ? [{ label: '原因', value: remark }] : []),
      { label: '订单号', value: row.out_trade_no, copy: '复制订单号' },
      { label: '交易类型', value: TRANSACTION_TYPES[type] },
      { label: isTransfer(type) ? '转账方向' : '交易方式', value: row.pay_way || '--' },
      { label: '时间（北京）', value: row.created_at || '--' },
      ...(balance_after === undefined
        ? []
        : [{ label: '账后余额（中心钱包）', value: formatYuan(balance_after) }]),
    ],
  }
}

export const entryColumns = (waitOf: WaitOf): CsvColumn<Entry>[] => [
  { head: '订单号', cell: (row) => (isBonus(row) ? '' : row.out_trade_no) },
  { head: '时间（北京）', cell: ({ created_at }) => created_at },
  { head: '交易类型', cell: ({ type }) => entryWords(type) },
  { head: '交易方式', cell: (row) => (isBonus(row) ? row.name : row.pay_way) },
  { head: '金额（元）', amount: ({ amount }) => amount },
  { head: '状态', cell: (row) => statusOf(row, waitOf(row)).text },
  { head: '账后余额（元）', amount: (row) => (isBonus(row) ? undefined : row.balance_after) },
]
