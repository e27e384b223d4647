import { odds, plain } from '#contracts/money/money.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contracts/wire/game-codes.ts'

/** Slips of sports and e-sports at shorter total odds count nothing as turnover. */
export const LEAST_ODDS = odds(150)

/** How much of a stake counts as turnover, in whole percent, by the category of the game (docs/rules.md#counted-turnover). */
export const TURNOVER_PERCENT: Readonly<Record<GameCategory, number>> = {
  concise: 100,
  fishing: 100,
  sport: 100,
  gaming: 100,
  realbet: 50,
  joker: 50,
  lottery: 50,
}

const WEIGHTS = [...new Set(Object.values(TURNOVER_PERCENT))].sort((a, b) => b - a)

const namesAt = (weight: number): string =>
  Object.entries(TURNOVER_PERCENT)
    .flatMap(([category, percent]) => (percent === weight ? GAME_CATEGORIES[category as GameCategory] : []))
    .join('、')

/** How turnover is counted, as players read it: a sentence each. They are made from the numbers above. */
export const TURNOVER_RULES: readonly string[] = [
  `已结算注单按本金计入打码量：${WEIGHTS.map((weight) => `${namesAt(weight)}计 ${weight}%`).join('，')}。`,
  '真人、棋牌、彩票、体育、电竞的和局（本金原额退回）与判为无效的注单不计入。',
  '真人、棋牌同一局对押（如庄与闲、龙与虎、红与黑）的，只计两边的差额。',
  `体育、电竞总赔率低于 ${plain(LEAST_ODDS)} 或已兑现的注单不计入，单关赢半、输半的计一半。`,
]
