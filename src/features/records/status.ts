import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import {
  ACTIVITY_STATES,
  type ActivityState,
  APPROVED,
  BET_OPEN,
  BET_SETTLED,
  BET_STATUSES,
  type BetStatus,
  DEPOSIT,
  isTransfer,
  PAYMENT_STATES,
  PENDING,
  REJECTED,
  TRANSFER_DONE,
  TRANSFER_FAILED,
  TRANSFER_WAITING,
  type TransactionType,
  transactionStateLabel,
} from '#contracts/wire/record-codes.ts'
import type { Total } from './TotalsCard.tsx'

/** The colour of a status: `wait` amber, `ok` green, `no` red, `over` and `none` grey. */
export type Tone = 'wait' | 'ok' | 'no' | 'over' | 'none'
export type Status = { text: string; tone: Tone }

/** A settled bet is neither good nor bad, because its win or loss already shows that. */
const BET_TONES: Partial<Record<BetStatus, Tone>> = { [BET_SETTLED]: 'over', [BET_OPEN]: 'wait' }
/** Deposits, withdrawals and applications (docs/wire.md#review-states). */
const REVIEW_TONES: Record<number, Tone> = { [PENDING]: 'wait', [APPROVED]: 'ok', [REJECTED]: 'no' }
/** docs/wire.md#transfer-state-codes */
const TRANSFER_TONES: Record<number, Tone> = {
  [TRANSFER_FAILED]: 'no',
  [TRANSFER_DONE]: 'ok',
  [TRANSFER_WAITING]: 'wait',
}

export const betStatus = (status: BetStatus): Status => ({
  text: BET_STATUSES[status],
  tone: BET_TONES[status] ?? 'none',
})

/** A sum for the totals; `--` if it is too large to be exact. */
export function yuanSum(amounts: readonly Fen[]): string {
  const sum = sumIfExact(amounts)
  return sum === undefined ? '--' : formatYuan(sum)
}

/** The total of amounts with an unknown state, which no other sum includes. Empty if there are none. */
export const unknownTotal = (amounts: readonly Fen[]): Total[] =>
  amounts.length === 0 ? [] : [{ label: '状态未知', value: yuanSum(amounts) }]

export const transactionStatus = (type: TransactionType, state: number): Status => ({
  text: transactionStateLabel(type, state),
  tone: (isTransfer(type) ? TRANSFER_TONES : REVIEW_TONES)[state] ?? 'none',
})

/** An unpaid order is not a failure of the player, so 未入账 is not red. */
const PAYMENT_STATUSES: Record<number, Status> = {
  [APPROVED]: { text: PAYMENT_STATES[APPROVED], tone: 'ok' },
  [REJECTED]: { text: PAYMENT_STATES[REJECTED], tone: 'over' },
}

/** The note for 未入账. The backend does not distinguish the two cases. */
export const NOT_CREDITED = '超时未付或未通过。'

/**
 * The status of a deposit, by whether it is reviewed or paid, and whether it can still be paid
 * (docs/rules.md#transaction-records).
 */
export function depositStatus(state: number, isReviewed: boolean, isToPay = false): Status {
  if (isToPay) return { text: PAYMENT_STATES[PENDING], tone: 'wait' }
  const paid = isReviewed ? undefined : PAYMENT_STATUSES[state]
  return paid ?? transactionStatus(DEPOSIT, state)
}

export const applicationStatus = (state: ActivityState): Status => ({
  text: ACTIVITY_STATES[state],
  tone: REVIEW_TONES[state] ?? 'none',
})
