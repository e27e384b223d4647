import type { Fen } from '#contracts/money.ts'

/** An order that was opened while the member was on another screen, so they have not seen it. */
export type SentOrder = {
  orderNo: string
  amount: Fen
  /** Where it is paid: on a page of the app or on an external one. A bank transfer has neither. */
  pay: { to: string } | { url: string } | undefined
  /** The phone has stored it as the pending order, which shows it from then on. */
  isKept: boolean
}
