import { LEAST_STAKE } from '../model/play.ts'
import type { SidesWire } from '../model/sides.ts'
import type { ChipsWire } from '../model/wheel.ts'

const MOST_ON_TIE = 50_000

/** Chips on red, on red and black, or on red and a number; what is too small to be shared lies on red. */
export function chipsOf(stake: number, n: number): ChipsWire {
  const ways = stake < 2 * LEAST_STAKE ? 1 : 3
  const rest = [stake, Math.floor(stake / 2), stake - LEAST_STAKE][n % ways] ?? stake
  const other = (['black', 'black', 7] as const)[n % ways] ?? 'black'
  const second = rest === stake ? [] : [{ spot: other, stake: stake - rest }]
  return { chips: [{ spot: 'red', stake: rest }, ...second] }
}

/** All of it on one side, or a part of it on the other or on the tie, which takes 500 元 at most. */
export function sidesOf(stake: number, n: number): SidesWire {
  const [side, other] = n % 2 === 0 ? (['dragon', 'tiger'] as const) : (['tiger', 'dragon'] as const)
  const part = n % 4 < 2 ? Math.floor(stake / 2) : LEAST_STAKE
  if (n % 3 === 0 || part < LEAST_STAKE || stake - part < LEAST_STAKE)
    return { chips: [{ spot: side, stake }] }
  const second = n % 3 === 1 ? other : 'tie'
  const least = second === 'tie' ? Math.min(part, MOST_ON_TIE) : part
  return {
    chips: [
      { spot: side, stake: stake - least },
      { spot: second, stake: least },
    ],
  }
}
