import { wholeYuan } from '#contracts/money/money.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import { FALL_TIMES, fallsOf, OPENING, WAY_PAYS, ways } from './ways.ts'

const SETTLES_MS = 3_000

export const waysGame: DemoGame<'ways'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(1_000) },
  math: () => ways,
  closed: oneAtATime('上一次旋转尚未结算，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({ kind: 'ways', pays: WAY_PAYS, times: FALL_TIMES, window: OPENING }),
  pick: () => ({}),
  result: (_at, { drawn }) => ({ falls: fallsOf(drawn.drops), total: drawn.odds }),
  anyPick: () => ({}),
}
