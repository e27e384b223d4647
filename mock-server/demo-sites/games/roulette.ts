import { type Odds, odds, returnAt, ZERO } from '#contracts/money.ts'
import type { GameMath } from './game.ts'

/** The European wheel: 0 to 36, with one zero. */
export const POCKETS = 37
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** A number, or one of the areas below. */
export type RouletteSpot = number | RouletteArea
export type RoulettePick = { spot: RouletteSpot }
export type RouletteDrawn = { pocket: number }
/** `half`: an area of eighteen numbers; `third`: one of twelve. */
export type RouletteTable = { kind: 'roulette'; odds: Record<'number' | 'half' | 'third', number> }
export type RouletteGame = {
  pick: RoulettePick
  drawn: RouletteDrawn
  shown: RoulettePick
  result: RouletteDrawn
  table: RouletteTable
}

type Area = { odds: Odds; has(pocket: number): boolean }
export const ROULETTE_ODDS = { number: odds(3_600), half: odds(200), third: odds(300) } as const
const dozen = (n: number): Area => ({
  odds: ROULETTE_ODDS.third,
  has: (pocket) => Math.ceil(pocket / 12) === n,
})
const column = (n: number): Area => ({
  odds: ROULETTE_ODDS.third,
  has: (pocket) => pocket > 0 && (pocket - n) % 3 === 0,
})

/** The zero belongs to no area, so that every spot returns 36/37 = 97.30 %. */
export const AREAS = {
  red: { odds: ROULETTE_ODDS.half, has: (pocket) => RED.has(pocket) },
  black: { odds: ROULETTE_ODDS.half, has: (pocket) => pocket > 0 && !RED.has(pocket) },
  odd: { odds: ROULETTE_ODDS.half, has: (pocket) => pocket % 2 === 1 },
  even: { odds: ROULETTE_ODDS.half, has: (pocket) => pocket > 0 && pocket % 2 === 0 },
  low: { odds: ROULETTE_ODDS.half, has: (pocket) => pocket >= 1 && pocket <= 18 },
  high: { odds: ROULETTE_ODDS.half, has: (pocket) => pocket >= 19 },
  dozen1: dozen(1),
  dozen2: dozen(2),
  dozen3: dozen(3),
  column1: column(1),
  column2: column(2),
  column3: column(3),
} as const satisfies Record<string, Area>

export type RouletteArea =
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high'
  | `dozen${1 | 2 | 3}`
  | `column${1 | 2 | 3}`

const isArea = (raw: unknown): raw is RouletteArea => typeof raw === 'string' && Object.hasOwn(AREAS, raw)
const isNumber = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < POCKETS

export const roulette: GameMath<RoulettePick, RouletteDrawn> = {
  read(raw) {
    const spot = raw !== null && typeof raw === 'object' && 'spot' in raw ? raw.spot : undefined
    return isArea(spot) || isNumber(spot) ? { spot } : '请选择一个号码或区域'
  },
  draw: (roll) => ({ pocket: roll(POCKETS) }),
  returned(stake, { spot }, { pocket }) {
    if (typeof spot === 'number') return spot === pocket ? returnAt(stake, ROULETTE_ODDS.number) : ZERO
    const area = AREAS[spot]
    return area.has(pocket) ? returnAt(stake, area.odds) : ZERO
  },
}
