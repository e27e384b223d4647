import { wholeYuan } from '#contracts/money.ts'
import {
  BACCARAT_ODDS,
  BACCARAT_SIDES,
  baccarat,
  baccaratPoints,
  baccaratWinner,
} from '../../demo-sites/games/baccarat.ts'
import { type DemoGame, oneAtATime } from './demo-game.ts'

const SETTLES_MS = 5_000

export const baccaratGame: DemoGame<'baccarat'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(2_000) },
  math: () => baccarat,
  closed: oneAtATime('本局尚未开牌，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({ kind: 'baccarat', odds: BACCARAT_ODDS }),
  pick: (_at, { pick }) => pick,
  result: (_at, { drawn }) => ({
    ...drawn,
    points: { player: baccaratPoints(drawn.player), banker: baccaratPoints(drawn.banker) },
    winner: baccaratWinner(drawn),
  }),
  anyPick: (_at, roll) => ({
    side: roll(10) === 0 ? 'tie' : (BACCARAT_SIDES[roll(2) * 2] ?? 'player'),
  }),
}
