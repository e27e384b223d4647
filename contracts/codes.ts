import type { DateFilter } from './beijing-windows.ts'
import { UNKNOWN_STATE } from './wire.ts'

/** The code tables of the wire, with the Chinese words that a player reads. */

/** A code that the backend defines without a meaning. */
const UNDEFINED_LABEL = '未定义'
/** A code outside the tables: the backend may know what it means, the app must not guess. */
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
  2: '已通过',
  3: '已拒绝',
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

/** The label of a record's state, which differs between reviews (types 1, 2) and transfers (3, 4). */
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

/** Articles of the help centre. /abouts asks 5 (its terms and rules) and 6 (privacy policy) from the same call. */
export const HELP_ARTICLES = {
  1: '常见问题',
  2: '隐私政策',
  3: '免责声明',
  4: '联系我们',
  5: '代理加盟',
  7: '关于我们',
  8: '博彩责任',
} as const
export const ABOUT_ARTICLES = { 5: '条款与规则', 6: '隐私政策' } as const

/** `type` of noticeList, and of /message. */
export const NOTICE_TYPES = { announcements: 1, inbox: 2 } as const
export type NoticeType = (typeof NOTICE_TYPES)[keyof typeof NOTICE_TYPES]

/** `type` of getcard. */
export const CARD_TYPES = { bank: 1, usdt: 2 } as const
export type CardType = (typeof CARD_TYPES)[keyof typeof CARD_TYPES]

/** `type` of /wallet and the tabs of /withdrawal. */
export const WALLET_TABS = { usdt: 1, bank: 2 } as const
export type WalletTab = (typeof WALLET_TABS)[keyof typeof WALLET_TABS]

/**
 * A trap of the wire: the screens count USDT 1 and bank 2, getcard counts bank 1 and USDT 2. Only this
 * function maps one to the other.
 */
export const cardTypeOfTab = (tab: WalletTab): CardType =>
  tab === WALLET_TABS.usdt ? CARD_TYPES.usdt : CARD_TYPES.bank

/** What a USDT address carries as `bank`; its protocol is in `bank_owner`. */
export const USDT_BANK = 'USDT'
export const PROTOCOLS = ['TRC20', 'ERC20'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** Refusal codes with a meaning of their own; of all others only the message counts. */
export const NO_PAY_PASSWORD = 251
