import type { Fen } from '#contracts/money/money.ts'
import { type Game, gameOf } from '../../games/games.ts'
import { playAtOnce } from '../../rules/bets/bet.ts'
import { seatAt } from '../../rules/bets/bets-table.ts'
import type { StoredGame } from '../../state/catalogue.ts'
import { nextNumber, type Rng } from '../../state/random.ts'
import type { Member } from '../../state/types.ts'
import { type BuildContext, orThrow, ScenarioRefused } from '../building/builders.ts'

type Played = Pick<StoredGame, 'plat' | 'code' | 'category'>

/** One bet by the game's own mathematics, settled at once. Returns the payout. */
export function playRound(
  { world, now }: BuildContext,
  who: Member,
  { plat, code: gameCode, category }: Played,
  stake: Fen,
  rng: Rng,
): Fen {
  // Negative, so that past rounds never share a number with the seat's own rounds, which start at 0.
  const round = -nextNumber(world, 'past-round')
  const at = seatAt(world, who.id, gameCode, now, round)
  const played = playedBy(gameCode).past(at, stake, (sides) => rng.int(0, sides - 1))
  orThrow(playAtOnce(world, who, { plat, gameCode, category, stake, ...played }, now))
  return played.payout
}

/** The largest stake that a title takes. */
export const mostStakeAt = (gameCode: string): Fen => playedBy(gameCode).most

function playedBy(gameCode: string): Game {
  const game = gameOf(gameCode)
  if (!game) throw new ScenarioRefused(`no game behind ${gameCode}`)
  return game
}
