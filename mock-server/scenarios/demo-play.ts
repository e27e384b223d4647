import type { Fen } from '#contracts/money.ts'
import type { GameKind } from '../demo-sites/games/game.ts'
import { presentationOf } from '../demo-sites/games/kinds.ts'
import { NUMBERS, PICKS } from '../demo-sites/games/lottery.ts'
import { drawSome } from '../demo-sites/games/seeded.ts'
import { playAtOnce } from '../rules/bet.ts'
import { GAMES } from '../rules/bets-games.ts'
import type { Plays } from '../rules/bets-seat.ts'
import type { BetOutcome } from '../rules/turnover.ts'

import { nextNumber, type Rng } from '../state/random.ts'
import type { Member, StoredGame } from '../state/types.ts'
import { type BuildContext, orThrow, ScenarioRefused } from './builders.ts'

/** A simple random pick for each game. */
const PICKERS: { [K in GameKind]: (rng: Rng) => Plays[K]['pick'] } = {
  slot: () => ({}),
  dragon: (rng) => ({ side: rng.chance(9, 10) ? rng.pick(['dragon', 'tiger'] as const) : 'tie' }),
  lottery: (rng) => ({
    numbers: drawSome((sides) => rng.int(0, sides - 1), NUMBERS, PICKS).sort((a, b) => a - b),
  }),
  slip: (rng) => ({ legs: [{ match: rng.int(0, 2), side: rng.pick(['home', 'away'] as const) }] }),
}

/** One bet by the game's own mathematics, settled at once. */
export function playRound(
  context: BuildContext,
  who: Member,
  game: Pick<StoredGame, 'plat' | 'code' | 'category'>,
  stake: Fen,
  rng: Rng,
): void {
  const { plat, code: gameCode, category } = game
  const { kind } = presentationOf(category, plat)
  const outcome = outcomeOf(context, who, kind, game, stake, rng)
  orThrow(playAtOnce(context.world, who, { plat, gameCode, category, stake, ...outcome }, context.now))
}

function outcomeOf<K extends GameKind>(
  { world, now }: BuildContext,
  who: Member,
  kind: K,
  { plat, code, category }: Pick<StoredGame, 'plat' | 'code' | 'category'>,
  stake: Fen,
  rng: Rng,
): BetOutcome {
  const gameSeed = `${world.meta.seed}:${code}`
  const { skin } = presentationOf(category, plat)
  // Negative, so that past rounds never share a number with the seat's own rounds, which start at 0.
  const round = -nextNumber(world, 'past-round')
  const math = GAMES[kind].math({ gameSeed, seatSeed: `${gameSeed}:${who.id}`, skin, round, now })
  const pick = math.read(kind === 'slip' ? { ...PICKERS[kind](rng), round } : PICKERS[kind](rng))
  if (typeof pick === 'string') throw new ScenarioRefused(pick)
  const drawn = math.draw((sides) => rng.int(0, sides - 1), pick)
  return {
    payout: math.returned(stake, pick, drawn),
    countedStake: math.countedStake?.(stake, pick, drawn),
  }
}
