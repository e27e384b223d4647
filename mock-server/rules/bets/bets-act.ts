import type { VenueState } from '../../games/games.ts'
import { rngOf } from '../../state/random.ts'
import type { World } from '../../state/types.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'
import { changeBet } from './bet.ts'
import { seatKey } from './bets-seat.ts'
import { plainCopy, playsOf, stateOf, type Table, tableOf } from './bets-table.ts'
import { drawAs } from './steered-round.ts'

/** A decision about an open bet. `key` is the page's key of the tap. */
export type TableAct = { key: string; betId: string; action: unknown }

/**
 * Carries out a decision about an open bet; a repeated key does nothing. The bet's payout then follows from its
 * decisions, and it still settles once. A refusal changes nothing (docs/rules.md#decisions-in-a-game).
 */
export function actOnBet(world: World, ticketName: string, act: TableAct, now: number): Refusal | VenueState {
  const table = tableOf(world, ticketName, now)
  if (isRefusal(table)) return table
  return actAt(world, table, act) ?? stateOf(world, ticketName, now)
}

function actAt(world: World, table: Table, { key, betId, action }: TableAct): Refusal | undefined {
  const { ticket, member, game } = table
  const found = playsOf(world, table).find(({ play }) => play.betId === betId)
  if (!found) return refuse('没有找到这一局，请返回大厅重新进入')
  const { play, open } = found
  if (play.acts?.includes(key)) return undefined
  if (!open) return refuse('本局已结算，不能再操作')
  // The round of the bet, not the seat's coming one.
  const decision = game.act({ ...table.at, round: play.round }, play, action)
  if (typeof decision === 'string') return refuse(decision)

  const rng = rngOf(world)
  const { drawn, raise, settlesAt, outcome, stake } = drawAs(play.wanted ?? null, () =>
    decision((sides) => rng.int(0, sides - 1)),
  )
  const change = { position: play.position, raise, ...outcome, settlesMs: settlesAt }
  const refused = changeBet(world, member, change, table.at.now)
  if (refused) return refused
  const seat = world.seats[seatKey(member.id, ticket.gameCode)]
  for (const stored of seat?.plays ?? []) {
    if (stored.betId !== betId) continue
    stored.stake = stake
    stored.dueMs = settlesAt
    stored.drawn = plainCopy(drawn)
    stored.acts = [...(stored.acts ?? []), key]
  }
  return undefined
}
