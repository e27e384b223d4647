import { must, same } from '../same.ts'

/** Chips on red, black and numbers, as the model bets them at roulette (docs/rules.md#chips-on-several-spots). */

export type ChipsWire = { chips: readonly { spot: 'red' | 'black' | number; stake: number }[] }
export type OnWheel = { stake: number; returned: number; pick: ChipsWire; result: { pocket: number } }

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const POCKETS = Array.from({ length: 37 }, (_, pocket) => pocket)
/** An amount that comes back in this many pockets counts as not staked. */
const COVERED = 33

const backFrom = ({ chips }: ChipsWire, pocket: number): number => {
  let back = 0
  for (const { spot, stake } of chips) {
    if (spot === pocket) back += stake * 36
    if (spot === 'red' && REDS.includes(pocket)) back += stake * 2
    if (spot === 'black' && pocket !== 0 && !REDS.includes(pocket)) back += stake * 2
  }
  return back
}

/** The largest amount that at least COVERED pockets bring back. */
export function coveredBy(pick: ChipsWire): number {
  const backs = POCKETS.map((pocket) => backFrom(pick, pocket))
  const sure = backs.filter((back) => backs.filter((other) => other >= back).length >= COVERED)
  return Math.max(0, ...sure)
}

/** The chips are the stake, and each pays for itself. */
export function checkSpin({ stake, returned, pick, result }: OnWheel): void {
  must(Number.isInteger(result.pocket) && POCKETS.includes(result.pocket), `a pocket ${result.pocket}`)
  same(
    pick.chips.reduce((sum, chip) => sum + chip.stake, 0),
    stake,
    'the stake of all chips',
  )
  same(returned, backFrom(pick, result.pocket), 'what the wheel pays')
}
