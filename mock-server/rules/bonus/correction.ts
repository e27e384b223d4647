import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { accounts, move, post } from '../../state/ledger.ts'
import { centralBalance } from '../../state/members.ts'
import { orderNo } from '../../state/random.ts'
import type { Member, World } from '../../state/types.ts'
import { sendInboxMessage } from '../inbox.ts'
import { correctionMessage, deductionMessage } from '../letters.ts'
import { type Refusal, refuse } from '../outcome.ts'

type Correction = { amount: Fen; reason: string }

/**
 * Credits the central wallet by hand, and informs the member. This is no deposit: it changes neither the sum of deposits
 * nor the wagering requirement.
 */
export function correctByHand(
  world: World,
  member: Member,
  { amount, reason }: Correction,
  now: number,
): { no: string } {
  const no = orderNo(world, 'K', formatBeijing(now))
  post(world, now, 'correction', move(accounts.corrections, accounts.central(member.id), amount), no)
  sendInboxMessage(world, member.id, correctionMessage(amount, no, reason), now)
  return { no }
}

/**
 * Takes money back by hand from the central wallet, and informs the member. This is not a withdrawal: nothing is
 * paid out, and neither the sum of deposits nor the wagering requirement changes. Refused if the wallet has less.
 */
export function deductByHand(
  world: World,
  member: Member,
  { amount, reason }: Correction,
  now: number,
): Refusal | { no: string } {
  const balance = centralBalance(world, member.id)
  if (amount > balance) return refuse(`中心钱包只有 ${formatYuan(balance)}，不足以扣除`)
  const no = orderNo(world, 'K', formatBeijing(now))
  post(world, now, 'deduction', move(accounts.central(member.id), accounts.corrections, amount), no)
  sendInboxMessage(world, member.id, deductionMessage(amount, no, reason), now)
  return { no }
}
