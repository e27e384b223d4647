import { type Fen, plain } from '#contracts/money.ts'
import type { GameKind } from '../demo-sites/games/game.ts'
import { presentationOf } from '../demo-sites/games/kinds.ts'
import type { VenueState } from '../demo-sites/games/wire.ts'
import { isRefusal, type Refusal, refuse } from '../server/outcome.ts'
import { venueBalance } from '../state/members.ts'
import { rngOf } from '../state/random.ts'
import type { World } from '../state/types.ts'
import { placeBet } from './bet.ts'
import { GAMES, type RoundContext } from './bets-games.ts'
import { type GamePlay, LIMITS, PLAYS_KEPT, type PlayWithOutcome, playsAt, seatKey } from './bets-seat.ts'
import { type Holder, holderOf } from './bets-ticket.ts'
import { drawRound } from './steered-round.ts'

/**
 * Bets at the demo games: staked from the venue wallet and drawn at once from the world's generator. The outcome stays
 * hidden until the bet settles by the mock backend's clock, and the venue pays (docs/rules.md#demo-games).
 */

export type TableBet = { key: string; stake: Fen; pick: unknown }

/** Places a bet; the same key again places none. A refusal has changed nothing. */
export function playBet(world: World, ticketName: string, bet: TableBet, now: number): Refusal | VenueState {
  const holder = holderOf(world, ticketName, now)
  if (isRefusal(holder)) return holder
  const { kind } = presentationOf(holder.ticket.category, holder.ticket.plat)
  const refused = placeAt(world, holder, kind, bet, now)
  return refused ?? stateAt(world, holder, kind, now)
}

/** What the page of the game shows now. */
export function stateOf(world: World, ticketName: string, now: number): Refusal | VenueState {
  const holder = holderOf(world, ticketName, now)
  if (isRefusal(holder)) return holder
  return stateAt(world, holder, presentationOf(holder.ticket.category, holder.ticket.plat).kind, now)
}

function roundContextOf(world: World, { ticket, member }: Holder, now: number): RoundContext {
  const gameSeed = `${world.meta.seed}:${ticket.gameCode}`
  return {
    gameSeed,
    seatSeed: `${gameSeed}:${member.id}`,
    skin: presentationOf(ticket.category, ticket.plat).skin,
    round: world.seats[seatKey(member.id, ticket.gameCode)]?.round ?? 0,
    now,
  }
}

/** The cast is safe: a seat's key names its game, and a game has one kind. */
const playsOf = <K extends GameKind>(world: World, { ticket, member }: Holder): PlayWithOutcome<K>[] =>
  playsAt(world, member.id, ticket.gameCode) as PlayWithOutcome<K>[]

function placeAt<K extends GameKind>(
  world: World,
  holder: Holder,
  kind: K,
  { key, stake, pick: raw }: TableBet,
  now: number,
): Refusal | undefined {
  const { ticket, member } = holder
  const plays = playsOf<K>(world, holder)
  if (plays.some(({ play }) => play.key === key)) return undefined
  const at = roundContextOf(world, holder, now)
  const game = GAMES[kind]
  const math = game.math(at)
  const { min, max } = LIMITS[kind]
  if (stake < min || stake > max)
    return refuse(`单注限额 ${limitText(min)}～${limitText(max)} 元，请调整投注金额`)
  const open = plays.filter((one) => one.open)
  const closed = game.closed(at, open)
  if (closed !== undefined) return refuse(closed)
  const pick = math.read(raw)
  if (typeof pick === 'string') return refuse(pick)

  const rng = rngOf(world)
  const { drawn, payout, isVoid } = drawRound(member, stake, () => {
    const outcome = math.draw((sides) => rng.int(0, sides - 1), pick)
    return { drawn: outcome, payout: math.returned(stake, pick, outcome) }
  })
  const { plat, gameCode, category } = ticket
  const countedStake = math.countedStake?.(stake, pick, drawn)
  const newBet = { plat, gameCode, category, stake, payout, countedStake, isVoid }
  const placed = placeBet(world, member, newBet, now, game.settlesAt(at))
  if (isRefusal(placed)) return placed
  const play: GamePlay<K> = {
    key,
    betId: placed.bet.id,
    position: placed.position,
    stake,
    placedMs: now,
    dueMs: placed.settlesMs,
    round: game.round(at),
    pick,
    drawn,
  }
  const settled = plays.filter((one) => !one.open).slice(-PLAYS_KEPT)
  const remembered = [...settled, ...open].map((one) => plainCopy(one.play))
  world.seats[seatKey(member.id, gameCode)] = {
    round: at.round + 1,
    plays: [...remembered, play].sort((a, b) => a.position - b.position),
  }
  return undefined
}

/** Drafts end with the request, so what goes into another entry or an answer must be a plain copy. */
const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** `1,000`: limits are whole 元. */
const limitText = (amount: Fen): string => plain(amount).replace(/\.00$/, '')

function stateAt<K extends GameKind>(world: World, holder: Holder, kind: K, now: number): VenueState<K> {
  const { ticket, member } = holder
  const at = roundContextOf(world, holder, now)
  const game = GAMES[kind]
  const plays = playsOf<K>(world, holder)
  const shown = ({ play }: PlayWithOutcome<K>) => ({
    id: play.betId,
    stake: play.stake,
    placedAt: play.placedMs,
    dueAt: play.dueMs,
    pick: plainCopy(game.pick(at, play)),
  })
  return {
    now,
    venue: world.venues[ticket.plat]?.name ?? '',
    game: ticket.gameName,
    skin: at.skin,
    balance: venueBalance(world, member.id, ticket.plat),
    ...LIMITS[kind],
    table: game.table(at),
    open: plays.filter((one) => one.open).map(shown),
    recent: plays
      .filter((one) => !one.open)
      .slice(-PLAYS_KEPT)
      .reverse()
      .map((one) => ({
        ...shown(one),
        returned: one.returned,
        result: plainCopy(game.result(at, one.play)),
      })),
  }
}
