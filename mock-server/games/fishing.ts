import { type Fen, fen, type Odds, odds, returnAt } from '#contracts/money/money.ts'
import type { Roll } from '../seeded.ts'
import type { GameMath } from './game.ts'

/** What each fish pays, in multiples of a shot's stake. Each is hit so often that a shot returns 96 %. */
export const FISH_TIMES = [2, 3, 5, 10, 25, 60] as const
const PER = 10_000
const RETURN = 9_600

/** The shots of a round, each a twentieth of the stake, and the length of a round in ms. */
export const SHOTS = 20
export const ROUND_MS = 30_000
/** The odds on the whole stake, in hundredths, when a shot pays once its own stake. */
const SHOT_SHARE = 100 / SHOTS

export type Shot = { fish: number; hit: boolean }
/** The shots that the player has fired. What is left of the bullets when the round ends comes back. */
export type FishingDrawn = { shots: readonly Shot[] }

export const isFish = (raw: unknown): raw is number => FISH_TIMES.some((_, at) => at === raw)

export const shotAt = (roll: Roll, fish: number): Shot => ({
  fish,
  hit: roll(PER) < RETURN / (FISH_TIMES[fish] ?? PER),
})

/** The round after a shot at `fish`. */
export const fired = ({ shots }: FishingDrawn, fish: number, roll: Roll): FishingDrawn => ({
  shots: [...shots, shotAt(roll, fish)],
})

/** A round that was played to its last bullet, at the fish that is hit most often. */
export const playedOut = (roll: Roll): FishingDrawn => ({
  shots: Array.from({ length: SHOTS }, () => shotAt(roll, 0)),
})

export const fishingOdds = (shots: readonly Shot[]): Odds =>
  odds(shots.reduce((sum, { fish, hit }) => sum + (hit ? (FISH_TIMES[fish] ?? 0) * SHOT_SHARE : 0), 0))

/** A timed shoot: twenty shots in half a minute, at fish of the player's choice. */
export const fishing: GameMath<Record<string, never>, FishingDrawn> = {
  read: () => ({}),
  draw: () => ({ shots: [] }),
  returned: (stake: Fen, _pick, { shots }) => returnAt(stake, fishingOdds(shots)),
  // Rounded down, so that a shot costs no less than its part of the stake.
  unplayed: (stake: Fen, _pick, { shots }) => fen(Math.floor((stake * (SHOTS - shots.length)) / SHOTS)),
}

export type FishingTable = { kind: 'fishing'; times: readonly number[]; shots: number; roundMs: number }
export type FishingGame = {
  pick: Record<string, never>
  drawn: FishingDrawn
  /** The shots that were fired so far. */
  shown: FishingDrawn
  result: FishingDrawn
  table: FishingTable
}
