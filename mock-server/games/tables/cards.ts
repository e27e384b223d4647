import type { Roll } from '../../seeded.ts'

export const DECK_SIZE = 52

/** 0 is the ace and 12 the king. Cards of further packs count on from 52; modulo 52 they are the same cards. */
export const rankOf = (card: number): number => card % 13

/** Draws one card of the shuffled `packs` that is not in `out`, and adds it to `out`. */
export function dealCard(roll: Roll, packs: number, out: number[]): number {
  // The n-th card that is left is `nth` plus the number of drawn cards up to it. No copy is sorted, because this runs
  // millions of times.
  const nth = roll(DECK_SIZE * packs - out.length)
  let card = nth
  for (let before = -1; before !== card - nth; ) {
    before = card - nth
    let upTo = 0
    for (const drawn of out) if (drawn <= card) upTo += 1
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
