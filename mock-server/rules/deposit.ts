import { formatBeijing } from '#contracts/beijing-time.ts'
import { add, type Fen } from '#contracts/money.ts'
import { schedule } from '../world/due.ts'
import { accounts, move, post } from '../world/ledger.ts'
import { append, rowAt } from '../world/log.ts'
import { orderNo } from '../world/random.ts'
import type { Deposit, DepositMethod, Member, World } from '../world/world.ts'
import { oweTurnover } from './wagering.ts'

/** Deposit orders from opening to review. Ranges and methods are checked before an order is opened. */
export type NewDeposit = {
  method: DepositMethod
  payWay: string
  amount: Fen
  protocol?: string
  note?: string
}

/** Opens an order that waits for review: nothing is credited, one type 1 record says pending. */
export function openDeposit(world: World, member: Member, wanted: NewDeposit, now: number): Deposit {
  const no = orderNo(world, 'D', formatBeijing(now))
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
  }
  world.deposits[no] = deposit
  const { autoReviewMs } = world.site.switches
  if (autoReviewMs !== null) schedule(world, now + autoReviewMs, { kind: 'review', what: 'deposit', id: no })
  return deposit
}

/**
 * Approves or rejects a pending order; approval credits the central wallet. False when there is no such order or it has
 * been decided: an order credits at most once, however often it is asked for (cases 3, 16).
 */
export function reviewDeposit(world: World, no: string, approve: boolean, now: number): boolean {
  const deposit = world.deposits[no]
  const member = deposit && world.members[deposit.memberId]
  if (!deposit || !member || deposit.state !== 1) return false
  deposit.state = approve ? 2 : 3
  deposit.reviewedMs = now
  rowAt(world, 'transactions', `${member.id}:1`, deposit.position).state = deposit.state
  if (approve) {
    post(world, now, 'deposit', move(accounts.payments, accounts.central(member.id), deposit.amount), no)
    member.paysum = add(member.paysum, deposit.amount)
    oweTurnover(member, deposit.amount)
  }
  return true
}
