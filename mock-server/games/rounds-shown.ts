import { type Fen, ZERO } from '#contracts/money/money.ts'
import { grouped } from './client/amount.ts'
import { FISH_NAMES, GARDEN_NAMES, GEM_NAMES, rankText, SAIL_NAMES } from './client/page/names.ts'
import type { GameKind } from './kinds.ts'
import type { PlaysWire, TablesWire } from './wire.ts'

/** What a round showed, by side or row: reels, cards, tiles, hits. `unplayed`: what of the stake came back unplayed. */
type RoundShown<K extends GameKind> = (
  result: PlaysWire[K]['result'],
  table: TablesWire[K],
  unplayed: Fen,
) => string[]

/** The rows of a slot's window `[reel][row]`. */
const rowsOf = (window: readonly (readonly number[])[] = [], names: readonly string[]): string[] =>
  (window[0] ?? []).map((_, row) => window.map((reel) => names[reel[row] ?? -1]).join(' '))

/** As wide as each other, so that the reels stand below each other. */
const GEMS_IN_THREE = GEM_NAMES.map((name) => name.padStart(3, '\u3000'))

const SUITS = '♠♥♣♦'
/** `庄 ♠3 ♥5` */
const hand = (side: string, cards: readonly number[]): string =>
  [side, ...cards.map((card) => `${SUITS.charAt(Math.floor(card / 13))}${rankText(card)}`)].join(' ')
/** `庄 2 3 4 7 7 筒` */
const tiles = (side: string, numbers: readonly number[]): string =>
  `${side} ${[...numbers]
    .sort()
    .map((tile) => tile + 1)
    .join(' ')} 筒`

/** For the record of a bet, which must show the whole round. Other kinds say all in their result (client/bet-texts.ts). */
export const ROUNDS_SHOWN: { [K in GameKind]?: RoundShown<K> } = {
  slot: ({ window }) => rowsOf(window, SAIL_NAMES),
  lines: ({ spins }) => rowsOf(spins[0]?.window, GARDEN_NAMES),
  ways: ({ falls }) => rowsOf(falls[0]?.window, GEMS_IN_THREE),
  fishing: ({ shots }, { times, shots: bullets }, unplayed) => [
    ...(unplayed > ZERO ? [`未用 ${bullets - shots.length} 发退回 ${grouped(unplayed)} 元`] : []),
    ...FISH_NAMES.flatMap((name, fish) => {
      const hits = shots.filter((shot) => shot.hit && shot.fish === fish).length
      return hits > 0 ? [`${name} ×${times[fish]} ${hits} 条`] : []
    }),
  ],
  draws: ({ tell }) => (tell === '' ? [] : [`开出 ${tell}`]),
  dragon: ({ dragon, tiger }) => [hand('龙', [dragon]), hand('虎', [tiger])],
  baccarat: ({ player, banker }) => [hand('闲', player), hand('庄', banker)],
  blackjack: ({ player, dealer }) => [hand('您', player), hand('庄', dealer)],
  bull: ({ player, banker }) => [hand('您', player), hand('庄', banker)],
  mahjong: ({ player, dealer }) => [tiles('您', player), tiles('庄', dealer)],
}
