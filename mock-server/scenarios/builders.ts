import type { Fen } from '#contracts/money.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { playAtOnce } from '../rules/bet.ts'
import { type NewDeposit, openDeposit, reviewDeposit } from '../rules/deposit.ts'
import { recallAll, transfer } from '../rules/transfer.ts'
import { reviewWithdrawal, submitWithdrawal } from '../rules/withdrawal.ts'
import { isRefusal, type Refusal } from '../server/outcome.ts'
import { nowOf } from '../state/clock.ts'
import { openMember, openSession } from '../state/members.ts'
import { nextNumber } from '../state/random.ts'
import type { Deposit, StoredCard, Withdrawal } from '../state/submissions.ts'
import type { Member, World } from '../state/types.ts'
import { type Persona, tokenOf } from './personas.ts'

/**
 * Builders shared by all scenarios, the demo and the tests. They run the real rules and the ledger, so a world holds
 * only what a member could have done. A refusal throws, since a scenario must not ask for what the rules refuse.
 */
export type BuildContext = {
  world: World
  /** When the next built event happens, epoch ms. Builders only move it forward. */
  now: number
}

/** A rule refused a step of a scenario. */
export class ScenarioRefused extends Error {
  override readonly name = 'ScenarioRefused'
}

const orThrow = <T>(result: Refusal | T): T => {
  if (isRefusal(result)) throw new ScenarioRefused(result.message)
  return result
}

/** A build context at the world's current time, or `beforeMs` earlier. */
export const beginBuild = (world: World, realNow: number, beforeMs = 0): BuildContext => ({
  world,
  now: nowOf(world, () => realNow) - beforeMs,
})

/** Advances the build context's time without doing the work that falls due. */
export function later(stage: BuildContext, ms: number): void {
  stage.now += ms
}

/** Opens a member's account and logs the member in with the persona's known token. */
export function member(stage: BuildContext, persona: Persona): Member {
  const opened = openMember(stage.world, stage.now, persona)
  openSession(stage.world, opened.id, stage.now, tokenOf(persona.username))
  return opened
}

/** A deposit that waits for review. */
export const pendingDeposit = (
  stage: BuildContext,
  who: Member,
  amount: Fen,
  wanted: Partial<NewDeposit> = {},
): Deposit =>
  openDeposit(
    stage.world,
    who,
    { method: 'usdt', payWay: 'USDT-TRC20', protocol: 'TRC20', ...wanted, amount },
    stage.now,
  )

/** A deposit that has been approved and credited. */
export function deposit(
  stage: BuildContext,
  who: Member,
  amount: Fen,
  wanted: Partial<NewDeposit> = {},
): Deposit {
  const order = pendingDeposit(stage, who, amount, wanted)
  reviewDeposit(stage.world, order.no, true, stage.now)
  return order
}

export function intoVenue(stage: BuildContext, who: Member, plat: string, amount: Fen): void {
  orThrow(transfer(stage.world, who, { amount, source: CENTRAL_WALLET, target: plat }, stage.now))
}

export const recall = (stage: BuildContext, who: Member): Fen => recallAll(stage.world, who, stage.now).moved

/** One settled bet. `payout` includes the stake: 0 is a loss. */
export function play(
  stage: BuildContext,
  who: Member,
  plat: string,
  stake: Fen,
  payout: Fen,
  gameCode = `${plat}-001`,
): void {
  const category = stage.world.venues[plat]?.category ?? ''
  orThrow(playAtOnce(stage.world, who, { plat, gameCode, category, stake, payout }, stage.now))
}

/** Bets until the wagering requirement is met. Every bet returns its stake, so balances stay the same. */
export function playOff(stage: BuildContext, who: Member, plat: string, stake: Fen): void {
  while (who.wageringLeft > 0) play(stage, who, plat, stake, stake)
}

export function card(
  stage: BuildContext,
  who: Member,
  wanted: Omit<StoredCard, 'id' | 'atMs' | 'icon'>,
): StoredCard {
  const bound: StoredCard = {
    ...wanted,
    id: String(nextNumber(stage.world, 'card')),
    icon: '',
    atMs: stage.now,
  }
  stage.world.cards[who.id] = [...(stage.world.cards[who.id] ?? []), bound]
  return bound
}

export function withdrawal(
  stage: BuildContext,
  who: Member,
  from: StoredCard,
  amount: Fen,
  decision?: 'approved' | 'rejected',
): Withdrawal {
  const submitted = submitWithdrawal(stage.world, who, from, amount, stage.now)
  if (decision) reviewWithdrawal(stage.world, submitted.no, decision === 'approved', stage.now)
  return submitted
}
