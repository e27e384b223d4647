import { odds } from '#contracts/money/money.ts'
import type { DrawLottery } from './draws.ts'

/** 时时彩: five digits, each 0 to 9. */
const DIGITS = Array.from({ length: 10 }, (_, n) => String(n))
const PLACES = ['万位', '千位', '百位', '十位', '个位'] as const
const SIZES = ['大', '小', '单', '双'] as const
const SIZE_TESTS: readonly ((digit: number) => boolean)[] = [
  (digit) => digit >= 5,
  (digit) => digit < 5,
  (digit) => digit % 2 === 1,
  (digit) => digit % 2 === 0,
]
const LAST = 3

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join()
const duel = (numbers: readonly number[]): number => (numbers[0] ?? 0) - (numbers.at(-1) ?? 0)

/** 95 % of the fair odds, rounded down: 1 of 10, 1 of 2, 1 of 1000, 6 of 1000, and 45 or 10 of 100. */
export const fiveDigits: DrawLottery = {
  periodMs: 60_000,
  closedMs: 5_000,
  plays: [
    {
      id: 'size',
      name: '大小单双',
      hint: '所选位置的数字：5 至 9 为大，0 至 4 为小；0、2、4、6、8 为双，没有和',
      groups: [
        { name: '位置', options: PLACES, take: 1 },
        { name: '开出', options: SIZES, take: 1 },
      ],
      odds: () => odds(190),
      returns: '95.00%',
      wins: ([place, size], numbers) => SIZE_TESTS[size?.[0] ?? 0]?.(numbers[place?.[0] ?? 0] ?? 0) ?? false,
    },
    {
      id: 'place',
      name: '定位胆',
      hint: '所选位置开出所选数字即中',
      groups: [
        { name: '位置', options: PLACES, take: 1 },
        { name: '数字', options: DIGITS, take: 1 },
      ],
      odds: () => odds(950),
      returns: '95.00%',
      wins: ([place, digit], numbers) => numbers[place?.[0] ?? 0] === digit?.[0],
    },
    {
      id: 'last3',
      name: '后三直选',
      hint: '百位、十位、个位与所选数字依次相同即中',
      groups: PLACES.slice(-LAST).map((name) => ({ name, options: DIGITS, take: 1 })),
      odds: () => odds(95_000),
      returns: '95.00%',
      wins: (chosen, numbers) => chosen.every((digit, at) => digit[0] === numbers.slice(-LAST)[at]),
    },
    {
      id: 'last3any',
      name: '后三组六',
      hint: '后三位是所选的三个不同数字即中，顺序不限',
      groups: [{ name: '数字', options: DIGITS, take: LAST }],
      odds: () => odds(15_833),
      returns: '95.00%',
      wins: ([digits = []], numbers) => sorted(digits) === sorted(numbers.slice(-LAST)),
    },
    {
      id: 'duel',
      name: '龙虎',
      hint: '万位大于个位为龙，小于为虎，相同为和；开出和时，押龙、押虎不中，本金不退',
      groups: [{ name: '万对个', options: ['龙', '虎', '和'], take: 1 }],
      odds: ([at]) => odds(at?.[0] === 2 ? 950 : 211),
      returns: '94.95% 至 95.00%',
      wins: ([at], numbers) => (at?.[0] === 2 ? 0 : at?.[0] === 0 ? 1 : -1) === Math.sign(duel(numbers)),
    },
  ],
  draw: (roll) => PLACES.map(() => roll(DIGITS.length)),
  tell: (numbers) => (duel(numbers) > 0 ? '龙' : duel(numbers) < 0 ? '虎' : '和'),
}
