import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { add, type Fen } from '#contracts/money/money.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import { isSameName } from '#contracts/texts/typed-texts.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { APPROVED, DEPOSIT, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import type { NoticeText } from '../../state/catalogue.ts'
import { schedule } from '../../state/due.ts'
import { accounts, move, post } from '../../state/ledger.ts'
import { centralBalance } from '../../state/members.ts'
import { orderNo } from '../../state/random.ts'
import { append, rowAt, transactionLog } from '../../state/store/log.ts'
import type { Deposit } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { addRequirement } from '../bonus/wagering.ts'
import { sendInboxMessage } from '../inbox.ts'
import { depositExpiredMessage, depositPaidMessage, depositRefusedMessage, withReason } from '../letters.ts'
import { scheduleReview } from './auto-review.ts'

/**
 * A new deposit order. deposit-order.ts has checked method and range; this file handles the order from opening to
 * review.
 */
export type NewDeposit = {
  method: PaymentMethod
  payWay: string
  amount: Fen
  protocol?: string
  note?: string
  /** The payer of a bank transfer, as the member wrote it. */
  depositor?: string
  account?: string
  /** Set by scenarios whose order numbers must be known in advance. */
  no?: string
}

/**
 * Methods without a review. Their orders are credited when the payment is reported, and expire after an hour. A
 * bank transfer waits for the operator without a limit.
 */
const WINDOWED: ReadonlySet<PaymentMethod> = new Set(['usdt', 'wechat', 'alipay', 'pipay'])

/**
 * The time from which an order can no longer be paid; undefined for an order without a limit, which waits for
 * review.
 */
export const payableUntil = ({ method, atMs }: Pick<Deposit, 'method' | 'atMs'>): number | undefined =>
  WINDOWED.has(method) ? atMs + DEPOSIT_WINDOW_MS : undefined

/**
 * Whether a transfer comes from another name than the member's. The operator must then decide, whatever the
 * switches for reviews.
 */
export const isOtherPayer = (
  { depositor }: Pick<Deposit, 'depositor'>,
  { realname }: Pick<Member, 'realname'>,
): boolean => depositor !== '' && realname !== '' && !isSameName(depositor, realname)

/** Opens an order that waits for payment or review. It credits nothing, and adds one pending record of type 1. */
export function openDeposit(world: World, member: Member, newDeposit: NewDeposit, now: number): Deposit {
  const no = newDeposit.no ?? orderNo(world, 'D', formatBeijing(now))
  const position = append(world, 'transactions', transactionLog(member.id, DEPOSIT), {
    no,
    atMs: now,
    amount: newDeposit.amount,
    payWay: newDeposit.payWay,
    state: PENDING,
    centralAfter: null,
  })
  const deposit: Deposit = {
    no,
    memberId: member.id,
    method: newDeposit.method,
    payWay: newDeposit.payWay,
    amount: newDeposit.amount,
    usdtRate: world.site.settings.usdtRate,
    protocol: newDeposit.protocol ?? '',
    atMs: now,
    state: PENDING,
    reviewedMs: null,
    position,
    note: newDeposit.note ?? '',
    depositor: newDeposit.depositor ?? '',
    account: newDeposit.account ?? '',
  }
  world.deposits[no] = deposit
  const until = payableUntil(deposit)
  // Only a payment service or a blockchain reports a payment, so no time that passes approves it.
  if (until !== undefined) schedule(world, until, { kind: 'expire', no })
  else if (!isOtherPayer(deposit, member)) scheduleReview(world, 'deposit', no, now)
  return deposit
}

/**
 * Approves or rejects a pending order and sends a letter about it. The decision comes from the operator, from the
 * report of a payment, or from the end of the hour. Approval credits the central wallet. False if the order is
 * unknown or decided, or for an approval after its hour, so an order credits at most once. `reason` is the
 * reviewer's, for the letter.
 */
export function reviewDeposit(world: World, no: string, approve: boolean, now: number, reason = ''): boolean {
  const deposit = world.deposits[no]
  const member = deposit && world.members[deposit.memberId]
  if (!deposit || !member || deposit.state !== PENDING) return false
  if (approve && now >= (payableUntil(deposit) ?? Number.POSITIVE_INFINITY)) return false
  deposit.state = approve ? APPROVED : REJECTED
  deposit.reviewedMs = now
  const row = rowAt(world, 'transactions', transactionLog(member.id, DEPOSIT), deposit.position)
  row.state = deposit.state
  if (approve) {
    credit(world, member, deposit, now)
    row.centralAfter = centralBalance(world, member.id)
  }
  sendInboxMessage(world, member.id, withReason(letterOf(deposit, approve, now), reason), now)
  return true
}

function letterOf(deposit: Deposit, isPaid: boolean, now: number): NoticeText {
  const { payWay, amount, no } = deposit
  if (isPaid) return depositPaidMessage(payWay, amount, no)
  const isLate = now >= (payableUntil(deposit) ?? Number.POSITIVE_INFINITY)
  return (isLate ? depositExpiredMessage : depositRefusedMessage)(payWay, amount, no)
}

function credit(world: World, member: Member, { amount, no }: Pick<Deposit, 'amount' | 'no'>, now: number) {
  post(world, now, 'deposit', move(accounts.payments, accounts.central(member.id), amount), no)
  member.paysum = add(member.paysum, amount)
  addRequirement(world, member, { source: 'deposit', ref: no, amount }, now)
}

/** A manual deposit (rengong): customer service has received the money in another way, and credits it at once. */
export function creditByHand(world: World, member: Member, amount: Fen, now: number, reason = ''): Deposit {
  const order = openDeposit(world, member, { method: 'rengong', payWay: '人工充值', amount }, now)
  reviewDeposit(world, order.no, true, now, reason)
  order.decidedBy = 'cashier'
  return order
}
