import { same } from '../same.ts'

/** Chips on dragon, tiger and tie, as the model bets them (docs/rules.md#chips-on-several-spots). */

export type SidesWire = { chips: readonly { spot: 'dragon' | 'tiger' | 'tie'; stake: number }[] }
export type OnCards = {
  stake: number
  returned: number
  pick: SidesWire
  result: { dragon: number; tiger: number }
}

const on = ({ chips }: SidesWire, spot: string): number =>
  chips.reduce((sum, chip) => (chip.spot === spot ? sum + chip.stake : sum), 0)

/** The sides cover each other; the tie counts whole. */
export const sidesAtRisk = (pick: SidesWire): number =>
  Math.abs(on(pick, 'dragon') - on(pick, 'tiger')) + on(pick, 'tie')

/** Each chip for itself: 2 for a side, 13 for a tie; a tie returns half of a side's stake. */
export function checkDragon({ stake, returned, pick, result }: OnCards): void {
  const gap = (result.dragon % 13) - (result.tiger % 13)
  const [dragon, tiger, tie] = [on(pick, 'dragon'), on(pick, 'tiger'), on(pick, 'tie')]
  same(dragon + tiger + tie, stake, 'the stake of all chips')
  const half = Math.floor(dragon / 2) + Math.floor(tiger / 2)
  same(returned, gap > 0 ? dragon * 2 : gap < 0 ? tiger * 2 : tie * 13 + half, 'what the cards pay')
}
