import { type Fen, wholeYuan } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import { type DemoGame, oneAtATime } from '../seat.ts'
import { AREAS, POCKETS, ROULETTE_MOST, ROULETTE_ODDS, type RouletteArea, roulette } from './roulette.ts'

const SETTLES_MS = 6_000

const AREA_NAMES = Object.keys(AREAS) as RouletteArea[]
export const rouletteGame: DemoGame<'roulette'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(500) },
  math: () => roulette,
  closed: oneAtATime('转轮尚未停下，请稍候'),
  settlesAt: ({ now }) => now + SETTLES_MS,
  table: () => ({ kind: 'roulette', odds: ROULETTE_ODDS, most: ROULETTE_MOST }),
  pick: (_at, { pick }) => pick,
  result: (_at, { drawn }) => drawn,
  anyPick: (_at, roll, stake) => ({ chips: [{ spot: anySpot(roll, stake), stake }] }),
}

/** A stake above the limit of a single number is placed on an area. */
const anySpot = (roll: Roll, stake: Fen) =>
  stake <= ROULETTE_MOST.number && roll(4) === 0 ? roll(POCKETS) : AREA_NAMES[roll(AREA_NAMES.length)]
