import { odds, returnAt, ZERO } from '#contracts/money/money.ts'
import type { GameMath } from '../game.ts'
import { dealPack, rankOf } from './cards.ts'

const HAND = 5

export type BullDrawn = { player: readonly number[]; banker: readonly number[] }
/** `three` are the places of the three cards that make tens; empty without a bull. */
export type BullHand = { bull: number; three: readonly number[] }
export type BullResult = BullDrawn & { hands: Record<'player' | 'banker', BullHand> }
export type BullTable = { kind: 'bull'; pays: readonly { bull: number; odds: number }[] }
export type BullGame = {
  pick: Record<string, never>
  drawn: BullDrawn
  shown: Record<string, never>
  result: BullResult
  table: BullTable
}

/**
 * Winning odds from a bull upwards, highest first. An equal bull returns the stake. A lower one loses the stake and no
 * more. The mean return is 97.0 % (computed over all pairs of hands in bull.slow.test.ts).
 */
export const BULL_PAYS = [
  { bull: 10, odds: odds(300) },
  { bull: 7, odds: odds(200) },
  { bull: 1, odds: odds(150) },
] as const

/** Ace 1, two to nine their number, ten and pictures 10. */
const bullValue = (card: number): number => Math.min(rankOf(card) + 1, 10)

/** The best bull of five cards: three make tens, the other two give 1 to 9, or 10 for 牛牛. 0: no three make tens. */
export function bullOf(cards: readonly number[]): BullHand {
  const values = cards.map(bullValue)
  const sum = values.reduce((all, value) => all + value, 0)
  for (let a = 0; a < HAND; a++)
    for (let b = a + 1; b < HAND; b++) {
      const pair = (values[a] ?? 0) + (values[b] ?? 0)
      // All ways to make tens of three cards leave the same rest, so the first one found is enough.
      if ((sum - pair) % 10 === 0)
        return { bull: pair % 10 || 10, three: [0, 1, 2, 3, 4].filter((at) => at !== a && at !== b) }
    }
  return { bull: 0, three: [] }
}

export const bull: GameMath<Record<string, never>, BullDrawn> = {
  read: () => ({}),
  draw(roll) {
    const cards = dealPack(roll, 2 * HAND)
    return { player: cards.slice(0, HAND), banker: cards.slice(HAND) }
  },
  returned(stake, _pick, { player, banker }) {
    const playerBull = bullOf(player).bull
    const gap = playerBull - bullOf(banker).bull
    if (gap === 0) return stake
    const pays = BULL_PAYS.find((row) => playerBull >= row.bull)
    return gap > 0 && pays ? returnAt(stake, pays.odds) : ZERO
  },
}
