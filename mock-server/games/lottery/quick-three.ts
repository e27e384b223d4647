import { odds } from '#contracts/money/money.ts'
import type { DrawLottery } from './draws.ts'

/** 快三: three dice. */
const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])))
const LEAST_SUM = 3
const SUMS = Array.from({ length: 16 }, (_, at) => LEAST_SUM + at)
const SIZES = ['大', '小', '单', '双'] as const

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)
const isTriple = (dice: readonly number[]): boolean => dice.every((die) => die === dice[0])
const countOf = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length
const SIZE_TESTS: readonly ((sum: number) => boolean)[] = [
  (sum) => sum >= 11,
  (sum) => sum <= 10,
  (sum) => sum % 2 === 1,
  (sum) => sum % 2 === 0,
]

/** 95 % of the fair odds of each sum, rounded down: of 216 rolls 1 makes 3 and 27 make 10. */
const SUM_ODDS = SUMS.map((sum) =>
  odds(Math.floor((ROLLS.length * 95) / ROLLS.filter((dice) => sumOf(dice) === sum).length)),
)

export const quickThree: DrawLottery = {
  periodMs: 20_000,
  closedMs: 4_000,
  plays: [
    {
      id: 'size',
      name: '大小单双',
      hint: '和值 11 至 18 为大，3 至 10 为小，单双看和值；豹子（三颗同点）通吃，大小单双都不中',
      // Triples lose, so that each wins 105 of 216 rolls: fair odds are 2.057.
      groups: [{ name: '和值', options: SIZES, take: 1 }],
      odds: () => odds(195),
      returns: '94.79%',
      wins: ([at], dice) => !isTriple(dice) && (SIZE_TESTS[at?.[0] ?? 0]?.(sumOf(dice)) ?? false),
    },
    {
      id: 'sum',
      name: '和值',
      hint: '三颗骰子的点数相加，与所选和值相同即中',
      groups: [{ name: '和值', options: SUMS.map(String), take: 1 }],
      odds: ([at]) => SUM_ODDS[at?.[0] ?? 0] ?? odds(0),
      returns: '94.91% 至 95.00%',
      wins: ([at], dice) => sumOf(dice) === SUMS[at?.[0] ?? 0],
    },
    {
      id: 'triple',
      name: '三同号',
      hint: '三颗骰子都是所选点数即中',
      groups: [{ name: '点数', options: FACES.map((n) => `${n}${n}${n}`), take: 1 }],
      odds: () => odds(20_520),
      returns: '95.00%',
      wins: ([at], dice) => countOf(dice, FACES[at?.[0] ?? 0] ?? 0) === dice.length,
    },
    {
      id: 'anyTriple',
      name: '三同号通选',
      hint: '三颗骰子点数相同即中',
      groups: [{ name: '通选', options: ['任意三同号'], take: 1 }],
      odds: () => odds(3_420),
      returns: '95.00%',
      wins: (_chosen, dice) => isTriple(dice),
    },
    {
      id: 'pair',
      name: '二同号复选',
      hint: '至少两颗骰子是所选点数即中',
      groups: [{ name: '点数', options: FACES.map((n) => `${n}${n}*`), take: 1 }],
      odds: () => odds(1_282),
      returns: '94.96%',
      wins: ([at], dice) => countOf(dice, FACES[at?.[0] ?? 0] ?? 0) >= 2,
    },
  ],
  draw: (roll) => FACES.slice(0, 3).map(() => roll(FACES.length) + 1),
  tell: (dice) => {
    const sum = sumOf(dice)
    return isTriple(dice)
      ? `和值 ${sum} 豹子`
      : `和值 ${sum} ${sum >= 11 ? '大' : '小'} ${sum % 2 ? '单' : '双'}`
  },
}
