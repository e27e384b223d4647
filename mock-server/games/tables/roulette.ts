import {
  add,
  type Fen,
  min,
  type Odds,
  odds,
  returnAt,
  subtract,
  wholeYuan,
  ZERO,
} from '#contracts/money/money.ts'
import type { GameMath } from '../game.ts'
import { type Chip, type ChipsPick, chipsTotal, readChips } from './chips.ts'

/** The European wheel: 0 to 36, with one zero. */
export const POCKETS = 37
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** A number, or one of the areas below. */
export type RouletteSpot = number | RouletteArea
export type RoulettePick = ChipsPick<RouletteSpot>
export type RouletteDrawn = { pocket: number }
/** `half`: an area of eighteen numbers; `third`: one of twelve. */
export type RouletteTable = {
  kind: 'roulette'
  odds: Record<'number' | 'half' | 'third', number>
  /** The largest stake on a number and on an area, in fen. */
  most: Record<'number' | 'area', number>
}
export type RouletteGame = {
  pick: RoulettePick
  drawn: RouletteDrawn
  shown: RoulettePick
  result: RouletteDrawn
  table: RouletteTable
}

type Area = { odds: Odds; has(pocket: number): boolean }
export const ROULETTE_ODDS = { number: odds(3_600), half: odds(200), third: odds(300) } as const
/** The largest stake on a number, and on an area. */
export const ROULETTE_MOST = { number: wholeYuan(100), area: wholeYuan(500) } as const
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

const SPOTS = {
  isSpot: (raw: unknown): raw is RouletteSpot => isArea(raw) || isNumber(raw),
  most: (spot: RouletteSpot) => ROULETTE_MOST[typeof spot === 'number' ? 'number' : 'area'],
  none: '请选择一个号码或区域',
}

function chipReturn({ spot, stake }: Chip<RouletteSpot>, pocket: number): Fen {
  if (typeof spot === 'number') return spot === pocket ? returnAt(stake, ROULETTE_ODDS.number) : ZERO
  const area = AREAS[spot]
  return area.has(pocket) ? returnAt(stake, area.odds) : ZERO
}

const returnIn = ({ chips }: RoulettePick, pocket: number): Fen =>
  add(...chips.map((chip) => chipReturn(chip, pocket)))

/**
 * Spots that bring something back in this many of the 37 pockets count as if they did in all: the amount is hardly at
 * risk.
 */
export const COVERED = 33

/** The amount that comes back in at least COVERED pockets: red and black together, three dozens, nearly all numbers. */
function coveredBy(pick: RoulettePick): Fen {
  const returns = Array.from({ length: POCKETS }, (_, pocket) => returnIn(pick, pocket))
  return returns.sort((a, b) => a - b)[POCKETS - COVERED] ?? ZERO
}

export const roulette: GameMath<RoulettePick, RouletteDrawn> = {
  read: (raw) => readChips(SPOTS, raw),
  staked: chipsTotal,
  draw: (roll) => ({ pocket: roll(POCKETS) }),
  returned: (_stake, pick, { pocket }) => returnIn(pick, pocket),
  countedStake: (stake, pick) => subtract(stake, min(stake, coveredBy(pick))),
}
