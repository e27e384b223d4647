import { add, type Fen, odds, returnAt, subtract, wholeYuan } from '#contracts/money/money.ts'
import type { GameMath } from '../game.ts'
import { DECK_SIZE, rankOf } from './cards.ts'
import { type Chip, type ChipsPick, chipOn, chipsTotal, readChips } from './chips.ts'

/** Eight packs, shuffled before each hand; the ace is the lowest card (cards.ts). */
export const PACKS = 8

export const DRAGON_SIDES = ['dragon', 'tiger', 'tie'] as const
export type DragonSide = (typeof DRAGON_SIDES)[number]
export type DragonPick = ChipsPick<DragonSide>
export type DragonDrawn = { dragon: number; tiger: number }
export type DragonResult = DragonDrawn & { winner: DragonSide }
export type DragonTable = {
  kind: 'dragon'
  odds: Record<DragonSide, number>
  halfBack: number
  /** The largest stake on each spot, in fen. */
  most: Record<DragonSide, number>
}
export type DragonGame = {
  pick: DragonPick
  drawn: DragonDrawn
  shown: DragonPick
  result: DragonResult
  table: DragonTable
}

/** Winning odds by side; a tie returns half of a dragon or tiger stake. Mean returns: 96.3 % (sides), 97.1 % (tie). */
export const SIDE_ODDS = { dragon: odds(200), tiger: odds(200), tie: odds(1_300) } satisfies Record<
  DragonSide,
  unknown
>
export const HALF_BACK = odds(50)
/** The largest stake on each spot. */
export const DRAGON_MOST: Readonly<Record<DragonSide, Fen>> = {
  dragon: wholeYuan(2_000),
  tiger: wholeYuan(2_000),
  tie: wholeYuan(500),
}
const NOTHING = odds(0)

export function winnerOf(drawn: DragonDrawn): DragonSide {
  const gap = rankOf(drawn.dragon) - rankOf(drawn.tiger)
  return gap > 0 ? 'dragon' : gap < 0 ? 'tiger' : 'tie'
}

const SPOTS = {
  isSpot: (raw: unknown): raw is DragonSide => DRAGON_SIDES.some((side) => side === raw),
  most: (spot: DragonSide) => DRAGON_MOST[spot],
  none: '请选择下注区',
}

function chipReturn({ spot, stake }: Chip<DragonSide>, drawn: DragonDrawn): Fen {
  const winner = winnerOf(drawn)
  if (winner === spot) return returnAt(stake, SIDE_ODDS[winner])
  return returnAt(stake, winner === 'tie' ? HALF_BACK : NOTHING)
}

/** Dragon and tiger in one round cover each other, so only their difference is at risk. */
function sidesAtRisk(pick: DragonPick): Fen {
  const [first, second] = [chipOn(pick, 'dragon'), chipOn(pick, 'tiger')]
  return first > second ? subtract(first, second) : subtract(second, first)
}

export const dragon: GameMath<DragonPick, DragonDrawn> = {
  read: (raw) => readChips(SPOTS, raw),
  staked: chipsTotal,
  draw(roll) {
    const first = roll(DECK_SIZE * PACKS)
    const second = roll(DECK_SIZE * PACKS - 1)
    return { dragon: first % DECK_SIZE, tiger: (second >= first ? second + 1 : second) % DECK_SIZE }
  },
  returned: (_stake, { chips }, drawn) => add(...chips.map((chip) => chipReturn(chip, drawn))),
  // A tie takes half of a side's stake, so that a side then counts as well.
  countedStake: (_stake, pick) => add(sidesAtRisk(pick), chipOn(pick, 'tie')),
}
