import { wholeYuan } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import { DRAGON_MOST, type DragonSide, dragon, HALF_BACK, SIDE_ODDS, winnerOf } from './dragon.ts'

const SETTLES_MS = 5_000

export const dragonGame: DemoGame<'dragon'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(2_000) },
  math: () => dragon,
  closed: oneAtATime('本局尚未开牌，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({ kind: 'dragon', odds: SIDE_ODDS, halfBack: HALF_BACK, most: DRAGON_MOST }),
  pick: (_at, { pick }) => pick,
  result: (_at, { drawn }) => ({ ...drawn, winner: winnerOf(drawn) }),
  anyPick: (_at, roll, stake) => ({ chips: [{ spot: anySpot(roll), stake }] }),
}

const anySpot = (roll: Roll): DragonSide => (roll(10) === 0 ? 'tie' : roll(2) === 0 ? 'dragon' : 'tiger')
