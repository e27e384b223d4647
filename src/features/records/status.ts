import {
  ACTIVITY_STATES,
  type ActivityState,
  BET_STATUSES,
  type BetStatus,
  isTransfer,
  type TransactionType,
  transactionStateLabel,
} from '#contracts/codes.ts'
import { add, type Fen, formatYuan, ZERO } from '#contracts/money.ts'
import type { Total } from './TotalsCard.tsx'

/** The colour of a status: pending gold, good jade, bad vermilion, over or none grey. */
export type Tone = 'wait' | 'ok' | 'no' | 'over' | 'none'
export type Status = { text: string; tone: Tone }

/** A settled bet has no good or bad tone, because its win or loss already shows that. */
const BET_TONES: Partial<Record<BetStatus, Tone>> = { 1: 'over', 2: 'wait' }
/**
 * Deposits and withdrawals count 1 pending, 2 approved, 3 rejected (docs/wire.md#review-states). Transfers
 * count 0 failed, 1 success, 2 pending (docs/wire.md#transfer-state-codes).
 */
const REVIEW_TONES: Record<number, Tone> = { 1: 'wait', 2: 'ok', 3: 'no' }
const TRANSFER_TONES: Record<number, Tone> = { 0: 'no', 1: 'ok', 2: 'wait' }

export const betStatus = (status: BetStatus): Status => ({
  text: BET_STATUSES[status],
  tone: BET_TONES[status] ?? 'none',
})

/** Amounts of an unknown state, which are in no other sum. Nothing shows when there are none. */
export const unknownTotal = (amounts: readonly Fen[]): Total[] =>
  amounts.length === 0
    ? []
    : [{ label: '状态未知', value: formatYuan(amounts.reduce((sum, one) => add(sum, one), ZERO)) }]

export const transactionStatus = (type: TransactionType, state: number): Status => ({
  text: transactionStateLabel(type, state),
  tone: (isTransfer(type) ? TRANSFER_TONES : REVIEW_TONES)[state] ?? 'none',
})

export const applicationStatus = (state: ActivityState): Status => ({
  text: ACTIVITY_STATES[state],
  tone: REVIEW_TONES[state] ?? 'none',
})
