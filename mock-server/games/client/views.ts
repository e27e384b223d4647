import type { GameKind } from '../kinds.ts'
import type { VenueState } from '../wire.ts'
import { fishingView } from './fishing/fishing-view.ts'
import { drawsView } from './lottery/draws-view.ts'
import { mahjongView } from './mahjong/mahjong-view.ts'
import type { GameView, Page } from './page/view.ts'
import { linesView } from './slots/lines-view.ts'
import { slotView } from './slots/slot-view.ts'
import { waysView } from './slots/ways-view.ts'
import { slipView } from './sports/slip-view.ts'
import { baccaratView } from './tables/baccarat-view.ts'
import { blackjackView } from './tables/blackjack-view.ts'
import { bullView } from './tables/bull-view.ts'
import { dragonView } from './tables/dragon-view.ts'
import { rouletteView } from './tables/roulette-view.ts'

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
