import type { GameKind } from '../game.ts'
import type { OpenBet, SettledBet, VenueState } from '../wire.ts'
import type { BetWords } from './history.ts'
import type { RulesSheet } from './rules.ts'

/** What a game's view may ask of the page. */
export type Page = { now(): number; toast(text: string): void; changed(): unknown }

/** One game on the stage. */
export type GameView<K extends GameKind> = {
  /** Put into the stage once. */
  nodes: readonly HTMLElement[]
  words: BetWords<K>
  rules(state: VenueState<K>): RulesSheet
  /** Brings the stage in line with the house's state. */
  render(state: VenueState<K>): void
  /** Shows how a bet ended: runs to its end before the balance is told. */
  reveal(bet: SettledBet<K>, state: VenueState<K>): Promise<void>
  /** What is picked, or the text of what is missing. */
  pick(state: VenueState<K>): { pick: unknown } | string
  /** The words on the button, and whether a bet may be placed now. */
  action(state: VenueState<K>, stake: number | undefined): { label: string; ready: boolean }
  /** After a bet was taken. */
  placed(bet: OpenBet<K>): void
  /** Called several times a second while the page is seen: countdowns. */
  tick?(state: VenueState<K>): void
  /** A moment of the house's clock at which the table changes by itself. */
  next?(state: VenueState<K>): number
}
