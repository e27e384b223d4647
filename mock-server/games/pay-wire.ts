import type { ReviewState } from '#contracts/wire/record-codes.ts'

/** The payment page's data. Amounts are whole fen, times are ms of the mock backend's clock. */
export type PaymentPageOrder = {
  no: string
  /** The payment method, as the records show it. */
  label: string
  amount: number
  /** Pending: it waits to be paid. Approved: paid. Rejected: failed. */
  state: Exclude<ReviewState, 0>
  /** From this moment on it can no longer be paid. */
  until: number
  now: number
}
