import { fishingGame } from './fishing-seat.ts'
import type { GameKind } from './kinds.ts'
import { drawsGame } from './lottery/draws-seat.ts'
import { mahjongGame } from './mahjong-seat.ts'
import type { DemoGame } from './seat.ts'
import { linesGame } from './slots/lines-seat.ts'
import { slotGame } from './slots/slot-seat.ts'
import { waysGame } from './slots/ways-seat.ts'
import { slipGame } from './sports/slip-seat.ts'
import { baccaratGame } from './tables/baccarat-seat.ts'
import { blackjackGame } from './tables/blackjack-seat.ts'
import { bullGame } from './tables/bull-seat.ts'
import { dragonGame } from './tables/dragon-seat.ts'
import { rouletteGame } from './tables/roulette-seat.ts'

/** Every kind of demo game, as the mock plays it. */
export const GAMES: { [K in GameKind]: DemoGame<K> } = {
  slot: slotGame,
  lines: linesGame,
  ways: waysGame,
  fishing: fishingGame,
  draws: drawsGame,
  slip: slipGame,
  dragon: dragonGame,
  baccarat: baccaratGame,
  roulette: rouletteGame,
  blackjack: blackjackGame,
  bull: bullGame,
  mahjong: mahjongGame,
}
