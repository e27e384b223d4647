/** An order that was opened while the member was on another screen: nobody has been told of it yet. */
export type SentOrder = {
  orderNo: string
  /** Where it is paid: on a page of ours, or on one of its own; a bank transfer on neither. */
  pay: { to: string } | { url: string } | undefined
  /** The phone remembers it: it is the pending order, and lasts as long as that. */
  isKept: boolean
}
