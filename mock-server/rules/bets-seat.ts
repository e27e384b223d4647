import { type Fen, fen, wholeYuan } from '#contracts/money.ts'
import type { DragonDrawn, DragonPick } from '../demo-sites/games/dragon.ts'
import type { GameKind } from '../demo-sites/games/game.ts'
import type { LotteryDrawn, LotteryPick } from '../demo-sites/games/lottery.ts'
import type { SlipDrawn, SlipPick } from '../demo-sites/games/slip.ts'
import type { SlotDrawn } from '../demo-sites/games/slot.ts'
import { rowAt } from '../state/log.ts'
import type { Bet } from '../state/log-rows.ts'
import type { VenuePlay, World } from '../state/types.ts'

/** What each game remembers of a bet. */
export type Plays = {
  slot: { pick: Record<string, never>; drawn: SlotDrawn }
  lottery: { pick: LotteryPick; drawn: LotteryDrawn }
  slip: { pick: SlipPick; drawn: SlipDrawn }
  dragon: { pick: DragonPick; drawn: DragonDrawn }
}

/** A play of one game, with what that game picks and draws. */
export type Play<K extends GameKind = GameKind> = Omit<VenuePlay, 'pick' | 'drawn'> & {
  pick: Plays[K]['pick']
  drawn: Plays[K]['drawn']
}

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
  // What a seat keeps is plain JSON to the store; the game that wrote it is the one that reads it.
  const plays = (world.seats[seatKey(memberId, gameCode)]?.plays ?? []) as Play[]
  return plays.map((play) => {
    const bet = betOf(world, memberId, play)
    // The stake of an invalid bet came back: that is no loss.
    return { play, open: isBetOpen(bet), returned: fen(bet.status === 0 ? bet.stake : bet.payout) }
  })
}
