import type { FishingGame } from './fishing.ts'
import type { DrawsGame } from './lottery/draws.ts'
import type { MahjongGame } from './mahjong.ts'
import type { LinesGame } from './slots/lines.ts'
import type { SlotGame } from './slots/slot.ts'
import type { WaysGame } from './slots/ways.ts'
import type { SlipGame } from './sports/slip-shown.ts'
import type { BaccaratGame } from './tables/baccarat.ts'
import type { BlackjackGame } from './tables/blackjack.ts'
import type { BullGame } from './tables/bull.ts'
import type { DragonGame } from './tables/dragon.ts'
import type { RouletteGame } from './tables/roulette.ts'

/**
 * Every kind of demo game. For each: `pick` and `drawn` as a seat stores them, `shown` of an open bet (which says no
 * more than the player may know yet), `result` of a settled one, and the `table` that its page gets.
 *
 * A new kind touches this folder alone: mathematics and seat of its own with a line here and in seats.ts, skins in skins.ts,
 * a view in client/views.ts, words in client/bet-texts.ts, and titles in titles/.
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
