import type { GameKind } from '../../kinds.ts'
import type { OpenBet, SettledBet, VenueState } from '../../wire.ts'
import type { Move } from '../moves.ts'
import type { RulesSheet } from '../rules.ts'

/** What a game's view may use of the page. */
export type Page = {
  now(): number
  toast(text: string): void
  changed(): unknown
  /** The amount in the stake field in fen, or the reason why it cannot be staked. */
  stake(): number | string
  /** Sends a decision about an open bet. Returns false, and sends nothing, while another change is in progress. */
  decide(bet: string, action: unknown): boolean
}

/** The view of one game in the stage area. */
export type GameView<K extends GameKind> = {
  /** The name of the kind of game, shown below the title. */
  name: string
  /** Inserted into the stage once. */
  nodes: readonly HTMLElement[]
  rules(state: VenueState<K>): RulesSheet
  /** Updates the stage to the mock backend's state. */
  render(state: VenueState<K>): void
  /** Animates a bet's result; it finishes before the new balance is shown. */
  reveal(bet: SettledBet<K>, state: VenueState<K>): Promise<void>
  /** Replaces `reveal` if a bet was declared invalid before a result that the player may not know yet. */
  voided?(bet: SettledBet<K>, state: VenueState<K>): void
  /** The word for the return of a bet that is neither a win nor a returned stake. */
  returnWord?(bet: SettledBet<K>): string | undefined
  /** The current pick, or a text about what is missing. */
  pick(state: VenueState<K>): { pick: unknown } | string
  /** The stake of the current pick, if the stake field only says how much each tap lays. */
  staked?(): number
  /** The button's label, and whether a bet may be placed now. */
  action(state: VenueState<K>, stake: number | undefined): { label: string; ready: boolean }
  /** The decisions about open bets, shown in place of the stake; none while there is nothing to decide. */
  moves?(state: VenueState<K>): readonly Move[]
  /** Called after a bet was accepted. */
  placed(bet: OpenBet<K>): void
  /** Called several times a second while the page is visible, for countdowns. */
  tick?(state: VenueState<K>): void
  /** When the table next changes by itself, on the mock backend's clock. */
  next?(state: VenueState<K>): number
}
