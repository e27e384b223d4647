import { wholeYuan } from '#contracts/money/money.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import { LINES, PAYS, REELS, slot, windowOf, winsOf } from './slot.ts'

const SETTLES_MS = 3_000

export const slotGame: DemoGame<'slot'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(1_000) },
  math: () => slot,
  closed: oneAtATime('上一次旋转尚未结算，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({ kind: 'slot', pays: PAYS, lines: LINES, reels: REELS }),
  pick: () => ({}),
  result: (_at, { drawn }) => {
    const window = windowOf(drawn.stops)
    return { window, wins: winsOf(window) }
  },
  anyPick: () => ({}),
}
