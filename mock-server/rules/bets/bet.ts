import { add, type Fen, subtract, ZERO } from '#contracts/money/money.ts'
import { BET_INVALID, BET_OPEN, BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { schedule, unschedule } from '../../state/due.ts'
import { accounts, balanceOf, move, post } from '../../state/ledger.ts'
import { nextNumber, rngOf } from '../../state/random.ts'
import { append, categoryLog, rowAt } from '../../state/store/log.ts'
import type { Bet, BetTexts } from '../../state/store/log-rows.ts'
import type { DueWork, Member, SettleWork, World } from '../../state/types.ts'
import { countForRebate } from '../bonus/rebate.ts'
import { type BetOutcome, turnoverOf, validStakeOf } from '../bonus/turnover.ts'
import { countTurnover } from '../bonus/wagering.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'

/**
 * Bets of the demo games. The stake leaves the venue wallet at once. The game has drawn the outcome from the
 * world's generator, but it is booked only when the bet settles.
 */
export type NewBet = BetOutcome & {
  plat: string
  gameCode: string
  category: string
  stake: Fen
  /** The bet becomes invalid instead of settling. */
  isVoid?: boolean
  /** The texts of the bet, for bets whose play no seat will have. */
  told?: BetTexts
}

export type Placed = { bet: Bet; position: number; settlesMs: number }

/** Takes the stake from the venue wallet. The bet settles at `settlesMs`, which its game chooses. */
export function placeBet(
  world: World,
  member: Member,
  newBet: NewBet,
  now: number,
  settlesMs: number,
): Refusal | Placed {
  const placed = stake(world, member, newBet, now)
  if (isRefusal(placed)) return placed
  schedule(world, settlesMs, {
    kind: 'settle',
    memberId: member.id,
    position: placed.position,
    ...outcomeOf(newBet),
    ...(newBet.isVoid ? { voids: true } : {}),
  })
  return { ...placed, settlesMs }
}

/** The outcome alone, without what is undefined: it is stored. */
const outcomeOf = ({ payout, countedStake, unplayed }: BetOutcome) => ({
  payout,
  ...(countedStake === undefined ? {} : { countedStake }),
  ...(unplayed === undefined ? {} : { unplayed }),
})

/** How a decision of the player changes an open bet: more stake, another payout, another time. */
export type BetChange = BetOutcome & { position: number; raise: Fen; settlesMs: number }

/** Changes an unsettled bet, which still settles once, as one piece of waiting work. A refusal changes nothing. */
export function changeBet(
  world: World,
  member: Member,
  { position, raise, settlesMs, ...outcome }: BetChange,
  now: number,
): Refusal | undefined {
  const bet = rowAt(world, 'bets', member.id, position)
  const isOfThisBet = (work: DueWork): work is SettleWork =>
    work.kind === 'settle' && work.memberId === member.id && work.position === position
  const waiting = Object.values(world.due).flatMap(({ work }) => (isOfThisBet(work) ? [{ ...work }] : []))
  const [work] = waiting
  if (bet.status !== BET_OPEN || !work) return refuse('本局已结算，不能再操作')
  if (raise > 0) {
    const wallet = accounts.venue(member.id, bet.plat)
    const venue = world.venues[bet.plat]
    if (!venue?.open) return refuse(`${venue?.name ?? '场馆'}维护中，暂时无法投注，请稍后再试`)
    if (raise > balanceOf(world, wallet)) return refuse(`${venue.name}余额不足，请先转入资金`)
    post(world, now, 'stake', move(wallet, accounts.venueResult(bet.plat), raise), bet.id)
    bet.stake = add(bet.stake, raise)
  }
  unschedule(world, isOfThisBet)
  const { countedStake: _counted, unplayed: _unplayed, ...unchanged } = work
  schedule(world, settlesMs, { ...unchanged, ...outcomeOf(outcome) })
  return undefined
}

/** Places a bet and settles it at once: for games that show the outcome at once, and for scenarios with a history. */
export function playAtOnce(world: World, member: Member, newBet: NewBet, now: number): Refusal | Placed {
  const placed = stake(world, member, newBet, now)
  if (isRefusal(placed)) return placed
  settleBet(world, member.id, placed.position, newBet, now)
  return { ...placed, settlesMs: now }
}

function stake(
  world: World,
  member: Member,
  newBet: NewBet,
  now: number,
): Refusal | Omit<Placed, 'settlesMs'> {
  const venue = world.venues[newBet.plat]
  if (!venue) return refuse('场馆不存在，请返回大厅重新进入')
  if (!venue.open) return refuse(`${venue.name}维护中，暂时无法投注，请稍后再试`)
  if (newBet.stake <= 0) return refuse('投注金额必须大于 0，请重新输入')
  const wallet = accounts.venue(member.id, newBet.plat)
  if (newBet.stake > balanceOf(world, wallet)) return refuse(`${venue.name}余额不足，请先转入资金`)
  const bet: Bet = {
    id: `B${String(nextNumber(world, 'bet')).padStart(8, '0')}${rngOf(world).text(4, '0123456789')}`,
    atMs: now,
    plat: newBet.plat,
    gameCode: newBet.gameCode,
    category: newBet.category,
    stake: newBet.stake,
    payout: ZERO,
    turnover: ZERO,
    status: BET_OPEN,
    ...(newBet.told === undefined ? {} : { told: newBet.told }),
  }
  post(world, now, 'stake', move(wallet, accounts.venueResult(newBet.plat), newBet.stake), bet.id)
  const position = append(world, 'bets', member.id, bet)
  append(world, 'betsByCategory', categoryLog(member.id, newBet.category), { atMs: now, position })
  return { bet, position }
}

/**
 * Books the outcome of an unsettled bet. Does nothing for other bets, so that a bet pays at most once. What was not played
 * comes back first; a bet of which nothing was played becomes invalid.
 */
export function settleBet(
  world: World,
  memberId: string,
  position: number,
  outcome: BetOutcome,
  now: number,
): void {
  const { payout, unplayed = ZERO } = outcome
  const bet = rowAt(world, 'bets', memberId, position)
  const member = world.members[memberId]
  if (!member || bet.status !== BET_OPEN) return
  if (unplayed === bet.stake) {
    voidBet(world, memberId, position, now)
    return
  }
  const [venue, wallet] = [accounts.venueResult(bet.plat), accounts.venue(memberId, bet.plat)]
  if (unplayed > 0) {
    post(world, now, 'unplayed', move(venue, wallet, unplayed), bet.id)
    bet.stake = subtract(bet.stake, unplayed)
  }
  if (payout > 0) post(world, now, 'payout', move(venue, wallet, payout), bet.id)
  bet.payout = payout
  bet.turnover = turnoverOf(bet, outcome)
  bet.status = BET_SETTLED
  countTurnover(member, bet.turnover)
  countForRebate(member, bet.plat, validStakeOf(bet, outcome))
}

/** Makes an unsettled bet invalid: the stake is returned, and nothing counts as turnover. False for any other bet. */
export function voidBet(world: World, memberId: string, position: number, now: number): boolean {
  const bet = rowAt(world, 'bets', memberId, position)
  if (bet.status !== BET_OPEN) return false
  const wallet = accounts.venue(memberId, bet.plat)
  post(world, now, 'void', move(accounts.venueResult(bet.plat), wallet, bet.stake), bet.id)
  bet.status = BET_INVALID
  return true
}

/** What a bet won: negative if it lost, 0 unless it has settled. */
export const winLoss = (bet: Bet): Fen =>
  bet.status === BET_SETTLED ? subtract(bet.payout, bet.stake) : ZERO
