/** What the payment service's page and the house say to each other. Amounts are whole fen, times ms of the house's clock. */
export type PaymentPageOrder = {
  no: string
  /** The way to pay, as the records show it. */
  label: string
  amount: number
  /** 1 waits, 2 paid, 3 failed. */
  state: 1 | 2 | 3
  /** From this moment on it can no longer be paid. */
  until: number
  now: number
}
