import type { StoredGame } from '../state/catalogue.ts'
import type { Member, World } from '../state/types.ts'
import { openTicket } from './bets/bets-ticket.ts'
import { autoTransferTo } from './orders/transfer.ts'
import { isRefusal, type Refusal, refuse } from './outcome.ts'

/** What a launch needs beside the member and the time. */
export type LaunchRequest = { plat: string; code: string; token: string }

/** A listed game, by its venue and code. */
const gameAt = (world: World, plat: string, code: string): StoredGame | undefined => {
  const game = world.games[code]
  return game?.plat === plat && game.listed ? game : undefined
}

/**
 * Opens a game for a member and returns a new ticket. With auto-transfer on, all money of the
 * member moves into the venue first. A refusal moves nothing.
 */
export function launchGame(
  world: World,
  member: Member,
  { plat, code, token }: LaunchRequest,
  now: number,
): Refusal | { ticket: string } {
  const venue = world.venues[plat]
  if (!venue) return refuse('场馆不存在，请返回大厅重新选择')
  const game = gameAt(world, plat, code)
  if (!game) return refuse('游戏不存在或已下架，请返回大厅选择其他游戏')
  if (!venue.open) return refuse(`${venue.name}维护中，请稍后再来`)
  const moved = autoTransferTo(world, member, plat, now)
  if (isRefusal(moved)) return moved
  const { name: gameName, category } = game
  return {
    ticket: openTicket(world, { member, token, plat, gameCode: code, gameName, category }, now),
  }
}
