import type { Fen, Odds } from '#contracts/money/money.ts'
import type { Roll } from '../seeded.ts'
import type { GameMath } from './game.ts'
import type { GameKind, GameTypes } from './kinds.ts'
import type { Skin } from './skins.ts'
import type { PlaysWire, TablesWire } from './wire.ts'

/** A bet at a seat, as the mock stores it. Only the game that made the pick and the draw reads them. */
export type Play = {
  betId: string
  stake: Fen
  placedMs: number
  dueMs: number
  /** Round of the matches, or period of the lottery. */
  round: number
  pick: unknown
  drawn: unknown
}

/** A play with the state of its bet; `returned` is 0 while it is open. */
export type PlayWithOutcome<P = Play> = {
  play: P
  open: boolean
  /** The bet became invalid. */
  isVoid: boolean
  returned: Fen
  /** The part of the stake that was not played and came back. */
  unplayed: Fen
}

/** The seat and the time at which a game is played. */
export type SeatAt = {
  /** Identifies this member's seat at this game in this world. The seed of its rounds. */
  seatSeed: string
  /** Identifies the game in this world. The seed of what all its players share. */
  gameSeed: string
  /** The seat's coming round. */
  round: number
  now: number
  /** A slip at shorter total odds does not count. */
  leastOdds: Odds
}

/** The pick and the draw that each game stores with a bet. */
type Plays = { [K in GameKind]: Pick<GameTypes[K], 'pick' | 'drawn'> }
/** A play with the types of pick and draw of its game. */
export type GamePlay<K extends GameKind> = Omit<Play, 'pick' | 'drawn'> & Plays[K]

export type RoundContext = SeatAt & { skin: Skin }

/** How a decision changes an open bet. */
export type Acted<K extends GameKind> = {
  drawn: Plays[K]['drawn']
  /** What is added to the stake of the bet; 0 for most decisions. */
  raise: Fen
  /** When the bet now settles. */
  settlesAt: number
}

/** One demo game: its mathematics, when its bets settle, and what its page receives. */
export type DemoGame<K extends GameKind> = {
  /** The smallest and the largest stake of one bet. */
  limits: { min: Fen; max: Fen }
  math(at: RoundContext): GameMath<Plays[K]['pick'], Plays[K]['drawn']>
  /** The text for the player if no bet is accepted now. */
  closed(at: RoundContext, open: readonly PlayWithOutcome<GamePlay<K>>[]): string | undefined
  /** The round of a bet that is placed now, if it is not the seat's own. */
  round?(at: RoundContext): number
  /** When a bet that is placed now settles, depending on its draw. */
  settlesAt(at: RoundContext, drawn: Plays[K]['drawn'], pick: Plays[K]['pick']): number
  /** The time that the page shows for an open bet, if the real one would reveal its outcome. */
  shownDue?(at: RoundContext): number
  /**
   * For games with decisions while a bet is open: carries out `action`, from the wire, or returns the text why
   * not. `at.round` is the round of the bet, and draws come from `roll`. Without a decision the bet settles as it
   * was drawn.
   */
  act?(at: RoundContext, play: GamePlay<K>, action: unknown): ((roll: Roll) => Acted<K>) | string
  table(at: RoundContext): TablesWire[K]
  pick(at: RoundContext, play: GamePlay<K>): PlaysWire[K]['pick']
  result(at: RoundContext, play: GamePlay<K>): PlaysWire[K]['result']
  /** A round as it was played to its end, for scenarios with a history. Left out: as drawn. */
  past?(roll: Roll): Plays[K]['drawn']
  /** A pick as the page would send it with `stake`, for scenarios with a history. */
  anyPick(at: RoundContext, roll: Roll, stake: Fen): unknown
}

/** `closed` of a game that accepts one bet at a time. */
export const oneAtATime = (text: string) => (_at: RoundContext, open: readonly unknown[]) =>
  open.length > 0 ? text : undefined
