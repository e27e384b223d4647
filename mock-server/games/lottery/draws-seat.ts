import { wholeYuan } from '#contracts/money/money.ts'
import { drawSome, rollOf } from '../../seeded.ts'
import { lineText } from '../client/lottery/draw-lines.ts'
import type { DemoGame, RoundContext } from '../seat.ts'
import type { Skin } from '../skins.ts'
import {
  cameOf,
  type DrawLook,
  type DrawLottery,
  type DrawShown,
  drawMath,
  drawnAt,
  eachOf,
  isSaleOpen,
  lineTexts,
  MOST_ON_SLIP,
  paidBy,
  periodAt,
  playShown,
  selectionsIn,
} from './draws.ts'
import { eleven } from './eleven.ts'
import { fiveDigits } from './five-digits.ts'
import { quickThree } from './quick-three.ts'

type LotteryTitle = { name: string; look: DrawLook; lottery: DrawLottery }

const LOTTERIES: Partial<Record<Skin, LotteryTitle>> = {
  eleven: { name: '11选5', look: 'balls', lottery: eleven },
  dice: { name: '快三', look: 'dice', lottery: quickThree },
  digits: { name: '时时彩', look: 'digits', lottery: fiveDigits },
}
const DRAWS_SHOWN = 6
/** The most open slips of a member at one title. */
const MAX_OPEN_SLIPS = 20

function lotteryOf({ skin }: RoundContext): LotteryTitle {
  const title = LOTTERIES[skin]
  if (!title) throw new RangeError(`no lottery has the skin ${skin}`)
  return title
}

/** The draw of a period, the same for all players of the title. */
function drawOf(at: RoundContext, period: number): DrawShown {
  const { lottery } = lotteryOf(at)
  const numbers = lottery.draw(rollOf(`${at.gameSeed}:${period}`))
  return { period, numbers, tell: lottery.tell(numbers) }
}

export const drawsGame: DemoGame<'draws'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(200) },
  math: (at) => {
    const { lottery } = lotteryOf(at)
    const { numbers } = drawOf(at, periodAt(lottery, at.now))
    return { ...drawMath(lottery), draw: () => ({ numbers }) }
  },
  closed: (at, open) => {
    if (!isSaleOpen(lotteryOf(at).lottery, at.now)) return '本期已封盘，请等待下一期'
    return open.length >= MAX_OPEN_SLIPS ? `每期最多投 ${MAX_OPEN_SLIPS} 张注单` : undefined
  },
  round: (at) => periodAt(lotteryOf(at).lottery, at.now),
  settlesAt: (at) => {
    const { lottery } = lotteryOf(at)
    return drawnAt(lottery, periodAt(lottery, at.now))
  },
  table: (at) => {
    const { name, look, lottery } = lotteryOf(at)
    const { periodMs, closedMs, plays } = lottery
    const last = periodAt(lottery, at.now) - 1
    return {
      ...{ kind: 'draws', name, look, periodMs, closedMs },
      plays: plays.map(playShown),
      mostOnSlip: MOST_ON_SLIP,
      draws: Array.from({ length: DRAWS_SHOWN }, (_, back) => drawOf(at, last - back)),
    }
  },
  pick(at, { pick, round }) {
    const { lottery } = lotteryOf(at)
    return { period: round, lines: lineTexts(lottery, pick), count: selectionsIn(lottery, pick).length }
  },
  result: (at, { pick, drawn, round, stake }) => {
    const { lottery } = lotteryOf(at)
    // A ticket that became invalid must not reveal a draw on which players may still bet.
    const selections = selectionsIn(lottery, pick)
    const count = selections.length
    if (at.now < drawnAt(lottery, round)) return { period: round, numbers: [], tell: '', hits: [], count }
    const { numbers } = drawn
    const each = eachOf(stake, selections)
    const hits = selections.flatMap((one) => {
      const came = cameOf(one, numbers)
      const text = lineText(one.play, one.chosen)
      return came === 'lost' ? [] : [{ text, came, returned: paidBy(one, each, numbers) }]
    })
    return { period: round, numbers, tell: lottery.tell(numbers), hits, count }
  },
  anyPick: (at, roll) => {
    const { plays } = lotteryOf(at).lottery
    const play = plays[roll(plays.length)]
    const chosen = play?.groups.map(({ options, take }) =>
      drawSome(
        roll,
        options.map((_, n) => n),
        take,
      ),
    )
    return { lines: [{ play: play?.id, chosen }] }
  },
}
