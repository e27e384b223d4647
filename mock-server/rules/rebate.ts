import { GAME_CATEGORIES } from '#contracts/game-codes.ts'
import { add, type Fen, shareOf, ZERO } from '#contracts/money.ts'
import type { GameCategory } from '../data/venues.ts'
import { REBATE_KIND, VIP_LEVELS } from '../data/vip-levels.ts'
import { accounts, move, post } from '../state/ledger.ts'
import { append, lengthOf, rowAt } from '../state/log.ts'
import { nextNumber } from '../state/random.ts'
import type { Member, World } from '../state/types.ts'
import { addRequirement } from './wagering.ts'

/** Rebates (返水): settled stake x the level's percentage for the kind of game, in fen, rounded down. */

const isCategory = (category: string): category is GameCategory => Object.hasOwn(GAME_CATEGORIES, category)

const rateOf = (level: number, category: string) => {
  const rates = VIP_LEVELS.find((seed) => seed.level === level)?.rates
  return rates && isCategory(category) ? rates[REBATE_KIND[category]] : undefined
}

/** Counts the stake of a settled valid bet towards the rebate of the day on which it settled. */
export function countForRebate(member: Member, plat: string, stake: Fen): void {
  member.staked[plat] = add(member.staked[plat] ?? ZERO, stake)
}

/**
 * Works out the rebates of the Beijing day that ends: one row a venue, of the stakes that settled on it. A
 * bet that is still open counts on the day it settles, and keeps no other waiting.
 */
export function accrueRebates(world: World, member: Member, midnight: number): void {
  const stakes = { ...member.staked }
  if (Object.keys(stakes).length === 0) return
  member.staked = {}
  for (const { plat, name, category } of Object.values(world.venues).sort((a, b) => a.order - b.order)) {
    const rate = rateOf(member.vip, category)
    const amount = rate === undefined ? ZERO : shareOf(stakes[plat] ?? ZERO, rate)
    if (amount <= 0) continue
    append(world, 'rebates', member.id, {
      atMs: midnight,
      plat,
      gameName: name,
      category,
      amount,
      collectedMs: null,
    })
    member.rebatesPending = add(member.rebatesPending, amount)
  }
}

/** What has been collected and what waits, over all rebates of the member. */
export const rebateSums = ({
  rebatesCollected: collected,
  rebatesPending: pending,
}: Member): { collected: Fen; pending: Fen } => ({ collected, pending })

/** Collects all that waits, at once and once; the amount is 0 when nothing waits. It asks 1x turnover. */
export function collectRebates(world: World, member: Member, now: number): Fen {
  const amount = member.rebatesPending
  if (amount <= 0) return ZERO
  const length = lengthOf(world, 'rebates', member.id)
  for (let position = member.rebatesCollectedTo; position < length; position++)
    rowAt(world, 'rebates', member.id, position).collectedMs = now
  member.rebatesCollectedTo = length
  member.rebatesCollected = add(member.rebatesCollected, amount)
  member.rebatesPending = ZERO
  const ref = `R${nextNumber(world, 'rebate')}`
  post(world, now, 'rebate', move(accounts.bonuses, accounts.central(member.id), amount), ref)
  addRequirement(world, member, { source: 'rebate', ref, amount }, now)
  return amount
}
