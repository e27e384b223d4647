import { type Fen, fen } from '#contracts/money/money.ts'
import { BET_INVALID, BET_OPEN } from '#contracts/wire/record-codes.ts'
import type { GameKind, GameTypes } from '../../demo-sites/games/kinds.ts'
import { rowAt } from '../../state/store/log.ts'
import type { Bet } from '../../state/store/log-rows.ts'
import type { VenuePlay, World } from '../../state/types.ts'

/** The pick and the draw that each game stores with a bet. */
export type Plays = { [K in GameKind]: Pick<GameTypes[K], 'pick' | 'drawn'> }

/** A play with the types of pick and draw of its game. */
export type GamePlay<K extends GameKind = GameKind> = Omit<VenuePlay, 'pick' | 'drawn'> & {
  pick: Plays[K]['pick']
  drawn: Plays[K]['drawn']
}

/** How many settled plays a seat keeps. The member's records have all bets. */
export const PLAYS_KEPT = 20
/** The most open bets at one game. Only the lottery allows more than one. */
export const MAX_OPEN_TICKETS = 20

export const seatKey = (memberId: string, gameCode: string): string => `${memberId}:${gameCode}`

export const betOf = (world: World, memberId: string, play: GamePlay): Bet =>
  rowAt(world, 'bets', memberId, play.position)
export const isBetOpen = (bet: Bet): boolean => bet.status === BET_OPEN

/** A play with the state of its bet; `returned` is 0 while it is open. */
export type PlayWithOutcome<K extends GameKind = GameKind> = {
  play: GamePlay<K>
  open: boolean
  /** The bet became invalid. */
  isVoid: boolean
  returned: Fen
}

/** The seat's plays, oldest first, each with the state of its bet. */
export function playsAt(world: World, memberId: string, gameCode: string): PlayWithOutcome[] {
  // The world types picks and draws as unknown. The cast is safe, because only the game that wrote them reads
  // them.
  const plays = (world.seats[seatKey(memberId, gameCode)]?.plays ?? []) as GamePlay[]
  return plays.map((play) => {
    const bet = betOf(world, memberId, play)
    const isVoid = bet.status === BET_INVALID
    // The stake of an invalid bet was returned, so it is not shown as lost.
    return { play, open: isBetOpen(bet), isVoid, returned: fen(isVoid ? bet.stake : bet.payout) }
  })
}
