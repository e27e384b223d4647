import type { Fen } from '#contracts/money/money.ts'
import type { Roll } from '../seeded.ts'

/** One game's mathematics: pure functions that know neither wallets nor time. */
export type GameMath<Pick, Drawn> = {
  /** Validates the pick from the wire; returns a text when it is invalid. */
  read(raw: unknown): Pick | string
  /** The sum of the stakes in a pick of several spots. It must equal the bet's stake. */
  staked?(pick: Pick): Fen
  /** How many equal parts the stake of a pick has. The game's limits are those of each part. Left out: one. */
  parts?(pick: Pick): number
  /** Why this stake is too much for the pick: it is more, or its odds would pay more, than the site's limit for one bet. */
  tooMuch?(stake: Fen, pick: Pick): string | undefined
  /** Draws the round's outcome, when the bet is placed. */
  draw(roll: Roll, pick: Pick): Drawn
  /** The payout, stake included; 0 is a loss. */
  returned(stake: Fen, pick: Pick, drawn: Drawn): Fen
  /**
   * The part of the stake that counts as turnover, before the weight of the game's category: 0 for a tie or for odds
   * that are too short, and less than the stake where spots of one round cover each other. Left out: the whole stake,
   * or 0 where a stake at a table, at a lottery or on a match comes back to the fen.
   */
  countedStake?(stake: Fen, pick: Pick, drawn: Drawn): Fen
  /** The part of the stake that was not played when the round ends as drawn: it comes back. Left out: none. */
  unplayed?(stake: Fen, pick: Pick, drawn: Drawn): Fen
  /** Its draw is the same for all players of the title, so no member's round can be steered. */
  readonly shared?: true
}
