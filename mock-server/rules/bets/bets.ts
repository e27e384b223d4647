import type { Fen } from '#contracts/money/money.ts'
import type { VenueState } from '../../games/games.ts'
import { rngOf } from '../../state/random.ts'
import type { VenuePlay, World } from '../../state/types.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'
import { placeBet } from './bet.ts'
import { betOf, PLAYS_KEPT, seatKey } from './bets-seat.ts'
import { plainCopy, playsOf, stateOf, type Table, tableOf } from './bets-table.ts'
import { drawAs, takeNextRound } from './steered-round.ts'

/**
 * Bets at the demo games. The stake comes from the venue wallet, and the outcome is drawn at once from the world's
 * generator. It stays hidden until the bet settles by the mock's clock and the venue pays
 * (docs/rules.md#demo-games).
 */

export type TableBet = { key: string; stake: Fen; pick: unknown }

/** Places a bet; a repeated key places none. A refusal changes nothing. */
export function playBet(world: World, ticketName: string, bet: TableBet, now: number): Refusal | VenueState {
  const table = tableOf(world, ticketName, now)
  if (isRefusal(table)) return table
  return placeAt(world, table, bet) ?? stateOf(world, ticketName, now)
}

function placeAt(world: World, table: Table, { key, stake, pick: raw }: TableBet): Refusal | undefined {
  const { ticket, member, game, at } = table
  const plays = playsOf(world, table)
  if (plays.some(({ play }) => play.key === key)) return undefined
  const open = plays.filter((play) => play.open)
  const bet = game.bet(at, open, stake, raw)
  if (typeof bet === 'string') return refuse(bet)

  const rng = rngOf(world)
  // A draw that all players share cannot be steered for one of them: the set outcome waits for a round of the
  // member's own.
  const wanted = bet.isShared && member.nextRound !== 'void' ? null : takeNextRound(member)
  const { drawn, outcome } = drawAs(wanted, () => ({
    stake,
    ...bet.draw((sides) => rng.int(0, sides - 1)),
  }))
  const { plat, gameCode, category } = ticket
  const newBet = { plat, gameCode, category, stake, ...outcome, isVoid: wanted === 'void' }
  const placed = placeBet(world, member, newBet, at.now, bet.settlesAt(drawn))
  if (isRefusal(placed)) return placed
  const play: VenuePlay = {
    key,
    betId: placed.bet.id,
    position: placed.position,
    stake,
    placedMs: at.now,
    dueMs: placed.settlesMs,
    round: bet.round,
    pick: bet.pick,
    drawn,
    ...(wanted === null || wanted === 'void' ? {} : { wanted }),
  }
  const settled = plays.filter((one) => !one.open)
  for (const dropped of settled.slice(0, -PLAYS_KEPT))
    betOf(world, member.id, dropped.play).told = game.texts(at, dropped)
  const kept = [...settled.slice(-PLAYS_KEPT), ...open].map(({ play: keptPlay }) => plainCopy(keptPlay))
  world.seats[seatKey(member.id, gameCode)] = {
    round: at.round + 1,
    plays: [...kept, play].sort((a, b) => a.position - b.position),
  }
  return undefined
}
