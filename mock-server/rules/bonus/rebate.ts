import { add, type Fen, shareOf, ZERO } from '#contracts/money/money.ts'

import { isGameCategory } from '../../state/catalogue.ts'
import { accounts, move, post } from '../../state/ledger.ts'
import { nextNumber } from '../../state/random.ts'
import { append, lengthOf, rowAt } from '../../state/store/log.ts'
import type { Member, World } from '../../state/types.ts'
import { REBATE_KIND, VIP_LEVELS } from './vip-levels.ts'
import { addRequirement } from './wagering.ts'

/** Rebates (返水): the valid stake of a day times the level's rate for the category, rounded down to the fen. */

const rateOf = (level: number, category: string) => {
  const rates = VIP_LEVELS.find((seed) => seed.level === level)?.rates
  return rates && isGameCategory(category) ? rates[REBATE_KIND[category]] : undefined
}

/** Adds the valid stake of a bet to the rebate of the day on which it settled. */
export function countForRebate(member: Member, plat: string, validStake: Fen): void {
  member.staked[plat] = add(member.staked[plat] ?? ZERO, validStake)
}

/**
 * Adds the rebates of the Beijing day that ends: one row for each venue, for the bets that settled on that day. A
 * bet that is still open counts on the day on which it settles.
 */
export function accrueRebates(world: World, member: Member, midnight: number): void {
  const stakes = { ...member.staked }
  if (Object.keys(stakes).length === 0) return
  member.staked = {}
  for (const { plat, name, category } of Object.values(world.venues).sort((a, b) => a.order - b.order)) {
    const rate = rateOf(member.vip, category)
    const stake = stakes[plat] ?? ZERO
    const amount = rate === undefined ? ZERO : shareOf(stake, rate)
    if (rate === undefined || amount <= 0) continue
    append(world, 'rebates', member.id, {
      atMs: midnight,
      plat,
      gameName: name,
      category,
      amount,
      stake,
      rate,
      collectedMs: null,
    })
    member.rebatesPending = add(member.rebatesPending, amount)
  }
}

/** The sums of the member's collected and pending rebates. */
export const rebateSums = ({
  rebatesCollected: collected,
  rebatesPending: pending,
}: Member): { collected: Fen; pending: Fen } => ({ collected, pending })

/**
 * Collects all pending rebates, each once, and returns the amount; 0 if there are none. Adds a wagering
 * requirement of the same amount.
 */
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
