import { wholeYuan } from '#contracts/money/money.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import {
  FREE_SPINS,
  FREE_TIMES,
  fiveWindowOf,
  fiveWinsOf,
  LINE_PAYS,
  lines,
  roundOdds,
  SCATTERS,
  scattersIn,
  TEN_LINES,
} from './lines.ts'
import { LINES_REELS } from './lines-reels.ts'

const SETTLES_MS = 3_000

export const linesGame: DemoGame<'lines'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(1_000) },
  math: () => lines,
  closed: oneAtATime('上一次旋转尚未结算，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({
    kind: 'lines',
    pays: LINE_PAYS,
    lines: TEN_LINES,
    reels: LINES_REELS,
    scatters: SCATTERS,
    freeSpins: FREE_SPINS,
    freeTimes: FREE_TIMES,
  }),
  pick: () => ({}),
  result: (_at, { drawn }) => ({
    spins: drawn.spins.map((stops) => {
      const window = fiveWindowOf(stops)
      return { window, wins: fiveWinsOf(window), moons: scattersIn(window) }
    }),
    total: roundOdds(drawn),
  }),
  anyPick: () => ({}),
}
