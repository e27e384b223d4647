import type { BaccaratGame } from './baccarat.ts'
import type { BlackjackGame } from './blackjack.ts'
import type { BullGame } from './bull.ts'
import type { DragonGame } from './dragon.ts'
import type { DrawsGame } from './draws.ts'
import type { FishingGame } from './fishing.ts'
import type { LinesGame } from './lines.ts'
import type { MahjongGame } from './mahjong.ts'
import type { RouletteGame } from './roulette.ts'
import { SKINS, type Skin } from './skins.ts'
import type { SlotGame } from './slot.ts'
import type { SlipGame } from './sports/slip-shown.ts'
import type { WaysGame } from './ways.ts'

/**
 * Every kind of demo game. For each: `pick` and `drawn` as a seat stores them, `shown` of an open bet (which says no
 * more than the player may know yet), `result` of a settled one, and the `table` that its page gets.
 *
 * A new kind is a maths file with these types, a line here, its skins in skins.ts, an entry in rules/bets-games.ts, a view in
 * client/views.ts, its words in client/bet-texts.ts, and titles in data/titles.
 */
export type GameTypes = {
  slot: SlotGame
  lines: LinesGame
  ways: WaysGame
  fishing: FishingGame
  draws: DrawsGame
  slip: SlipGame
  dragon: DragonGame
  baccarat: BaccaratGame
  roulette: RouletteGame
  blackjack: BlackjackGame
  bull: BullGame
  mahjong: MahjongGame
}
export type GameKind = keyof GameTypes

export type GamePresentation = { kind: GameKind; skin: Skin }

/** The kind of game that a skin belongs to. */
export const presentationOf = (skin: Skin): GamePresentation => ({ kind: SKINS[skin], skin })
