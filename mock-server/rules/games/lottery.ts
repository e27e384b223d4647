import { wholeYuan } from '#contracts/money.ts'
import {
  BALLS,
  CLOSED_MS,
  drawnAt,
  hitsOf,
  isRoundOpen,
  lottery,
  NUMBERS,
  PERIOD_MS,
  PICKS,
  PRIZES,
  periodAt,
} from '../../demo-sites/games/lottery.ts'
import { drawSome, rollOf } from '../../demo-sites/games/seeded.ts'
import { MOST_OPEN } from '../bets-seat.ts'
import type { DemoGame, RoundContext } from './demo-game.ts'

const DRAWS_SHOWN = 6

/** The balls of a period, the same for all players of the game. */
const ballsOf = (at: RoundContext, period: number) =>
  lottery.draw(rollOf(`${at.gameSeed}:${period}`), { numbers: [] })

export const lotteryGame: DemoGame<'lottery'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(200) },
  math: (at) => ({ ...lottery, draw: () => ballsOf(at, periodAt(at.now)) }),
  closed: (at, open) => {
    if (!isRoundOpen(at.now)) return '本期已封盘，请等待下一期'
    return open.length >= MOST_OPEN ? `每期最多投 ${MOST_OPEN} 注` : undefined
  },
  round: ({ now }) => periodAt(now),
  settlesAt: ({ now }) => drawnAt(periodAt(now)),
  table: (at) => ({
    kind: 'lottery',
    balls: BALLS,
    picks: PICKS,
    periodMs: PERIOD_MS,
    closedMs: CLOSED_MS,
    prizes: PRIZES,
    draws: Array.from({ length: DRAWS_SHOWN }, (_, back) => periodAt(at.now) - 1 - back).map((period) => ({
      period,
      balls: ballsOf(at, period).balls,
    })),
  }),
  pick: (_at, { pick, round }) => ({ numbers: pick.numbers, period: round }),
  result: (_at, { pick, drawn, round }) => ({
    period: round,
    balls: drawn.balls,
    hits: hitsOf(pick.numbers, drawn.balls),
  }),
  anyPick: (_at, roll) => ({ numbers: drawSome(roll, NUMBERS, PICKS) }),
}
