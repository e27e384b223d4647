import { wholeYuan } from '#contracts/money/money.ts'
import {
  type DrawLook,
  type DrawLottery,
  type DrawShown,
  drawMath,
  drawnAt,
  isSaleOpen,
  periodAt,
  pickText,
  playShown,
} from '../../demo-sites/games/draws.ts'
import { eleven } from '../../demo-sites/games/eleven.ts'
import { fiveDigits } from '../../demo-sites/games/five-digits.ts'
import { quickThree } from '../../demo-sites/games/quick-three.ts'
import { drawSome, rollOf } from '../../demo-sites/games/seeded.ts'
import type { Skin } from '../../demo-sites/games/skins.ts'
import { MOST_OPEN } from '../bets/bets-seat.ts'
import type { DemoGame, RoundContext } from './demo-game.ts'

type Behind = { name: string; look: DrawLook; lottery: DrawLottery }

const BEHIND: Partial<Record<Skin, Behind>> = {
  eleven: { name: '11选5', look: 'balls', lottery: eleven },
  dice: { name: '快三', look: 'dice', lottery: quickThree },
  digits: { name: '时时彩', look: 'digits', lottery: fiveDigits },
}
const DRAWS_SHOWN = 6

function behind({ skin }: RoundContext): Behind {
  const one = BEHIND[skin]
  if (!one) throw new RangeError(`no lottery looks like ${skin}`)
  return one
}

/** The draw of a period, the same for all players of the title. */
function drawOf(at: RoundContext, period: number): DrawShown {
  const { lottery } = behind(at)
  const numbers = lottery.draw(rollOf(`${at.gameSeed}:${period}`))
  return { period, numbers, tell: lottery.tell(numbers) }
}

export const drawsGame: DemoGame<'draws'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(200) },
  math: (at) => {
    const { lottery } = behind(at)
    const { numbers } = drawOf(at, periodAt(lottery, at.now))
    return { ...drawMath(lottery), draw: () => ({ numbers }) }
  },
  closed: (at, open) => {
    if (!isSaleOpen(behind(at).lottery, at.now)) return '本期已封盘，请等待下一期'
    return open.length >= MOST_OPEN ? `每期最多投 ${MOST_OPEN} 注` : undefined
  },
  round: (at) => periodAt(behind(at).lottery, at.now),
  settlesAt: (at) => {
    const { lottery } = behind(at)
    return drawnAt(lottery, periodAt(lottery, at.now))
  },
  table: (at) => {
    const { name, look, lottery } = behind(at)
    const { periodMs, closedMs, plays } = lottery
    const last = periodAt(lottery, at.now) - 1
    return {
      ...{ kind: 'draws', name, look, periodMs, closedMs },
      plays: plays.map(playShown),
      draws: Array.from({ length: DRAWS_SHOWN }, (_, back) => drawOf(at, last - back)),
    }
  },
  pick: (at, { pick, round }) => ({ period: round, text: pickText(behind(at).lottery, pick) }),
  result: (at, { pick, drawn, round }) => {
    const { lottery } = behind(at)
    // A ticket that is declared invalid must not tell a draw that all players may still bet on.
    if (at.now < drawnAt(lottery, round)) return { period: round, numbers: [], tell: '', came: 'lost' }
    const play = lottery.plays.find(({ id }) => id === pick.play)
    const { numbers } = drawn
    const isWon = play?.wins(pick.chosen, numbers) ?? false
    const came = isWon ? 'won' : play?.ties?.(pick.chosen, numbers) ? 'tied' : 'lost'
    return { period: round, numbers, tell: lottery.tell(numbers), came }
  },
  anyPick: (at, roll) => {
    const { plays } = behind(at).lottery
    const play = plays[roll(plays.length)]
    const chosen = play?.groups.map(({ options, take }) =>
      drawSome(
        roll,
        options.map((_, n) => n),
        take,
      ),
    )
    return { play: play?.id, chosen }
  },
}
