import type { Fen } from '#contracts/money/money.ts'
import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { BET_TEXTS } from '../../demo-sites/games/client/bet-texts.ts'
import type { GameKind } from '../../demo-sites/games/kinds.ts'
import type { Bet, BetTexts } from '../../state/store/log-rows.ts'
import type { World } from '../../state/types.ts'
import type { RoundContext } from '../games/demo-game.ts'
import { GAMES } from './bets-games.ts'
import { type GamePlay, playsAt } from './bets-seat.ts'
import { gameContext } from './bets-table.ts'

/** The pick and the result of a play, in the words of the game's page. */
export function playTexts<K extends GameKind>(
  kind: K,
  at: RoundContext,
  play: GamePlay<K>,
  returned: Fen,
): BetTexts {
  const [game, texts] = [GAMES[kind], BET_TEXTS[kind]]
  const table = game.table(at)
  const picked = { pick: game.pick(at, play) }
  return {
    pick: texts.wholePick?.(picked) ?? texts.pick(picked, table),
    result: texts.result({ result: game.result(at, play), returned }, table),
  }
}

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
  const game = gameContext(world, memberId, bet.gameCode, now)
  return found && game && playTexts(game.kind, game.at, found.play, found.returned)
}
