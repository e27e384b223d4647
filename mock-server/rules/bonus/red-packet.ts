import { add, type Fen, fen, ZERO } from '#contracts/money/money.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { redPacketTexts } from '#contracts/texts/messages.ts'
import { addDays, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { redPacketPhaseAt, redPacketWindow } from '#contracts/time/red-packet-window.ts'
import { APPROVED, DEPOSIT } from '#contracts/wire/record-codes.ts'
import { accounts, move, post } from '../../state/ledger.ts'
import { nextNumber, type Rng } from '../../state/random.ts'
import { append, rangeOf, rowsOf, transactionLog } from '../../state/store/log.ts'
import type { Member, World } from '../../state/types.ts'
import { type Refusal, refuse } from '../outcome.ts'
import {
  RED_PACKET_LEAST,
  RED_PACKET_MAX_TIMES,
  RED_PACKET_STEPS,
  type RedPacketStep,
} from './red-packet-steps.ts'
import { addRequirement } from './wagering.ts'

/** The sum of the deposits that count today: opened inside the window and approved by now. */
export function countedRecharge(world: World, memberId: string, now: number): Fen {
  let sum = ZERO
  for (const { amount, state } of rowsOf(
    world,
    'transactions',
    transactionLog(memberId, DEPOSIT),
    redPacketWindow(now).deposits,
  )) {
    if (state === APPROVED) sum = add(sum, amount)
  }
  return sum
}

const stepFor = (recharge: Fen): RedPacketStep | undefined =>
  [...RED_PACKET_STEPS].reverse().find((step) => recharge >= step.recharge)

/** The phase now: by the hours, or as the operator has set it. */
export function phaseOf(world: Pick<World, 'site'>, now: number): RedPacketPhase {
  const { redPacketPhase } = world.site.settings
  return redPacketPhase === 'CLOCK' ? redPacketPhaseAt(now) : redPacketPhase
}

export type Quota = { recharge: Fen; remaining: number; claimed: number; most: Fen }

/**
 * What the table allows for the deposits that count today. `remaining` is the number of packets minus those
 * claimed today, `most` the largest amount of a packet.
 */
export function quotaOf(world: World, memberId: string, now: number): Quota {
  const recharge = countedRecharge(world, memberId, now)
  const step = stepFor(recharge)
  // Counts the whole day, because the operator may open red packets outside their hours.
  const today = startOfBeijingDay(now)
  const { from, to } = rangeOf(world, 'redPackets', memberId, { fromMs: today, toMs: addDays(today, 1) })
  const claimed = to - from
  const allowed = Math.min(RED_PACKET_MAX_TIMES, step?.packets ?? 0)
  return { recharge, claimed, remaining: Math.max(0, allowed - claimed), most: step?.most ?? ZERO }
}

/**
 * Claims one packet: draws the amount and pays it into the central wallet, with a wagering requirement of the same
 * amount.
 */
export function claimRedPacket(
  world: World,
  member: Member,
  rng: Rng,
  now: number,
): Refusal | { amount: Fen } {
  if (!world.site.settings.redPacketOn) return refuse(redPacketTexts.closed)
  const phase = phaseOf(world, now)
  if (phase === 'READY') return refuse(redPacketTexts.notStarted)
  if (phase === 'END') return refuse(redPacketTexts.ended)
  const { remaining, most, recharge } = quotaOf(world, member.id, now)
  if (remaining <= 0) return refuse(redPacketTexts.notQualified)
  const amount = fen(rng.int(RED_PACKET_LEAST, most))
  const ref = `H${nextNumber(world, 'red-packet')}`
  post(world, now, 'red-packet', move(accounts.bonuses, accounts.central(member.id), amount), ref)
  append(world, 'redPackets', member.id, { atMs: now, amount, rechargeFen: recharge })
  addRequirement(world, member, { source: 'red-packet', ref, amount }, now)
  return { amount }
}
