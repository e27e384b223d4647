import { fen, subtract, ZERO } from '#contracts/money/money.ts'
import { BET_INVALID, BET_OPEN } from '#contracts/wire/record-codes.ts'
import type { PlayWithOutcome } from '../../games/games.ts'
import { rowAt } from '../../state/store/log.ts'
import type { Bet } from '../../state/store/log-rows.ts'
import type { VenuePlay, World } from '../../state/types.ts'

export type SeatPlay = PlayWithOutcome<VenuePlay>

/** How many settled plays a seat keeps. The member's records have all bets. */
export const PLAYS_KEPT = 20

export const seatKey = (memberId: string, gameCode: string): string => `${memberId}:${gameCode}`

export const betOf = (world: World, memberId: string, play: VenuePlay): Bet =>
  rowAt(world, 'bets', memberId, play.position)
export const isBetOpen = (bet: Bet): boolean => bet.status === BET_OPEN

/** The seat's plays, oldest first, each with the state of its bet. */
export function playsAt(world: World, memberId: string, gameCode: string): SeatPlay[] {
  const plays = world.seats[seatKey(memberId, gameCode)]?.plays ?? []
  return plays.map((play) => {
    const bet = betOf(world, memberId, play)
    const isVoid = bet.status === BET_INVALID
    // The stake of an invalid bet was returned, so it is not shown as lost.
    // Of a bet that was not played whole, the record has the stake that was played.
    return {
      play: { ...play, stake: fen(bet.stake) },
      open: isBetOpen(bet),
      isVoid,
      returned: fen(isVoid ? bet.stake : bet.payout),
      unplayed: play.stake > bet.stake ? subtract(play.stake, fen(bet.stake)) : ZERO,
    }
  })
}
