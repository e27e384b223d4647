import type { Fen } from '#contracts/money/money.ts'
import type { GameMath, Roll } from '../../demo-sites/games/game.ts'
import type { GameKind } from '../../demo-sites/games/kinds.ts'
import type { Skin } from '../../demo-sites/games/skins.ts'
import type { PlaysWire, TablesWire } from '../../demo-sites/games/wire.ts'
import type { GamePlay, Plays, PlayWithOutcome } from '../bets/bets-seat.ts'

/** Where and when a game is played. */
export type RoundContext = {
  /** Identifies this member's seat at this game in this world. Rounds are seeded from it. */
  seatSeed: string
  /** Identifies the game in this world. What all its players share is seeded from it. */
  gameSeed: string
  skin: Skin
  /** The seat's coming round. */
  round: number
  now: number
}

/** What a decision makes of an open bet. */
export type Acted<K extends GameKind> = {
  drawn: Plays[K]['drawn']
  /** Staked on top of the bet's stake; 0 for most decisions. */
  raise: Fen
  /** When the bet now settles. */
  settlesAt: number
}

/** One demo game: its mathematics, when its bets settle, and what its page gets. */
export type DemoGame<K extends GameKind> = {
  /** The smallest and the largest stake of one bet. */
  limits: { min: Fen; max: Fen }
  math(at: RoundContext): GameMath<Plays[K]['pick'], Plays[K]['drawn']>
  /** The text for the player when no bet is accepted now. */
  closed(at: RoundContext, open: readonly PlayWithOutcome<K>[]): string | undefined
  /** The round that a bet placed now belongs to, where it is not the seat's own. */
  round?(at: RoundContext): number
  /** When a bet placed now settles, by what was drawn for it. */
  settlesAt(at: RoundContext, drawn: Plays[K]['drawn'], pick: Plays[K]['pick']): number
  /** What the page is told instead of when an open bet settles, where that would tell its outcome. */
  shownDue?(at: RoundContext): number
  /**
   * For games with decisions while a bet is open: carries out `action`, from the wire, or says why not. `at.round` is
   * the round of the bet, and what is drawn comes from `roll`. Without a decision the bet settles as it was drawn.
   */
  act?(at: RoundContext, play: GamePlay<K>, action: unknown): ((roll: Roll) => Acted<K>) | string
  table(at: RoundContext): TablesWire[K]
  pick(at: RoundContext, play: GamePlay<K>): PlaysWire[K]['pick']
  result(at: RoundContext, play: GamePlay<K>): PlaysWire[K]['result']
  /** A pick as the page would send it with `stake`, for built histories. */
  anyPick(at: RoundContext, roll: Roll, stake: Fen): unknown
}

/** `closed` of a game that takes one bet at a time. */
export const oneAtATime = (text: string) => (_at: RoundContext, open: readonly unknown[]) =>
  open.length > 0 ? text : undefined
