import { type Fen, type Odds, odds, returnAt } from '#contracts/money/money.ts'
import type { Roll } from '../seeded.ts'
import type { GameMath } from './game.ts'

/** What each fish pays, in multiples of a shot's stake. Each is hit so often that a shot returns 96 %. */
export const FISH_TIMES = [2, 3, 5, 10, 25, 60] as const
const PER = 10_000
const RETURN = 9_600

/** The shots of a round, each a twentieth of the stake, and the length of a round in ms. */
export const SHOTS = 20
export const ROUND_MS = 30_000
/** Shots that are left when the time is over are aimed at the fish that is hit most often. */
const SMALLEST = 0
/** The odds on the whole stake, in hundredths, when a shot pays once its own stake. */
const SHOT_SHARE = 100 / SHOTS

export type Shot = { fish: number; hit: boolean }
/** `fired`: the number of shots that the player has aimed. The others are drawn as unaimed. */
export type FishingDrawn = { shots: readonly Shot[]; fired: number }

export const isFish = (raw: unknown): raw is number => FISH_TIMES.some((_, at) => at === raw)

export const shotAt = (roll: Roll, fish: number): Shot => ({
  fish,
  hit: roll(PER) < RETURN / (FISH_TIMES[fish] ?? PER),
})
const unaimed = (roll: Roll, count: number): Shot[] =>
  Array.from({ length: count }, () => shotAt(roll, SMALLEST))

/** The round after a shot at `fish`. The shots that are left are unaimed until the next shot. */
export function fired({ shots, fired: before }: FishingDrawn, fish: number, roll: Roll): FishingDrawn {
  const aimed = [...shots.slice(0, before), shotAt(roll, fish)]
  return { shots: [...aimed, ...unaimed(roll, SHOTS - aimed.length)], fired: aimed.length }
}

export const fishingOdds = (shots: readonly Shot[]): Odds =>
  odds(shots.reduce((sum, { fish, hit }) => sum + (hit ? (FISH_TIMES[fish] ?? 0) * SHOT_SHARE : 0), 0))

/** A timed shoot: twenty shots in half a minute, at fish of the player's choice. */
export const fishing: GameMath<Record<string, never>, FishingDrawn> = {
  read: () => ({}),
  draw: (roll) => ({ shots: unaimed(roll, SHOTS), fired: 0 }),
  returned: (stake: Fen, _pick, { shots }) => returnAt(stake, fishingOdds(shots)),
}

export type FishingTable = { kind: 'fishing'; times: readonly number[]; shots: number; roundMs: number }
export type FishingGame = {
  pick: Record<string, never>
  drawn: FishingDrawn
  /** The shots that the player has aimed so far, and the round's length. */
  shown: { aimed: readonly Shot[] }
  /** `aimed`: how many of the shots the player has aimed. */
  result: { shots: readonly Shot[]; aimed: number }
  table: FishingTable
}
