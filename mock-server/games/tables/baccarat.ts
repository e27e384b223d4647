import { add, type Fen, odds, returnAt, subtract, wholeYuan, ZERO } from '#contracts/money/money.ts'
import type { GameMath } from '../game.ts'
import { dealCard, rankOf } from './cards.ts'
import { type Chip, type ChipsPick, chipOn, chipsTotal, readChips } from './chips.ts'

export const BACCARAT_PACKS = 8

export const BACCARAT_SIDES = ['player', 'tie', 'banker'] as const
export type BaccaratSide = (typeof BACCARAT_SIDES)[number]
/** A spot: a side, or a pair, which a side's first two cards make. */
export const BACCARAT_SPOTS = [...BACCARAT_SIDES, 'playerPair', 'bankerPair'] as const
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number]
export type BaccaratPick = ChipsPick<BaccaratSpot>
export type BaccaratDrawn = { player: readonly number[]; banker: readonly number[] }
export type BaccaratResult = BaccaratDrawn & {
  points: Record<'player' | 'banker', number>
  winner: BaccaratSide
  pairs: Record<'player' | 'banker', boolean>
}
export type BaccaratTable = {
  kind: 'baccarat'
  odds: Record<BaccaratSpot, number>
  /** The largest stake on each spot, in fen. */
  most: Record<BaccaratSpot, number>
}
export type BaccaratGame = {
  pick: BaccaratPick
  drawn: BaccaratDrawn
  shown: BaccaratPick
  result: BaccaratResult
  table: BaccaratTable
}

/**
 * Winning odds: the banker pays 5 % commission, and a tie returns the stake of both sides. Mean returns, computed over
 * all hands in baccarat.slow.test.ts: player 98.76 %, banker 98.94 %, tie 85.64 %, a pair 89.64 %.
 */
export const BACCARAT_ODDS = {
  player: odds(200),
  banker: odds(195),
  tie: odds(900),
  playerPair: odds(1_200),
  bankerPair: odds(1_200),
} satisfies Record<BaccaratSpot, unknown>

/** The largest stake on each spot. */
export const BACCARAT_MOST: Readonly<Record<BaccaratSpot, Fen>> = {
  player: wholeYuan(2_000),
  banker: wholeYuan(2_000),
  tie: wholeYuan(500),
  playerPair: wholeYuan(500),
  bankerPair: wholeYuan(500),
}

/** Ace 1, two to nine their number, ten and pictures 0. */
export const baccaratValue = (card: number): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)
export const baccaratPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10

/** Whether the banker draws, by his points and by the value of the player's third card (undefined: the player stood). */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5
  if (points <= 2) return true
  if (points === 3) return third !== 8
  if (points === 4) return third >= 2 && third <= 7
  if (points === 5) return third >= 4 && third <= 7
  return points === 6 && (third === 6 || third === 7)
}

export function baccaratWinner({ player, banker }: BaccaratDrawn): BaccaratSide {
  const gap = baccaratPoints(player) - baccaratPoints(banker)
  return gap > 0 ? 'player' : gap < 0 ? 'banker' : 'tie'
}

export const hasPair = ([first, second]: readonly number[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second)

const SPOTS = {
  isSpot: (raw: unknown): raw is BaccaratSpot => BACCARAT_SPOTS.some((spot) => spot === raw),
  most: (spot: BaccaratSpot) => BACCARAT_MOST[spot],
  none: '请选择下注区',
}

function chipReturn({ spot, stake }: Chip<BaccaratSpot>, drawn: BaccaratDrawn): Fen {
  if (spot === 'playerPair') return hasPair(drawn.player) ? returnAt(stake, BACCARAT_ODDS[spot]) : ZERO
  if (spot === 'bankerPair') return hasPair(drawn.banker) ? returnAt(stake, BACCARAT_ODDS[spot]) : ZERO
  const winner = baccaratWinner(drawn)
  if (winner === spot) return returnAt(stake, BACCARAT_ODDS[winner])
  return winner === 'tie' ? stake : ZERO
}

/** Player and banker in one round cover each other, so only their difference is at risk; at a tie neither is. */
function sidesAtRisk(pick: BaccaratPick, drawn: BaccaratDrawn): Fen {
  const [player, banker] = [chipOn(pick, 'player'), chipOn(pick, 'banker')]
  if (baccaratWinner(drawn) === 'tie') return ZERO
  return player > banker ? subtract(player, banker) : subtract(banker, player)
}

export const baccarat: GameMath<BaccaratPick, BaccaratDrawn> = {
  read: (raw) => readChips(SPOTS, raw),
  staked: chipsTotal,
  draw(roll) {
    const out: number[] = []
    const deal = () => dealCard(roll, BACCARAT_PACKS, out) % 52
    const [first, second, third, fourth] = [deal(), deal(), deal(), deal()]
    const player = [first, third]
    const banker = [second, fourth]
    const isNatural = baccaratPoints(player) >= 8 || baccaratPoints(banker) >= 8
    if (isNatural) return { player, banker }
    if (baccaratPoints(player) <= 5) player.push(deal())
    const [, , drawn] = player
    if (bankerDraws(baccaratPoints(banker), drawn === undefined ? undefined : baccaratValue(drawn)))
      banker.push(deal())
    return { player, banker }
  },
  returned: (_stake, { chips }, drawn) => add(...chips.map((chip) => chipReturn(chip, drawn))),
  countedStake: (_stake, pick, drawn) =>
    add(
      sidesAtRisk(pick, drawn),
      chipOn(pick, 'tie'),
      chipOn(pick, 'playerPair'),
      chipOn(pick, 'bankerPair'),
    ),
}
