import { wholeYuan } from '#contracts/money/money.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { doDueWork } from '../../rules/due-work.ts'
import {
  advance,
  type BuildContext,
  boundCard,
  deposit,
  intoVenue,
  member,
  playOff,
  recall,
} from '../../scenarios/building/builders.ts'
import { advanceTo, nextMidnight } from '../../scenarios/building/time.ts'
import { BANK_CARD, USDT_ADDRESS } from '../../scenarios/demo/people.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { promotedAt } from '../../scenarios/levels.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { tick } from '../../state/due.ts'
import type { World } from '../../state/types.ts'
import { deepFrozen } from './shared-store.ts'

/**
 * Start worlds: an old member (VIP 2, cards, money; wagering requirement met or not; one with enough for two more
 * levels) and a new one (sometimes without a payment password), near the ends of hours, days and months. Built once
 * and frozen, so that a run that changes its start world fails.
 */
const BEGINNINGS = [
  { at: '2026-05-01 12:00:00', deposit: 6_000, played: false, noPay: false },
  { at: '2026-05-20 09:59:57', deposit: 60_000, played: true, noPay: true },
  { at: '2026-04-30 23:59:56', deposit: 3_000, played: true, noPay: false },
  { at: '2028-02-29 11:59:58', deposit: 600, played: false, noPay: true },
] as const

export const START_WORLDS = BEGINNINGS.length
/** How long the old member has had the level; close to day 90, when it may be lost. */
const HELD_DAYS = 85
const HOUR_MS = 3_600_000
export const SEED = 7

function build({ at, deposit: amount, played, noPay }: (typeof BEGINNINGS)[number]): World {
  const now = parseBeijing(at) ?? 0
  const world = openSite({ seed: SEED, now, clock: { stopped: true } })
  const context: BuildContext = { world, now }
  const since = nextMidnight(now) - HELD_DAYS * 24 * HOUR_MS
  const old = promotedAt(context, 2, since)
  advanceTo(context, now - 20 * HOUR_MS)
  deposit(context, old, wholeYuan(amount), { method: 'card', payWay: '银行卡转账', protocol: '' })
  if (played) {
    advance(context, HOUR_MS)
    intoVenue(context, old, 'yzdz', wholeYuan(amount))
    playOff(context, old, 'yzdz', wholeYuan(1000))
    recall(context, old)
  }
  advanceTo(context, now)
  boundCard(context, old, BANK_CARD)
  boundCard(context, old, USDT_ADDRESS)
  const fresh = member(context, FRESH)
  if (noPay) fresh.payPasswordDigest = ''
  tick(world, now, doDueWork)
  world.meta.lastMs = now
  return deepFrozen(world)
}

const built = new Map<number, World>()

export function startWorld(index: number): World {
  const at = index % START_WORLDS
  const known = built.get(at)
  if (known) return known
  const world = build(BEGINNINGS[at] ?? BEGINNINGS[0])
  built.set(at, world)
  return world
}
