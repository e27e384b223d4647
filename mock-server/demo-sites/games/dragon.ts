import { odds, returnAt } from '#contracts/money.ts'
import { DECK_SIZE, rankOf } from './cards.ts'
import type { GameMath } from './game.ts'

/** Eight packs, shuffled before each hand; the ace is the lowest card (cards.ts). */
export const PACKS = 8

export const DRAGON_SIDES = ['dragon', 'tiger', 'tie'] as const
export type DragonSide = (typeof DRAGON_SIDES)[number]
export type DragonPick = { side: DragonSide }
export type DragonDrawn = { dragon: number; tiger: number }
export type DragonResult = DragonDrawn & { winner: DragonSide }
export type DragonTable = { kind: 'dragon'; odds: Record<DragonSide, number>; halfBack: number }
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
const NOTHING = odds(0)

export function winnerOf(drawn: DragonDrawn): DragonSide {
  const gap = rankOf(drawn.dragon) - rankOf(drawn.tiger)
  return gap > 0 ? 'dragon' : gap < 0 ? 'tiger' : 'tie'
}

const isSide = (raw: unknown): raw is DragonSide => DRAGON_SIDES.some((side) => side === raw)

export const dragon: GameMath<DragonPick, DragonDrawn> = {
  read(raw) {
    const side = raw !== null && typeof raw === 'object' && 'side' in raw ? raw.side : undefined
    return isSide(side) ? { side } : '请选择押龙、押虎或押和'
  },
  draw(roll) {
    const first = roll(DECK_SIZE * PACKS)
    const second = roll(DECK_SIZE * PACKS - 1)
    return { dragon: first % DECK_SIZE, tiger: (second >= first ? second + 1 : second) % DECK_SIZE }
  },
  returned(stake, pick, drawn) {
    const winner = winnerOf(drawn)
    if (winner === pick.side) return returnAt(stake, SIDE_ODDS[winner])
    return returnAt(stake, winner === 'tie' ? HALF_BACK : NOTHING)
  },
}
