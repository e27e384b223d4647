import { gameBehind } from '../../data/games.ts'
import type { GameKind } from '../../demo-sites/games/kinds.ts'
import type { VenueState } from '../../demo-sites/games/wire.ts'
import { venueBalance } from '../../state/members.ts'
import type { World } from '../../state/types.ts'
import type { RoundContext } from '../games/demo-game.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'
import { GAMES } from './bets-games.ts'
import { PLAYS_KEPT, type PlayWithOutcome, playsAt, seatKey } from './bets-seat.ts'
import { type Holder, holderOf } from './bets-ticket.ts'

/** The holder of a ticket, with the game that the ticket is for. */
export type Table<K extends GameKind = GameKind> = Holder & { kind: K; at: RoundContext }

/** The table of a ticket, or a refusal. */
export function tableOf(world: World, ticketName: string, now: number): Refusal | Table {
  const holder = holderOf(world, ticketName, now)
  if (isRefusal(holder)) return holder
  const { ticket, member } = holder
  const game = gameContext(world, member.id, ticket.gameCode, now)
  return game ? { ...holder, ...game } : refuse('游戏不存在或已下架，请返回大厅选择其他游戏')
}

/** The demo game behind a title, with the member's seat there; undefined if no demo game plays the title. */
export function gameContext(
  world: World,
  memberId: string,
  gameCode: string,
  now: number,
): Pick<Table, 'kind' | 'at'> | undefined {
  const game = gameBehind(gameCode)
  if (!game) return undefined
  const gameSeed = `${world.meta.seed}:${gameCode}`
  const round = world.seats[seatKey(memberId, gameCode)]?.round ?? 0
  return {
    kind: game.kind,
    at: { gameSeed, seatSeed: `${gameSeed}:${memberId}`, skin: game.skin, round, now },
  }
}

/** The plays at a table. The cast is safe: a seat's key names its game, and a game has one kind. */
export const playsOf = <K extends GameKind>(
  world: World,
  { ticket, member }: Table<K>,
): PlayWithOutcome<K>[] => playsAt(world, member.id, ticket.gameCode) as PlayWithOutcome<K>[]

/**
 * A plain copy of a value. Drafts end with the request, so what goes into another entry or an answer must be a
 * copy.
 */
export const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** The state that the page of the game shows now. */
export function stateOf(world: World, ticketName: string, now: number): Refusal | VenueState {
  const table = tableOf(world, ticketName, now)
  return isRefusal(table) ? table : shownState(world, table)
}

function shownState<K extends GameKind>(world: World, table: Table<K>): VenueState<K> {
  const { ticket, member, kind, at } = table
  const game = GAMES[kind]
  const plays = playsOf(world, table)
  const betShown = ({ play }: PlayWithOutcome<K>) => ({
    id: play.betId,
    stake: play.stake,
    placedAt: play.placedMs,
    dueAt: game.shownDue?.(at) ?? play.dueMs,
    pick: plainCopy(game.pick(at, play)),
  })
  return {
    now: at.now,
    venue: world.venues[ticket.plat]?.name ?? '',
    game: ticket.gameName,
    skin: at.skin,
    balance: venueBalance(world, member.id, ticket.plat),
    ...game.limits,
    table: game.table(at),
    open: plays.filter(({ open }) => open).map(betShown),
    recent: plays
      .filter(({ open }) => !open)
      .slice(-PLAYS_KEPT)
      .reverse()
      .map((settled) => ({
        ...betShown(settled),
        returned: settled.returned,
        ...(settled.isVoid ? { isVoid: true as const } : {}),
        result: plainCopy(game.result(at, settled.play)),
      })),
  }
}
