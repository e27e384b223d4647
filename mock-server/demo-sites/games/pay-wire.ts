/** The payment page's data. Amounts are whole fen, times are ms of the mock backend's clock. */
export type PaymentPageOrder = {
  no: string
  /** The payment method, as the records show it. */
  label: string
  amount: number
  /** 1 waiting, 2 paid, 3 failed. */
  state: 1 | 2 | 3
  /** From this moment on it can no longer be paid. */
  until: number
  now: number
}
