import { formatBeijing } from '#contracts/beijing-time.ts'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { add, type Fen } from '#contracts/money.ts'
import { schedule } from '../scheduler/due.ts'
import { accounts, move, post } from '../state/ledger.ts'
import { append, rowAt } from '../state/log.ts'
import { orderNo } from '../state/random.ts'
import type { Deposit, PaymentMethod } from '../state/submissions.ts'
import type { Member, World } from '../state/types.ts'
import { addRequirement } from './wagering.ts'

/** Deposit orders from opening to review. Ranges and methods are checked before an order is opened. */
export type NewDeposit = {
  method: PaymentMethod
  payWay: string
  amount: Fen
  protocol?: string
  note?: string
  account?: string
  /** Worlds that are told to somebody name their orders themselves. */
  no?: string
}

/**
 * Paid by the payer alone, within the hour: these are credited when the payment is seen and fail when the
 * hour is over. A bank transfer waits for the back office however long that takes.
 */
const WINDOWED: ReadonlySet<PaymentMethod> = new Set(['usdt', 'wechat', 'alipay', 'pipay'])

/** When an order can no longer be paid (half-open: not at this very moment any more); undefined: it waits for a person. */
export const payableUntil = ({ method, atMs }: Pick<Deposit, 'method' | 'atMs'>): number | undefined =>
  WINDOWED.has(method) ? atMs + DEPOSIT_WINDOW_MS : undefined

/** Opens an order that waits for payment or review: nothing is credited, one type 1 record says pending. */
export function openDeposit(world: World, member: Member, wanted: NewDeposit, now: number): Deposit {
  const no = wanted.no ?? orderNo(world, 'D', formatBeijing(now))
  const position = append(world, 'transactions', `${member.id}:1`, {
    no,
    atMs: now,
    amount: wanted.amount,
    payWay: wanted.payWay,
    state: 1,
  })
  const deposit: Deposit = {
    no,
    memberId: member.id,
    method: wanted.method,
    payWay: wanted.payWay,
    amount: wanted.amount,
    usdtRate: world.site.settings.usdtRate,
    protocol: wanted.protocol ?? '',
    atMs: now,
    state: 1,
    reviewedMs: null,
    position,
    note: wanted.note ?? '',
    account: wanted.account ?? '',
  }
  world.deposits[no] = deposit
  const until = payableUntil(deposit)
  if (until !== undefined) schedule(world, until, { kind: 'expire', no })
  const { autoReviewMs } = world.site.switches
  if (autoReviewMs !== null) schedule(world, now + autoReviewMs, { kind: 'review', what: 'deposit', id: no })
  return deposit
}

/**
 * Approves or rejects a pending order; approval credits the central wallet. False when there is no such
 * order, when it has been decided, or when its hour is over: an order credits at most once, however often it
 * is asked for.
 */
export function reviewDeposit(world: World, no: string, approve: boolean, now: number): boolean {
  const deposit = world.deposits[no]
  const member = deposit && world.members[deposit.memberId]
  if (!deposit || !member || deposit.state !== 1) return false
  if (approve && now >= (payableUntil(deposit) ?? Number.POSITIVE_INFINITY)) return false
  deposit.state = approve ? 2 : 3
  deposit.reviewedMs = now
  rowAt(world, 'transactions', `${member.id}:1`, deposit.position).state = deposit.state
  if (approve) credit(world, member, deposit, now)
  return true
}

function credit(world: World, member: Member, { amount, no }: Pick<Deposit, 'amount' | 'no'>, now: number) {
  post(world, now, 'deposit', move(accounts.payments, accounts.central(member.id), amount), no)
  member.paysum = add(member.paysum, amount)
  addRequirement(world, member, { source: 'deposit', ref: no, amount }, now)
}

/**
 * The payment service, the chain or the back office reports what became of an order: paid credits it, else it has failed.
 * The same report again, or one that comes too late, changes nothing and is told so (false).
 */
export const reportPayment = (world: World, no: string, paid: boolean, now: number): boolean =>
  reviewDeposit(world, no, paid, now)

/** The hour is over: an order that nobody has paid has failed. */
export function expireDeposit(world: World, no: string, now: number): void {
  reviewDeposit(world, no, false, now)
}

/** Manual service (rengong): customer service has taken the money some other way, and credits it at once. */
export function creditByHand(world: World, member: Member, amount: Fen, now: number): Deposit {
  const order = openDeposit(world, member, { method: 'rengong', payWay: '人工充值', amount }, now)
  reviewDeposit(world, order.no, true, now)
  return order
}
