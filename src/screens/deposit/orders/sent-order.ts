import type { Fen } from '#contracts/money/money.ts'

/** An order that was opened while the member was on another screen, so they have not seen it. */
export type SentOrder = {
  orderNo: string
  amount: Fen
  /**
   * Where it is paid: on a page of the app, on an external one, or, as its number is none that a page could show, by way of
   * customer service. A bank transfer has none of them.
   */
  pay: { to: string } | { url: string } | 'service' | undefined
  /** The phone has stored it as the pending order, which shows it from then on. */
  isKept: boolean
}
