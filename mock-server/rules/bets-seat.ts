import { type Fen, fen, wholeYuan } from '#contracts/money.ts'
import type { DragonDrawn, DragonPick } from '../games/dragon.ts'
import type { GameKind } from '../games/game.ts'
import type { LotteryDrawn, LotteryPick } from '../games/lottery.ts'
import type { SlipDrawn, SlipPick } from '../games/slip.ts'
import type { SlotDrawn } from '../games/slot.ts'
import { rowAt } from '../world/log.ts'
import type { Bet } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Lets its holder play one game with one member's venue wallet, for as long as the session lives that it was opened in. */
export type VenueTicket = {
  memberId: string
  token: string
  plat: string
  gameCode: string
  gameName: string
  category: string
  atMs: number
}

/** What each game remembers of a bet. */
export type Plays = {
  slot: { pick: Record<string, never>; drawn: SlotDrawn }
  lottery: { pick: LotteryPick; drawn: LotteryDrawn }
  slip: { pick: SlipPick; drawn: SlipDrawn }
  dragon: { pick: DragonPick; drawn: DragonDrawn }
}

/** One bet as the game saw it: the outcome is drawn with the bet, and shown when the bet has settled. */
export type Play<K extends GameKind = GameKind> = {
  /** What the page named the tap: the same key is the same bet. */
  key: string
  betId: string
  /** Where the bet lies in the member's log. */
  position: number
  stake: Fen
  placedMs: number
  dueMs: number
  /** Round of the slip's matches, or period of the lottery. */
  round: number
  pick: Plays[K]['pick']
  drawn: Plays[K]['drawn']
}

/** A member's place at one game: the coming round, and the last plays, oldest first. */
export type VenueSeat = { round: number; plays: Play[] }

/** Settled plays that a seat remembers; the member's records have all bets. */
export const REMEMBERED = 20
/** Open bets at one game at a time (only the lottery takes more than one). */
export const MOST_OPEN = 20

export const seatKey = (memberId: string, gameCode: string): string => `${memberId}:${gameCode}`

export const LIMITS = {
  slot: { min: wholeYuan(1), max: wholeYuan(1_000) },
  lottery: { min: wholeYuan(1), max: wholeYuan(200) },
  slip: { min: wholeYuan(1), max: wholeYuan(2_000) },
  dragon: { min: wholeYuan(1), max: wholeYuan(2_000) },
} as const satisfies Record<GameKind, { min: Fen; max: Fen }>

export const betOf = (world: World, memberId: string, play: Play): Bet =>
  rowAt(world, 'bets', memberId, play.position)
export const isBetOpen = (bet: Bet): boolean => bet.status === 2

/** A play and what became of it; `returned` is 0 while it is open. */
export type Seen<K extends GameKind = GameKind> = { play: Play<K>; open: boolean; returned: Fen }

/** The seat's plays, oldest first, each with the state of its bet. */
export function playsAt(world: World, memberId: string, gameCode: string): Seen[] {
  const seat = world.seats[seatKey(memberId, gameCode)]
  return (seat?.plays ?? []).map((play) => {
    const bet = betOf(world, memberId, play)
    // The stake of an invalid bet came back: that is no loss.
    return { play, open: isBetOpen(bet), returned: fen(bet.status === 0 ? bet.stake : bet.payout) }
  })
}
