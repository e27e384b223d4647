import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { gameOf } from '../../games/games.ts'
import type { Bet, BetTexts } from '../../state/store/log-rows.ts'
import type { World } from '../../state/types.ts'
import { playsAt } from './bets-seat.ts'
import { seatAt } from './bets-table.ts'

/**
 * The texts of a bet's record: its own, or those of the play that its seat still has. Only a settled bet has the
 * result. A bet that no demo game placed has no texts.
 */
export function betTexts(world: World, memberId: string, bet: Bet, now: number): Partial<BetTexts> {
  const texts = bet.told ?? textsFromSeat(world, memberId, bet, now)
  return texts && bet.status !== BET_SETTLED ? { pick: texts.pick } : { ...texts }
}

function textsFromSeat(world: World, memberId: string, bet: Bet, now: number): BetTexts | undefined {
  const found = playsAt(world, memberId, bet.gameCode).find(({ play }) => play.betId === bet.id)
  const game = gameOf(bet.gameCode)
  return found && game?.texts(seatAt(world, memberId, bet.gameCode, now), found)
}
