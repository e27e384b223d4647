import { gameBehind } from '../../data/games.ts'
import type { GameKind } from '../../demo-sites/games/kinds.ts'
import type { VenueState } from '../../demo-sites/games/wire.ts'
import { isRefusal, type Refusal, refuse } from '../../server/outcome.ts'
import { venueBalance } from '../../state/members.ts'
import type { World } from '../../state/types.ts'
import type { RoundContext } from '../games/demo-game.ts'
import { GAMES } from './bets-games.ts'
import { PLAYS_KEPT, type PlayWithOutcome, playsAt, seatKey } from './bets-seat.ts'
import { type Holder, holderOf } from './bets-ticket.ts'

/** A ticket's holder at the game behind its title. */
export type Table<K extends GameKind = GameKind> = Holder & { kind: K; at: RoundContext }

/** The table that a ticket leads to, or the refusal. */
export function tableOf(world: World, ticketName: string, now: number): Refusal | Table {
  const holder = holderOf(world, ticketName, now)
  if (isRefusal(holder)) return holder
  const { ticket, member } = holder
  const game = gameContext(world, member.id, ticket.gameCode, now)
  return game ? { ...holder, ...game } : refuse('游戏不存在或已下架，请返回大厅选择其他游戏')
}

/** The demo game behind a title, as a member's seat there has it; undefined where no game here plays it. */
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

/** The cast is safe: a seat's key names its game, and a game has one kind. */
export const playsOf = <K extends GameKind>(
  world: World,
  { ticket, member }: Table<K>,
): PlayWithOutcome<K>[] => playsAt(world, member.id, ticket.gameCode) as PlayWithOutcome<K>[]

/** Drafts end with the request, so what goes into another entry or an answer must be a plain copy. */
export const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** What the page of the game shows now. */
export function stateOf(world: World, ticketName: string, now: number): Refusal | VenueState {
  const table = tableOf(world, ticketName, now)
  return isRefusal(table) ? table : shownState(world, table)
}

function shownState<K extends GameKind>(world: World, table: Table<K>): VenueState<K> {
  const { ticket, member, kind, at } = table
  const game = GAMES[kind]
  const plays = playsOf(world, table)
  const shown = ({ play }: PlayWithOutcome<K>) => ({
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
    open: plays.filter((one) => one.open).map(shown),
    recent: plays
      .filter((one) => !one.open)
      .slice(-PLAYS_KEPT)
      .reverse()
      .map((one) => ({
        ...shown(one),
        returned: one.returned,
        ...(one.isVoid ? { isVoid: true as const } : {}),
        result: plainCopy(game.result(at, one.play)),
      })),
  }
}
