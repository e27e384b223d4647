import { GAME_CATEGORIES } from '#contracts/codes.ts'
import { add, type Fen, shareOf, ZERO } from '#contracts/money.ts'
import type { GameCategory } from '../data/venues.ts'
import { REBATE_KIND, VIP_LEVELS } from '../data/vip-levels.ts'
import { accounts, move, post } from '../world/ledger.ts'
import { append, lengthOf, rowAt } from '../world/log.ts'
import { nextNumber } from '../world/random.ts'
import type { Bet, Member, World } from '../world/world.ts'
import { oweTurnover } from './wagering.ts'

/** Rebates (返水): settled stake x the level's percentage for the kind of game, in fen, rounded down (readings). */

const isCategory = (category: string): category is GameCategory => Object.hasOwn(GAME_CATEGORIES, category)

const rateOf = (level: number, category: string) => {
  const rates = VIP_LEVELS.find((seed) => seed.level === level)?.rates
  return rates && isCategory(category) ? rates[REBATE_KIND[category]] : undefined
}

/**
 * Works out the rebates of bets placed before `untilMs` that have none yet: one row a venue. It stops at the first bet
 * that is not settled, which then waits with all later ones for the next time; so each bet counts exactly once.
 */
export function accrueRebates(world: World, member: Member, untilMs: number): void {
  const stakes = new Map<string, { category: string; stake: Fen }>()
  const length = lengthOf(world, 'bets', member.id)
  let position = member.rebatedTo
  for (; position < length; position++) {
    const bet: Bet = rowAt(world, 'bets', member.id, position)
    if (bet.atMs >= untilMs || bet.status === 2) break
    if (bet.status === 0) continue
    const sum = stakes.get(bet.plat)?.stake ?? ZERO
    stakes.set(bet.plat, { category: bet.category, stake: add(sum, bet.stake) })
  }
  if (position === member.rebatedTo) return
  member.rebatedTo = position
  for (const [plat, { category, stake }] of stakes) {
    const rate = rateOf(member.vip, category)
    const amount = rate === undefined ? ZERO : shareOf(stake, rate)
    if (amount <= 0) continue
    const gameName = world.venues[plat]?.name ?? plat
    append(world, 'rebates', member.id, {
      atMs: untilMs,
      plat,
      gameName,
      category,
      amount,
      collectedMs: null,
    })
    member.rebatesWaiting = add(member.rebatesWaiting, amount)
  }
}

/** What has been collected and what waits, over all rebates of the member. */
export const rebateSums = ({
  rebatesTaken: collected,
  rebatesWaiting: pending,
}: Member): { collected: Fen; pending: Fen } => ({ collected, pending })

/** Collects all that waits, at once and once; the amount is 0 when nothing waits. It asks 1x turnover (spec section 9). */
export function collectRebates(world: World, member: Member, now: number): Fen {
  const amount = member.rebatesWaiting
  if (amount <= 0) return ZERO
  const length = lengthOf(world, 'rebates', member.id)
  for (let position = member.rebatesTakenTo; position < length; position++)
    rowAt(world, 'rebates', member.id, position).collectedMs = now
  member.rebatesTakenTo = length
  member.rebatesTaken = add(member.rebatesTaken, amount)
  member.rebatesWaiting = ZERO
  const ref = `R${nextNumber(world, 'rebate')}`
  post(world, now, 'rebate', move(accounts.promotions, accounts.central(member.id), amount), ref)
  oweTurnover(world, member, { source: 'rebate', ref, amount }, now)
  return amount
}
