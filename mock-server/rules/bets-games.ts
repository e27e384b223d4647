import type { GameKind } from '../demo-sites/games/kinds.ts'
import { baccaratGame } from './games/baccarat.ts'
import { blackjackGame } from './games/blackjack.ts'
import { bullGame } from './games/bull.ts'
import type { DemoGame } from './games/demo-game.ts'
import { dragonGame } from './games/dragon.ts'
import { lotteryGame } from './games/lottery.ts'
import { mahjongGame } from './games/mahjong.ts'
import { rouletteGame } from './games/roulette.ts'
import { slipGame } from './games/slip.ts'
import { slotGame } from './games/slot.ts'

/** Every kind of demo game as the mock backend plays it. */
export const GAMES: { [K in GameKind]: DemoGame<K> } = {
  slot: slotGame,
  lottery: lotteryGame,
  slip: slipGame,
  dragon: dragonGame,
  baccarat: baccaratGame,
  roulette: rouletteGame,
  blackjack: blackjackGame,
  bull: bullGame,
  mahjong: mahjongGame,
}
