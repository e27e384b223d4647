import { wholeYuan } from '#contracts/money/money.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import { BULL_PAYS, bull, bullOf } from './bull.ts'

const SETTLES_MS = 5_000

export const bullGame: DemoGame<'bull'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(1_000) },
  math: () => bull,
  closed: oneAtATime('本局尚未开牌，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({ kind: 'bull', pays: BULL_PAYS }),
  pick: () => ({}),
  result: (_at, { drawn }) => ({
    ...drawn,
    hands: { player: bullOf(drawn.player), banker: bullOf(drawn.banker) },
  }),
  anyPick: () => ({}),
}
