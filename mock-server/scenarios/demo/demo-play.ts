import type { Fen } from '#contracts/money/money.ts'
import { gameBehind } from '../../data/games.ts'
import type { GameKind, GamePresentation } from '../../demo-sites/games/kinds.ts'
import { playAtOnce } from '../../rules/bets/bet.ts'
import { outcomeOf } from '../../rules/bets/bet-outcome.ts'
import { playTexts } from '../../rules/bets/bet-texts.ts'
import { GAMES } from '../../rules/bets/bets-games.ts'
import type { GamePlay } from '../../rules/bets/bets-seat.ts'
import type { BetOutcome } from '../../rules/bonus/turnover.ts'
import type { StoredGame } from '../../state/catalogue.ts'
import { nextNumber, type Rng } from '../../state/random.ts'
import type { BetTexts } from '../../state/store/log-rows.ts'
import type { Member } from '../../state/types.ts'
import { type BuildContext, orThrow, ScenarioRefused } from '../builders.ts'

type Played = Pick<StoredGame, 'plat' | 'code' | 'category'>

/** One bet by the game's own mathematics, settled at once. Returns the payout. */
export function playRound(context: BuildContext, who: Member, game: Played, stake: Fen, rng: Rng): Fen {
  const { plat, code: gameCode, category } = game
  const behind = gameBehind(gameCode)
  if (!behind) throw new ScenarioRefused(`no game behind ${gameCode}`)
  const played = drawnPlay(context, who, behind.kind, behind, gameCode, stake, rng)
  orThrow(playAtOnce(context.world, who, { plat, gameCode, category, stake, ...played }, context.now))
  return played.payout
}

/** The largest stake that a title takes. */
export function mostStakeAt(gameCode: string): Fen {
  const behind = gameBehind(gameCode)
  if (!behind) throw new ScenarioRefused(`no game behind ${gameCode}`)
  return GAMES[behind.kind].limits.max
}

function drawnPlay<K extends GameKind>(
  { world, now }: BuildContext,
  who: Member,
  kind: K,
  { skin }: GamePresentation,
  code: string,
  stake: Fen,
  rng: Rng,
): BetOutcome & { told: BetTexts } {
  const gameSeed = `${world.meta.seed}:${code}`
  // Negative, so that past rounds never share a number with the seat's own rounds, which start at 0.
  const round = -nextNumber(world, 'past-round')
  const at = { gameSeed, seatSeed: `${gameSeed}:${who.id}`, skin, round, now }
  const game = GAMES[kind]
  const math = game.math(at)
  const roll = (sides: number) => rng.int(0, sides - 1)
  const pick = math.read(game.anyPick(at, roll, stake))
  if (typeof pick === 'string') throw new ScenarioRefused(pick)
  const drawn = math.draw(roll, pick)
  const outcome = outcomeOf(math, stake, pick, drawn)
  const play: GamePlay<K> = {
    ...{ key: '', betId: '', position: 0, stake, placedMs: now, dueMs: now },
    ...{ round: game.round?.(at) ?? round, pick, drawn },
  }
  // The texts are made for the moment after its match or draw, because before that nothing of it is known.
  const over = { ...at, now: game.settlesAt(at, drawn, pick) }
  return { ...outcome, told: playTexts(kind, over, play, outcome.payout) }
}
