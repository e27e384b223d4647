import type { Roll } from '../game.ts'

export const DECK_SIZE = 52

/** 0 is the ace, 12 the king. A card of several packs counts on from 52; its face is the rest by 52. */
export const rankOf = (card: number): number => card % 13

/** One card of the shuffled `packs`, none of those that are `out`; adds it to them. */
export function dealCard(roll: Roll, packs: number, out: number[]): number {
  // The n-th of the cards left: as far on as cards up to it are gone. No copy is sorted: it is drawn millions of times.
  const nth = roll(DECK_SIZE * packs - out.length)
  let card = nth
  for (let gone = -1; gone !== card - nth; ) {
    gone = card - nth
    let upTo = 0
    for (const one of out) if (one <= card) upTo += 1
    card = nth + upTo
  }
  out.push(card)
  return card
}

const PACK = Array.from({ length: DECK_SIZE }, (_, card) => card)

/** The first `count` cards of one shuffled pack. */
export function dealPack(roll: Roll, count: number): number[] {
  const pack = PACK.slice()
  for (let at = 0; at < count; at++) {
    const from = at + roll(DECK_SIZE - at)
    const card = pack[from] ?? 0
    pack[from] = pack[at] ?? 0
    pack[at] = card
  }
  return pack.slice(0, count)
}
