import type { Fen } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { Protocol } from '#contracts/wire/codes.ts'
import { APPROVED, PENDING, REJECTED, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { usdtQuote } from '#contracts/withdrawal.ts'
import { accounts, move, post } from '../../state/ledger.ts'
import { centralBalance } from '../../state/members.ts'
import { orderNo } from '../../state/random.ts'
import type { SiteSettings } from '../../state/site.ts'
import { append, rowAt, transactionLog } from '../../state/store/log.ts'
import type { StoredCard, Withdrawal } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { sendInboxMessage } from '../inbox.ts'
import { withdrawalPaidMessage, withdrawalRefusedMessage, withReason } from '../letters.ts'
import { scheduleReview } from './auto-review.ts'

/** Withdrawals from submission to review. withdrawal-check.ts checks before; this only moves the money. */

/** A withdrawal before any money moves. `usdt` is what an address gets; null for a bank card, and without a rate. */
export type PricedWithdrawal = Pick<Withdrawal, 'card' | 'amount' | 'usdt'>

/** Prices a withdrawal by today's rate and the fee of the address's protocol. */
export function priced(
  { withdrawUsdtRate: rate, feeErc20, feeTrc20 }: SiteSettings,
  card: StoredCard,
  amount: Fen,
): PricedWithdrawal {
  const terms = { rate, fees: { ERC20: feeErc20, TRC20: feeTrc20 } }
  const quote = card.kind === 'usdt' ? usdtQuote(amount, card.owner as Protocol, terms) : undefined
  const { fee, received } = quote ?? {}
  const usdt = fee === undefined || received === undefined ? null : { rate, fee, received }
  // A copy of the card, so that unbinding it later does not change the withdrawal.
  return { card: { ...card }, amount, usdt }
}

/** Holds the amount at once and adds one pending record of type 2. Overdrawing throws InsufficientFunds. */
export function submitWithdrawal(
  world: World,
  member: Member,
  { card, amount, usdt }: PricedWithdrawal,
  now: number,
): Withdrawal {
  const no = orderNo(world, 'W', formatBeijing(now))
  post(world, now, 'withdrawal-hold', move(accounts.central(member.id), accounts.held(member.id), amount), no)
  const position = append(world, 'transactions', transactionLog(member.id, WITHDRAWAL), {
    no,
    atMs: now,
    amount,
    payWay: card.kind === 'usdt' ? `USDT-${card.owner}` : card.bank,
    state: PENDING,
    centralAfter: centralBalance(world, member.id),
  })
  const withdrawal: Withdrawal = {
    no,
    memberId: member.id,
    card,
    amount,
    usdt,
    atMs: now,
    state: PENDING,
    reviewedMs: null,
    position,
  }
  world.withdrawals[no] = withdrawal
  scheduleReview(world, 'withdrawal', no, now)
  return withdrawal
}

/** Pays out or refunds what is held. False when the withdrawal is unknown or has been decided. */
export function reviewWithdrawal(
  world: World,
  no: string,
  approve: boolean,
  now: number,
  reason = '',
): boolean {
  const withdrawal = world.withdrawals[no]
  if (withdrawal?.state !== PENDING) return false
  const { memberId, amount } = withdrawal
  withdrawal.state = approve ? APPROVED : REJECTED
  withdrawal.reviewedMs = now
  const row = rowAt(world, 'transactions', transactionLog(memberId, WITHDRAWAL), withdrawal.position)
  row.state = withdrawal.state
  const to = approve ? accounts.payments : accounts.central(memberId)
  post(
    world,
    now,
    approve ? 'withdrawal-paid' : 'withdrawal-refund',
    move(accounts.held(memberId), to, amount),
    no,
  )
  if (!approve) row.centralAfter = centralBalance(world, memberId)
  const letter = approve ? withdrawalPaidMessage(withdrawal) : withdrawalRefusedMessage(withdrawal, reason)
  sendInboxMessage(world, memberId, withReason(letter, reason), now)
  return true
}
