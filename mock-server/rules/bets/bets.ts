import type { Fen } from '#contracts/money/money.ts'
import type { GameKind } from '../../demo-sites/games/kinds.ts'
import { limitText } from '../../demo-sites/games/limit-text.ts'
import type { VenueState } from '../../demo-sites/games/wire.ts'
import { rngOf } from '../../state/random.ts'
import type { World } from '../../state/types.ts'
import { isRefusal, type Refusal, refuse } from '../outcome.ts'
import { placeBet } from './bet.ts'
import { outcomeOf } from './bet-outcome.ts'
import { playTexts } from './bet-texts.ts'
import { GAMES } from './bets-games.ts'
import { betOf, type GamePlay, PLAYS_KEPT, seatKey } from './bets-seat.ts'
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

function placeAt<K extends GameKind>(
  world: World,
  table: Table<K>,
  { key, stake, pick: raw }: TableBet,
): Refusal | undefined {
  const { ticket, member, kind, at } = table
  const plays = playsOf(world, table)
  if (plays.some(({ play }) => play.key === key)) return undefined
  const game = GAMES[kind]
  const math = game.math(at)
  const { min, max } = game.limits
  if (stake < min || stake > max) return refuse(`单注限额 ${limitText(min, max)}，请调整投注金额`)
  const open = plays.filter(({ open }) => open)
  const closed = game.closed(at, open)
  if (closed !== undefined) return refuse(closed)
  const pick = math.read(raw)
  if (typeof pick === 'string') return refuse(pick)
  if ((math.staked?.(pick) ?? stake) !== stake) return refuse('投注金额有误，请重新下注')
  const tooMuch = math.tooMuch?.(stake, pick)
  if (tooMuch !== undefined) return refuse(tooMuch)

  const rng = rngOf(world)
  // A draw that all players share cannot be steered for one of them: the set outcome waits for a round of the
  // member's own.
  const wanted = math.shared && member.nextRound !== 'void' ? null : takeNextRound(member)
  const { drawn, outcome } = drawAs(wanted, () => {
    const drawn = math.draw((sides) => rng.int(0, sides - 1), pick)
    return { stake, drawn, outcome: outcomeOf(math, stake, pick, drawn) }
  })
  const { plat, gameCode, category } = ticket
  const newBet = { plat, gameCode, category, stake, ...outcome, isVoid: wanted === 'void' }
  const placed = placeBet(world, member, newBet, at.now, game.settlesAt(at, drawn, pick))
  if (isRefusal(placed)) return placed
  const play: GamePlay<K> = {
    key,
    betId: placed.bet.id,
    position: placed.position,
    stake,
    placedMs: at.now,
    dueMs: placed.settlesMs,
    round: game.round?.(at) ?? at.round,
    pick,
    drawn,
    ...(wanted === null || wanted === 'void' ? {} : { wanted }),
  }
  const settled = plays.filter(({ open }) => !open)
  for (const { play: dropped, returned } of settled.slice(0, -PLAYS_KEPT))
    betOf(world, member.id, dropped).told = playTexts(kind, at, dropped, returned)
  const kept = [...settled.slice(-PLAYS_KEPT), ...open].map(({ play: keptPlay }) => plainCopy(keptPlay))
  world.seats[seatKey(member.id, gameCode)] = {
    round: at.round + 1,
    plays: [...kept, play].sort((a, b) => a.position - b.position),
  }
  return undefined
}
