import type { GameKind } from '../kinds.ts'
import type { VenueState } from '../wire.ts'
import { baccaratView } from './baccarat-view.ts'
import { blackjackView } from './blackjack-view.ts'
import { bullView } from './bull-view.ts'
import { dragonView } from './dragon-view.ts'
import { drawsView } from './draws-view.ts'
import { fishingView } from './fishing-view.ts'
import { linesView } from './lines-view.ts'
import { mahjongView } from './mahjong-view.ts'
import { rouletteView } from './roulette-view.ts'
import { slipView } from './slip-view.ts'
import { slotView } from './slot-view.ts'
import type { GameView, Page } from './view.ts'
import { waysView } from './ways-view.ts'

/** The view of each kind of game. */
export const VIEWS: { [K in GameKind]: (first: VenueState<K>, page: Page) => GameView<K> } = {
  slot: slotView,
  lines: linesView,
  ways: waysView,
  fishing: fishingView,
  draws: drawsView,
  slip: slipView,
  dragon: dragonView,
  baccarat: baccaratView,
  roulette: rouletteView,
  blackjack: blackjackView,
  bull: bullView,
  mahjong: mahjongView,
}
