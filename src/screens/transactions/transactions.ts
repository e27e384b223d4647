import { parseBeijing } from '#contracts/beijing-time.ts'
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
} from '#contracts/codes.ts'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { add, type Fen, formatYuan, ZERO } from '#contracts/money.ts'
import { paidAt } from '#contracts/payments.ts'
import type { TransactionRecord } from '#contracts/records.ts'
import { type TransactionFilter, transactionPages, transactionsQuery } from '../../api/queries/records.ts'
import type { CsvColumn } from '../../features/records/csv.ts'
import type { Detail } from '../../features/records/DetailSheet.tsx'
import { transactionStatus } from '../../features/records/status.ts'
import type { Total } from '../../features/records/TotalsCard.tsx'
import type { RecordList } from '../../features/records/use-records.ts'
import { isOrderNo, orderPath } from '../../lib/order-path.ts'

export const keyOfTransaction = ({ out_trade_no }: TransactionRecord): string => out_trade_no

export const transactionList = (filter: TransactionFilter): RecordList<TransactionRecord> => ({
  options: transactionsQuery(filter),
  load: transactionPages(filter),
  keyOf: keyOfTransaction,
})

/** The state codes of moved and of pending money, by type. */
const sumStates = (type: TransactionType) =>
  isTransfer(type)
    ? { done: TRANSFER_DONE, doneText: '成功', wait: TRANSFER_WAITING, waitText: '待结算' }
    : { done: APPROVED, doneText: type === DEPOSIT ? '已到账' : '已出款', wait: PENDING, waitText: '审核中' }

const sumOf = (rows: readonly TransactionRecord[], state: number): Fen =>
  rows.reduce((sum, row) => (row.state === state ? add(sum, row.amount) : sum), ZERO)

export function transactionTotals(type: TransactionType, rows: readonly TransactionRecord[]): Total[] {
  const { done, doneText, wait, waitText } = sumStates(type)
  return [
    { label: doneText, value: formatYuan(sumOf(rows, done)), tone: 'gold' },
    { label: waitText, value: formatYuan(sumOf(rows, wait)) },
  ]
}

const NOTES: Record<TransactionType, Record<number, string>> = {
  [DEPOSIT]: { [REJECTED]: '本次充值未入账，如已付款请联系客服。' },
  [WITHDRAWAL]: { [PENDING]: '已提交，等待后台审核。', [REJECTED]: '款项已退回中心钱包。' },
  [TRANSFER_IN]: {
    [TRANSFER_FAILED]: '转账未成功，余额没有变动。',
    [TRANSFER_WAITING]: '正在处理，请稍后刷新查看。',
  },
  [TRANSFER_OUT]: {
    [TRANSFER_FAILED]: '转账未成功，余额没有变动。',
    [TRANSFER_WAITING]: '正在处理，请稍后刷新查看。',
  },
}

/** A link to the external page where an order is paid. */
export type OnlinePages = {
  /** The page's address, while the phone has it. */
  of: (orderNo: string) => string | undefined
  open: (orderNo: string, url: string) => void
}

type Wait = Pick<Detail, 'note' | 'action'>

const PAGE_LOST: Wait = {
  note: '支付页面已无法从本机打开，请联系在线客服继续支付。',
  action: { text: '联系客服继续支付', to: '/kefu' },
}

/**
 * What a pending deposit waits for: its review, or its payment. There is one hour to pay, on /payInfo or on the
 * order's own payment page.
 */
function waitOf(
  { pay_way, out_trade_no, created_at }: TransactionRecord,
  nowMs: number,
  pages: OnlinePages,
): Wait {
  const url = pages.of(out_trade_no)
  const where = url === undefined ? paidAt(pay_way) : 'elsewhere'
  if (where === 'account') return { note: '已提交，审核通过后自动入账。' }
  const atMs = parseBeijing(created_at)
  if (atMs !== undefined && nowMs >= atMs + DEPOSIT_WINDOW_MS) {
    return { note: '支付时间已结束，请勿再付款；如已付款请联系客服。' }
  }
  const note = '等待支付，付款后自动到账。'
  if (url !== undefined) {
    return { note, action: { text: '继续支付', run: () => pages.open(out_trade_no, url) } }
  }
  if (where === 'elsewhere') return PAGE_LOST
  if (atMs === undefined || !isOrderNo(out_trade_no)) return { note }
  const to = orderPath(out_trade_no)
  return { note, action: { text: '继续支付', to } }
}

/** `nowMs` is the server's time, which decides whether an order can still be paid. */
export function transactionDetail(
  type: TransactionType,
  row: TransactionRecord,
  nowMs: number,
  pages: OnlinePages,
): Detail {
  return {
    title: `${TRANSACTION_TYPES[type]}详情`,
    main: formatYuan(row.amount),
    status: transactionStatus(type, row.state),
    note: NOTES[type][row.state],
    ...(type === DEPOSIT && row.state === PENDING ? waitOf(row, nowMs, pages) : {}),
    fields: [
      { label: '订单号', value: row.out_trade_no, copy: '复制订单号' },
      { label: '交易类型', value: TRANSACTION_TYPES[type] },
      { label: isTransfer(type) ? '转账方向' : '交易方式', value: row.pay_way || '--' },
      { label: '时间（北京）', value: row.created_at || '--' },
    ],
  }
}

export const transactionColumns = (type: TransactionType): CsvColumn<TransactionRecord>[] => [
  { head: '订单号', cell: ({ out_trade_no }) => out_trade_no },
  { head: '时间（北京）', cell: ({ created_at }) => created_at },
  { head: '交易类型', cell: () => TRANSACTION_TYPES[type] },
  { head: '交易方式', cell: ({ pay_way }) => pay_way },
  { head: '金额（元）', amount: ({ amount }) => amount },
  { head: '状态', cell: ({ state }) => transactionStatus(type, state).text },
]
