import type { GameKind } from '../../demo-sites/games/kinds.ts'
import { baccaratGame } from '../games/baccarat.ts'
import { blackjackGame } from '../games/blackjack.ts'
import { bullGame } from '../games/bull.ts'
import type { DemoGame } from '../games/demo-game.ts'
import { dragonGame } from '../games/dragon.ts'
import { drawsGame } from '../games/draws.ts'
import { fishingGame } from '../games/fishing.ts'
import { linesGame } from '../games/lines.ts'
import { mahjongGame } from '../games/mahjong.ts'
import { rouletteGame } from '../games/roulette.ts'
import { slipGame } from '../games/slip.ts'
import { slotGame } from '../games/slot.ts'
import { waysGame } from '../games/ways.ts'

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
