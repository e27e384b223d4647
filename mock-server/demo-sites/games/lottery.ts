import { odds, returnAt, ZERO } from '#contracts/money.ts'
import type { GameMath, Roll } from './game.ts'
import { drawSome } from './seeded.ts'

/** Five of twenty. */
export const BALLS = 20
export const PICKS = 5
/** One draw every 15 s of the mock backend's clock; bets close 3 s before. */
export const PERIOD_MS = 15_000
export const CLOSED_MS = 3_000

/** Odds by number of hits; the mean return is 95.3 % (computed in lottery.test.ts). */
export const PRIZES = [0, 0, 100, 450, 4_000, 250_000].map(odds)

export type LotteryPick = { numbers: readonly number[] }
export type LotteryDrawn = { balls: readonly number[] }
export type LotteryResult = { period: number; balls: readonly number[]; hits: number }
export type LotteryTable = {
  kind: 'lottery'
  balls: number
  picks: number
  periodMs: number
  closedMs: number
  prizes: readonly number[]
  draws: readonly { period: number; balls: readonly number[] }[]
}
export type LotteryGame = {
  pick: LotteryPick
  drawn: LotteryDrawn
  shown: LotteryPick & { period: number }
  result: LotteryResult
  table: LotteryTable
}

export const NUMBERS: readonly number[] = Array.from({ length: BALLS }, (_, i) => i + 1)

/** The period that `now` (ms) falls into; period n is drawn at its end. */
export const periodAt = (now: number): number => Math.floor(now / PERIOD_MS)
export const drawnAt = (period: number): number => (period + 1) * PERIOD_MS
/** Whether bets on the current period are open at `now`. */
export const isRoundOpen = (now: number): boolean => drawnAt(periodAt(now)) - now > CLOSED_MS

export const hitsOf = (picked: readonly number[], balls: readonly number[]): number =>
  picked.filter((n) => balls.includes(n)).length

export const lottery: GameMath<LotteryPick, LotteryDrawn> = {
  read(raw) {
    const list = raw !== null && typeof raw === 'object' && 'numbers' in raw ? raw.numbers : undefined
    if (!Array.isArray(list)) return `请选择 ${PICKS} 个号码`
    const numbers = NUMBERS.filter((n) => list.includes(n))
    return numbers.length === PICKS && list.length === PICKS ? { numbers } : `请选择 ${PICKS} 个不同的号码`
  },
  draw: (roll: Roll) => ({ balls: drawSome(roll, NUMBERS, PICKS) }),
  returned(stake, pick, drawn) {
    const at = PRIZES[hitsOf(pick.numbers, drawn.balls)]
    return at === undefined ? ZERO : returnAt(stake, at)
  },
}
