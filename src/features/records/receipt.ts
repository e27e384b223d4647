import { parseBeijing } from '#contracts/beijing-time.ts'
import { type Fen, fen } from '#contracts/money.ts'
import { APPROVED, REJECTED } from '#contracts/record-codes.ts'
import type { TransactionRecord } from '#contracts/records.ts'

/** A withdrawal that was just submitted. It travels in the navigation's state, and so survives a reload. */
export type WithdrawalReceipt = {
  amount: Fen
  /** The card or the address, with its number masked. */
  to: string
  /** When the answer came, by the server's clock. */
  atMs: number
  /** How long the operator says that it takes. */
  expected?: string
}

/** The receipt in a navigation's state. What is in there was stored by the browser, so it is checked. */
export function receiptIn(state: unknown): WithdrawalReceipt | undefined {
  const receipt: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'receipt')
  if (typeof receipt !== 'object' || receipt === null) return undefined
  const { amount, to, atMs, expected } = receipt as Partial<Record<keyof WithdrawalReceipt, unknown>>
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(atMs) || typeof to !== 'string') return undefined
  return {
    amount: fen(Number(amount)),
    to,
    atMs: Number(atMs),
    ...(typeof expected === 'string' ? { expected } : {}),
  }
}

/** The record is written before the answer arrives, and its time has no parts of a second. */
const ANSWER_MS = 60_000

/** The record of a receipt: withdrawals have no number before they are in the list. Rows are newest first. */
export const recordOf = (
  { amount, atMs }: WithdrawalReceipt,
  rows: readonly TransactionRecord[],
): TransactionRecord | undefined =>
  rows.findLast((row) => row.amount === amount && (parseBeijing(row.created_at) ?? 0) >= atMs - ANSWER_MS)

export type Step = { name: string; note: string; state: 'done' | 'now' | 'failed' | 'next' }

/** 已提交 → 审核 → 出款, as far as the record says. `submittedAt` is the time to show. */
export function stepsOf(
  state: number | undefined,
  submittedAt: string,
  expected: string | undefined,
): [Step, Step, Step] {
  const submitted: Step = { name: '已提交', note: submittedAt, state: 'done' }
  if (state === APPROVED) {
    return [
      submitted,
      { name: '审核通过', note: '后台已通过审核', state: 'done' },
      { name: '已出款', note: '到账时间以收款方为准', state: 'done' },
    ]
  }
  if (state === REJECTED) {
    return [
      submitted,
      { name: '审核拒绝', note: '原因请留意站内信，或联系客服', state: 'failed' },
      { name: '已退回', note: '款项已退回中心钱包。', state: 'done' },
    ]
  }
  return [
    submitted,
    { name: '审核', note: expected ? `等待后台审核，${expected}` : '等待后台审核', state: 'now' },
    { name: '出款', note: '审核通过后出款', state: 'next' },
  ]
}
