import type { GameKind } from '../../kinds.ts'
import type { SettledBet, TablesWire } from '../../wire.ts'
import { FISH } from '../fishing/fish-art.ts'
import { drawnNumber } from '../lottery/draws-art.ts'
import { tileFace } from '../mahjong/mahjong-art.ts'
import { GARDEN } from '../slots/garden-art.ts'
import { GEMS } from '../slots/gem-art.ts'
import { SAIL } from '../slots/sail-art.ts'
import type { Symbols } from '../slots/symbols.ts'
import { smallCard } from '../tables/card-art.ts'
import { el, svgPicture } from './dom.ts'
import { toneOf } from './names.ts'

/** Small pictures of settled rounds. Their texts say the same, so screen readers skip them. */
type RoundArt = { [K in GameKind]?: (bet: SettledBet<K>, table: TablesWire[K]) => readonly Node[] }

/** A window of reels, column by column. */
const reels = ({ symbols }: Symbols, window: readonly (readonly number[])[]): readonly Node[] =>
  window.map((reel) =>
    el(
      'span',
      { class: 'mini-reel' },
      ...reel.map((symbol) => svgPicture('0 0 100 100', symbols[symbol]?.body ?? '', 'mini-symbol')),
    ),
  )

/** A hand of each side, with the side's name. */
const hands = (sides: readonly (readonly [name: string, cards: readonly number[]])[]): readonly Node[] =>
  sides.map(([name, cards]) =>
    el(
      'span',
      { class: 'mini-hand' },
      el('small', {}, name),
      ...cards.map((card) => svgPicture('0 0 40 52', smallCard(card), 'mini-card')),
    ),
  )

const DRAWN: RoundArt = {
  slot: ({ result }) => reels(SAIL, result.window),
  lines: ({ result }) => reels(GARDEN, result.spins[0]?.window ?? []),
  ways: ({ result }) => reels(GEMS, result.falls[0]?.window ?? []),
  fishing: ({ result }) =>
    result.shots.flatMap(({ fish, hit }) =>
      hit ? [svgPicture('0 0 100 100', FISH[fish]?.body ?? '', 'mini-symbol')] : [],
    ),
  draws: ({ result }, { look }) => result.numbers.map((n, at) => drawnNumber(n, at, look)),
  dragon: ({ result }) =>
    hands([
      ['龙', [result.dragon]],
      ['虎', [result.tiger]],
    ]),
  baccarat: ({ result }) =>
    hands([
      ['闲', result.player],
      ['庄', result.banker],
    ]),
  roulette: ({ result: { pocket } }) => [
    el('span', { class: `mini-pocket bead-pocket-${toneOf(pocket)} num` }, String(pocket)),
  ],
  blackjack: ({ result }) =>
    hands([
      ['我', result.player],
      ['庄', result.dealer],
    ]),
  bull: ({ result }) =>
    hands([
      ['我', result.player],
      ['庄', result.banker],
    ]),
  mahjong: ({ result }) => [
    ...result.player.map((tile) => svgPicture('0 0 60 84', tileFace(tile), 'mini-tile')),
  ],
}

/** A settled round, small. Nothing of one that is invalid, or whose texts are all there is to show. */
export function roundArt<K extends GameKind>(
  bet: SettledBet<K>,
  table: TablesWire[K],
): HTMLElement | undefined {
  const kind = table.kind as K
  const nodes = bet.isVoid ? [] : (DRAWN[kind]?.(bet, table) ?? [])
  return nodes.length > 0
    ? el('span', { class: `mini mini-${kind}`, 'aria-hidden': 'true' }, ...nodes)
    : undefined
}
