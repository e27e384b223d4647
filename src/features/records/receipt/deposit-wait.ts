import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { paidAt } from '#contracts/money/payments.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { DEPOSIT, PENDING } from '#contracts/wire/record-codes.ts'
import type { Movement } from '../../../api/queries/money/movements.ts'
import type { TransactionRecord } from '../../../api/queries/records.ts'
import { depositStatus, type Status, transactionStatus } from '../status.ts'

/**
 * What a pending deposit waits for. `overdue`: its hour to pay is over, and the backend has not decided yet. It counts
 * as under review, since the player may have paid in time.
 */
export type DepositWait = 'payment' | 'review' | 'overdue'

/** Only manual transfers are reviewed; any other deposit waits to be paid. `type` is the message of its `payinfo`. */
export const isReviewed = (payWay: string, type?: string): boolean => paidAt(payWay, type) === 'account'

/** Whether the phone has the payment page of an order. */
export type HasPayPage = (orderNo: string) => boolean

/**
 * The backend has one state for deposits under review and for unpaid ones. Their kind and age distinguish them. `nowMs`
 * is the server's time. Undefined for a decided deposit.
 */
export function depositWait(
  { state, payWay, orderNo, createdAt }: TransactionRecord,
  nowMs: number,
  hasPage: HasPayPage,
): DepositWait | undefined {
  if (state !== PENDING) return undefined
  // A bank transfer that has its own payment page is paid there.
  if (isReviewed(payWay) && !hasPage(orderNo)) return 'review'
  const atMs = parseBeijing(createdAt)
  return atMs !== undefined && nowMs >= atMs + DEPOSIT_WINDOW_MS ? 'overdue' : 'payment'
}

/** The status of a movement for the list, its details and the export. */
export const movementStatus = ({ type, state, payWay }: Movement, wait?: DepositWait): Status =>
  type === DEPOSIT
    ? depositStatus(state, isReviewed(payWay), wait === 'payment')
    : transactionStatus(type, state)
