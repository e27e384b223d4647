import { type Game, gameOf, type SeatAt, type VenueState } from '../../games/games.ts'
import { venueBalance } from '../../state/members.ts'
import type { World } from '../../state/types.ts'
import { LEAST_ODDS } from '../bonus/turnover-weights.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'
import { PLAYS_KEPT, playsAt, type SeatPlay, seatKey } from './bets-seat.ts'
import { type Holder, holderOf } from './bets-ticket.ts'

/** The holder of a ticket, with the game that the ticket is for. */
export type Table = Holder & { game: Game; at: SeatAt }

/** The table of a ticket, or a refusal. */
export function tableOf(world: World, ticketName: string, now: number): Refusal | Table {
  const holder = holderOf(world, ticketName, now)
  if (isRefusal(holder)) return holder
  const { ticket, member } = holder
  const game = gameOf(ticket.gameCode)
  return game
    ? { ...holder, game, at: seatAt(world, member.id, ticket.gameCode, now) }
    : refuse('游戏不存在或已下架，请返回大厅选择其他游戏')
}

/** The member's seat at a game; by default for its coming round. */
export function seatAt(
  world: World,
  memberId: string,
  gameCode: string,
  now: number,
  round = world.seats[seatKey(memberId, gameCode)]?.round ?? 0,
): SeatAt {
  const gameSeed = `${world.meta.seed}:${gameCode}`
  return { gameSeed, seatSeed: `${gameSeed}:${memberId}`, round, now, leastOdds: LEAST_ODDS }
}

/** The plays at a table. */
export const playsOf = (world: World, { ticket, member }: Table): SeatPlay[] =>
  playsAt(world, member.id, ticket.gameCode)

/**
 * A plain copy of a value. Drafts end with the request, so what goes into another entry or an answer must be a
 * copy.
 */
export const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** The state that the page of the game shows now. */
export function stateOf(world: World, ticketName: string, now: number): Refusal | VenueState {
  const table = tableOf(world, ticketName, now)
  if (isRefusal(table)) return table
  const { ticket, member, game, at } = table
  const plays = playsOf(world, table)
  const settled = plays.filter(({ open }) => !open)
  const { skin, ...shown } = plainCopy(
    game.shown(
      at,
      plays.filter(({ open }) => open),
      settled.slice(-PLAYS_KEPT).reverse(),
    ),
  )
  return {
    now: at.now,
    venue: world.venues[ticket.plat]?.name ?? '',
    game: ticket.gameName,
    skin,
    balance: venueBalance(world, member.id, ticket.plat),
    ...shown,
  }
}
