import type { Fen } from '#contracts/money/money.ts'
import { type Game, gameOf } from '../../games/games.ts'
import { playAtOnce } from '../../rules/bets/bet.ts'
import { seatAt } from '../../rules/bets/bets-table.ts'
import type { StoredGame } from '../../state/catalogue.ts'
import { nextNumber, type Rng } from '../../state/random.ts'
import type { Member } from '../../state/types.ts'
import { type BuildContext, orThrow, ScenarioRefused } from '../building/builders.ts'

type Played = Pick<StoredGame, 'plat' | 'code' | 'category'>

/** How an evening goes for a member. */
export type Luck = 'good' | 'even' | 'bad'

/** A win above this many stakes makes a story that nobody believes of a regular member. */
const MOST_WIN = 10
const TRIES = 3

/**
 * One bet by the game's own mathematics, settled at once. Returns the payout. Of a few rounds that the game could have
 * had it is the first that fits the luck, or the one that pays least.
 */
export function playRound(
  { world, now }: BuildContext,
  who: Member,
  { plat, code: gameCode, category }: Played,
  stake: Fen,
  { rng, luck }: { rng: Rng; luck: Luck },
): Fen {
  const fits = ({ payout }: Past) =>
    payout <= stake * MOST_WIN && (luck === 'even' || (luck === 'good' ? payout > stake : payout < stake))
  let played: Past | undefined
  for (let tries = 0; tries < TRIES && !(played && fits(played)); tries += 1) {
    // Negative, so that past rounds never share a number with the seat's own rounds, which start at 0.
    const round = -nextNumber(world, 'past-round')
    const at = seatAt(world, who.id, gameCode, now, round)
    const next = playedBy(gameCode).past(at, stake, (sides) => rng.int(0, sides - 1))
    if (!played || fits(next) || next.payout < played.payout) played = next
  }
  if (!played) throw new ScenarioRefused(`no round of ${gameCode}`)
  orThrow(playAtOnce(world, who, { plat, gameCode, category, stake, ...played }, now))
  return played.payout
}

type Past = ReturnType<Game['past']>

/** The largest stake that a title takes. */
export const mostStakeAt = (gameCode: string): Fen => playedBy(gameCode).most

function playedBy(gameCode: string): Game {
  const game = gameOf(gameCode)
  if (!game) throw new ScenarioRefused(`no game behind ${gameCode}`)
  return game
}
