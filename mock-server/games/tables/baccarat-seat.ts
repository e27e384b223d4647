import { wholeYuan } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import {
  BACCARAT_MOST,
  BACCARAT_ODDS,
  type BaccaratSpot,
  baccarat,
  baccaratPoints,
  baccaratWinner,
  hasPair,
} from './baccarat.ts'

const SETTLES_MS = 5_000

export const baccaratGame: DemoGame<'baccarat'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(2_000) },
  math: () => baccarat,
  closed: oneAtATime('本局尚未开牌，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({ kind: 'baccarat', odds: BACCARAT_ODDS, most: BACCARAT_MOST }),
  pick: (_at, { pick }) => pick,
  result: (_at, { drawn }) => ({
    ...drawn,
    points: { player: baccaratPoints(drawn.player), banker: baccaratPoints(drawn.banker) },
    winner: baccaratWinner(drawn),
    pairs: { player: hasPair(drawn.player), banker: hasPair(drawn.banker) },
  }),
  anyPick: (_at, roll, stake) => ({ chips: [{ spot: anySpot(roll), stake }] }),
}

const anySpot = (roll: Roll): BaccaratSpot => (roll(10) === 0 ? 'tie' : roll(2) === 0 ? 'player' : 'banker')
