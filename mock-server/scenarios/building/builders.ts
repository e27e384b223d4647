import { type Fen, ZERO } from '#contracts/money/money.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { playAtOnce } from '../../rules/bets/bet.ts'
import { submitApplication } from '../../rules/bonus/activity.ts'
import { claimRedPacket } from '../../rules/bonus/red-packet.ts'
import { decide } from '../../rules/decide.ts'
import { markRead } from '../../rules/inbox.ts'
import { type NewDeposit, openDeposit, payableUntil } from '../../rules/orders/deposit.ts'
import { reportPayment } from '../../rules/orders/pay-order.ts'
import { recallAll, transfer } from '../../rules/orders/transfer.ts'
import { priced, submitWithdrawal } from '../../rules/orders/withdrawal.ts'
import { isRefusal, type Refusal } from '../../rules/outcome.ts'
import { REFUSAL_REASONS } from '../../rules/refusal-reasons.ts'
import { nowOf } from '../../state/clock.ts'
import { openMember, openSession } from '../../state/members.ts'
import { nextNumber, rngOf } from '../../state/random.ts'
import type {
  Deposit,
  PromotionApplication,
  ReviewKind,
  StoredCard,
  Withdrawal,
} from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import { type Persona, tokenOf } from '../personas.ts'

/**
 * Builders shared by all scenarios, the demo and the tests. They run the real rules and the ledger, so a world holds
 * only what a member could have done. A refusal throws, since a scenario must not ask for what the rules refuse.
 */
export type BuildContext = {
  world: World
  /** When the next built event happens, epoch ms. Builders only move it forward. */
  now: number
}

/** What becomes of a submission. */
type Decision = 'pending' | 'approved' | 'rejected'

/** A rule refused a step of a scenario. */
export class ScenarioRefused extends Error {
  override readonly name = 'ScenarioRefused'
}

/** The result of a rule. Throws ScenarioRefused for a refusal. */
export const orThrow = <T>(result: Refusal | T): T => {
  if (isRefusal(result)) throw new ScenarioRefused(result.message)
  return result
}

/** A build context at the world's current time, or `beforeMs` earlier. */
export const beginBuild = (world: World, realNow: number, beforeMs = 0): BuildContext => ({
  world,
  now: nowOf(world, () => realNow) - beforeMs,
})

/** Advances the build context's time without doing the work that falls due. */
export function advance(context: BuildContext, ms: number): void {
  context.now += ms
}

/** Opens a member's account and logs the member in with the persona's known token. */
export function member(context: BuildContext, persona: Persona): Member {
  const opened = openMember(context.world, context.now, persona)
  openSession(context.world, opened.id, context.now, tokenOf(persona.username))
  return opened
}

/** A deposit that waits for review. */
export const pendingDeposit = (
  context: BuildContext,
  who: Member,
  amount: Fen,
  details: Partial<NewDeposit> = {},
): Deposit =>
  openDeposit(
    context.world,
    who,
    { method: 'usdt', payWay: 'USDT-TRC20', protocol: 'TRC20', ...details, amount },
    context.now,
  )

/** A deposit that has been approved and credited, `paidAfterMs` after it was opened. */
export function deposit(
  context: BuildContext,
  who: Member,
  amount: Fen,
  details: Partial<NewDeposit> = {},
  paidAfterMs = 0,
): Deposit {
  const order = pendingDeposit(context, who, amount, details)
  advance(context, paidAfterMs)
  decided(context, 'deposit', order.no, 'approved')
  readNewest(context, who)
  return order
}

/** A scenario's member has read what the site wrote about its own beginning, so that nothing unread is in the way. */
function readNewest({ world }: BuildContext, who: Member): void {
  markRead(world, who.id, [`n${world.counters.letter}`])
}

export function intoVenue(context: BuildContext, who: Member, plat: string, amount: Fen): void {
  orThrow(transfer(context.world, who, { amount, source: CENTRAL_WALLET, target: plat }, context.now))
}

export const recall = (context: BuildContext, who: Member): Fen =>
  recallAll(context.world, who, context.now).moved

/** One settled bet. `payout` includes the stake: 0 is a loss. */
export function settledBet(
  context: BuildContext,
  who: Member,
  plat: string,
  stake: Fen,
  payout: Fen,
  gameCode = `${plat}-001`,
): void {
  const category = context.world.venues[plat]?.category ?? ''
  orThrow(playAtOnce(context.world, who, { plat, gameCode, category, stake, payout }, context.now))
}

/** Bets until the wagering requirement is met. Every bet returns its stake, so balances stay the same. */
export function playOff(context: BuildContext, who: Member, plat: string, stake: Fen): void {
  while (who.wageringLeft > 0) settledBet(context, who, plat, stake, stake)
}

/** An application that somebody has filed, whether or not the member meets the terms. */
export function application(context: BuildContext, who: Member, activityId: string): PromotionApplication {
  const promotion = context.world.activities[activityId]
  if (!promotion) throw new ScenarioRefused(`no promotion ${activityId}`)
  const { bonus } = promotion.terms
  const amount = bonus.kind === 'fixed' ? bonus.amount : ZERO
  return submitApplication(context.world, who, promotion, amount, context.now)
}

/** Claims one of today's red packets. */
export const claim = (context: BuildContext, who: Member): Fen =>
  orThrow(claimRedPacket(context.world, who, rngOf(context.world), context.now)).amount

export function boundCard(
  context: BuildContext,
  who: Member,
  details: Omit<StoredCard, 'id' | 'atMs' | 'icon'>,
): StoredCard {
  const bound: StoredCard = {
    ...details,
    id: String(nextNumber(context.world, 'card')),
    icon: '',
    atMs: context.now,
  }
  context.world.cards[who.id] = [...(context.world.cards[who.id] ?? []), bound]
  return bound
}

export function withdrawal(
  context: BuildContext,
  who: Member,
  from: StoredCard,
  amount: Fen,
  decision: Decision = 'pending',
  decidedAfterMs = 0,
): Withdrawal {
  const submitted = submitWithdrawal(
    context.world,
    who,
    priced(context.world.site.settings, from, amount),
    context.now,
  )
  advance(context, decidedAfterMs)
  decided(context, 'withdrawal', submitted.no, decision)
  return submitted
}

/**
 * Decides a submission as the operator does, who gives the usual reason for a refusal, or as the payment service of an
 * order. Pending: it stays as it is.
 */
export function decided(
  { world, now }: BuildContext,
  what: ReviewKind,
  id: string,
  decision: Decision,
): void {
  if (decision === 'pending') return
  const approve = decision === 'approved'
  const order = what === 'deposit' ? world.deposits[id] : undefined
  if (order && payableUntil(order) !== undefined) reportPayment(world, id, approve, now)
  else
    decide(world, { what, id, approve, reason: approve ? '' : REFUSAL_REASONS[what][0], by: 'cashier' }, now)
}
