import type { Fen } from '#contracts/money.ts'

/** Draws a whole number from 0 up to (not including) `sides`. */
export type Roll = (sides: number) => number

/** The four demo games. Every category of the lobby is played on one of them (see kinds.ts). */
export type GameKind = 'slot' | 'lottery' | 'slip' | 'dragon'

/** One game's mathematics: pure, and without any knowledge of wallets or time. */
export type GameMath<Pick, Drawn> = {
  /** The pick as it came over the wire, checked; text says what is wrong with it. */
  read(raw: unknown): Pick | string
  /** The round's outcome, drawn when the bet is placed. */
  draw(roll: Roll, pick: Pick): Drawn
  /** What the stake returns, stake included; 0 is a loss. */
  returned(stake: Fen, pick: Pick, drawn: Drawn): Fen
}
