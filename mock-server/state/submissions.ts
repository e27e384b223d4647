import type { Fen, Rate, UsdtCent } from '#contracts/money/money.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import type { ReviewState as WireReviewState } from '#contracts/wire/record-codes.ts'

/** What members submit for review: deposits, withdrawals and applications; and the cards that withdrawals go to. */

/** What the operator reviews. The id of an agent application is the id of its member. */
export type ReviewKind = 'deposit' | 'withdrawal' | 'application' | 'agent'

/** The staff that reviews by hand. */
export const ROLES = ['cashier', 'risk', 'manager'] as const
export type Role = (typeof ROLES)[number]
/** Who decided a submission: a person in a role, the auto-review, a payment service, or the end of the order's hour. */
export type Decider = Role | 'auto' | 'payment' | 'expiry'
/** Absent while a submission waits. */
type Decided = { decidedBy?: Decider }

/** The states of a review, without the one that the wire leaves undefined. */
export type StoredReviewState = Exclude<WireReviewState, 0>
export type PromotionApplication = Decided & {
  id: string
  memberId: string
  activityId: string
  activityName: string
  /** What an approval pays. */
  bonus: Fen
  /** The member's VIP level at the time of the application. */
  level: number
  state: StoredReviewState
  atMs: number
}
export type AgentApplication = Decided & {
  memberId: string
  mobile: string
  reason: string
  state: StoredReviewState
  atMs: number
}

export type CardKind = 'bank' | 'usdt'
export type StoredCard = {
  id: string
  kind: CardKind
  /** Bank name, or `USDT`. */
  bank: string
  /** The owner, or the protocol of an address: TRC20, ERC20. */
  owner: string
  number: string
  /** Branch of the bank. */
  branch: string
  icon: string
  atMs: number
}

export type Deposit = Decided & {
  no: string
  memberId: string
  method: PaymentMethod
  /** The payment method as records show it (transaction.pay_way). */
  payWay: string
  amount: Fen
  usdtRate: Rate
  protocol: string
  atMs: number
  state: StoredReviewState
  reviewedMs: number | null
  /** Position in the log of the member's deposits. */
  position: number
  /** The remark of the payer of a bank transfer, or the option of an online payment. */
  note: string
  /** The payer of a bank transfer, as the member wrote it; empty for other methods. */
  depositor: string
  /** The number of the receiving account of a bank transfer; empty if the payer chose none. */
  account: string
}

export type Withdrawal = Decided & {
  no: string
  memberId: string
  card: StoredCard
  amount: Fen
  /** What the address receives, by rate and fee at the submission; null for a bank card. */
  usdt: { rate: Rate; fee: UsdtCent; received: UsdtCent } | null
  atMs: number
  state: StoredReviewState
  reviewedMs: number | null
  /** Position in the log of the member's withdrawals. */
  position: number
}
