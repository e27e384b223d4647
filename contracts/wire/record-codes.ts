import type { DateFilter } from '../time/beijing-windows.ts'
import { UNKNOWN_STATE } from './wire.ts'

/**
 * The code tables of the records, with the Chinese words for players. They are not in codes.ts because home needs
 * none of them.
 */

/** A code that the backend lists without a meaning. */
const UNDEFINED_LABEL = '未定义'
/** A code outside the tables. The backend may know its meaning, and the app must not guess. */
const UNKNOWN_LABEL = '未知状态'
const unknown = { [UNKNOWN_STATE]: UNKNOWN_LABEL } as const

export const BET_STATUSES = { 0: '无效', 1: '已结算', 2: '未结算', ...unknown } as const
export type BetStatus = keyof typeof BET_STATUSES
export const BET_INVALID = 0 as const satisfies BetStatus
export const BET_SETTLED = 1 as const satisfies BetStatus
export const BET_OPEN = 2 as const satisfies BetStatus

/** Deposits and withdrawals (transaction types 1 and 2). */
const REVIEW_STATES = { 0: UNDEFINED_LABEL, 1: '待审核', 2: '审核通过', 3: '审核拒绝' } as const
export type ReviewState = keyof typeof REVIEW_STATES
export const PENDING = 1 as const satisfies ReviewState
export const APPROVED = 2 as const satisfies ReviewState
export const REJECTED = 3 as const satisfies ReviewState
/** The same states for a deposit that is paid on a page, by QR code or by blockchain: nobody reviews it. */
export const PAYMENT_STATES = { [PENDING]: '待支付', [APPROVED]: '已到账', [REJECTED]: '未入账' } as const

/** Transfers in and out (transaction types 3 and 4). */
const TRANSFER_STATES = { 0: '失败', 1: '成功', 2: '待结算', 3: UNDEFINED_LABEL } as const
export type TransferState = keyof typeof TRANSFER_STATES
export const TRANSFER_FAILED = 0 as const satisfies TransferState
export const TRANSFER_DONE = 1 as const satisfies TransferState
export const TRANSFER_WAITING = 2 as const satisfies TransferState
export const TRANSFER_UNDEFINED = 3 as const satisfies TransferState

export const ACTIVITY_STATES = {
  0: UNDEFINED_LABEL,
  1: '待审核',
  2: '审核通过',
  3: '审核拒绝',
  4: UNDEFINED_LABEL,
  ...unknown,
} as const
export type ActivityState = keyof typeof ACTIVITY_STATES

export const REBATE_STATES = { 0: '未领取', 1: '已领取', ...unknown } as const
export type RebateState = keyof typeof REBATE_STATES
export const REBATE_PENDING = 0 as const satisfies RebateState
export const REBATE_COLLECTED = 1 as const satisfies RebateState

export const TRANSACTION_TYPES = { 1: '充值', 2: '取款', 3: '转入', 4: '转出' } as const
export type TransactionType = keyof typeof TRANSACTION_TYPES
export const DEPOSIT = 1 as const satisfies TransactionType
export const WITHDRAWAL = 2 as const satisfies TransactionType
export const TRANSFER_IN = 3 as const satisfies TransactionType
export const TRANSFER_OUT = 4 as const satisfies TransactionType

/** Types 3 and 4; types 1 and 2 are reviewed by the operator. */
export const isTransfer = (type: TransactionType): boolean => type >= TRANSFER_IN

/** The label of a record's state. Reviews (types 1, 2) and transfers (3, 4) have different tables. */
export function transactionStateLabel(type: TransactionType, state: number): string {
  const table: Record<number, string> = isTransfer(type) ? TRANSFER_STATES : REVIEW_STATES
  return table[state] ?? UNKNOWN_LABEL
}

export const DATE_FILTERS = {
  1: '今日',
  2: '近 7 日',
  3: '近 15 日',
  4: '近 30 日',
} as const satisfies Record<DateFilter, string>
export const DEFAULT_DATE_FILTER: DateFilter = 4
