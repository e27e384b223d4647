import { odds } from '#contracts/money/money.ts'
import { drawSome } from '../../seeded.ts'
import type { Chosen } from '../client/lottery/draw-lines.ts'
import type { DrawLottery, DrawPlay } from './draws.ts'

/** 11选5: five different numbers of eleven, in the order drawn. */
const NUMBERS = Array.from({ length: 11 }, (_, at) => at + 1)
const OPTIONS = NUMBERS.map((n) => String(n).padStart(2, '0'))
const DRAWN = 5
const PLACES = ['第一球', '第二球', '第三球', '第四球', '第五球'] as const
const SIZES = ['大', '小', '单', '双'] as const
const SIZE_TESTS: readonly ((n: number) => boolean)[] = [
  (n) => n >= 6,
  (n) => n <= 5,
  (n) => n % 2 === 1,
  (n) => n % 2 === 0,
]
/** This number is neither large nor small, neither odd nor even. It returns the stake, as at most tables. */
const NEITHER = 11

const chosenNumbers = (chosen: Chosen): number[] => chosen[0]?.map((at) => at + 1) ?? []
const atPlace = (chosen: Chosen, numbers: readonly number[]): number => numbers[chosen[0]?.[0] ?? 0] ?? 0
const allIn = (chosen: Chosen, numbers: readonly number[]): boolean =>
  chosenNumbers(chosen).every((n) => numbers.includes(n))

const any = (take: number, name: string, pays: number, returns: string): DrawPlay => ({
  id: `any${take}`,
  name,
  hint: `选 ${take} 个号码，都在开出的 5 个号码里即中`,
  groups: [{ name: '号码', options: OPTIONS, take }],
  odds: () => odds(pays),
  returns,
  wins: allIn,
})

/** Fair odds of the first five are 5.5, 16.5, 462, 11 and 55; each pays 95 % of them, rounded down. */
export const eleven: DrawLottery = {
  periodMs: 30_000,
  closedMs: 5_000,
  plays: [
    any(2, '任选二', 522, '94.91%'),
    any(3, '任选三', 1_567, '94.97%'),
    any(5, '任选五', 43_890, '95.00%'),
    {
      id: 'first',
      name: '前一',
      hint: '选 1 个号码，与开出的第一个号码相同即中',
      groups: [{ name: '第一个', options: OPTIONS, take: 1 }],
      odds: () => odds(1_045),
      returns: '95.00%',
      wins: (chosen, numbers) => allIn(chosen, numbers.slice(0, 1)),
    },
    {
      id: 'first2',
      name: '前二组选',
      hint: '选 2 个号码，与开出的前两个号码相同即中，顺序不限',
      groups: [{ name: '前两个', options: OPTIONS, take: 2 }],
      odds: () => odds(5_225),
      returns: '95.00%',
      wins: (chosen, numbers) => allIn(chosen, numbers.slice(0, 2)),
    },
    {
      id: 'size',
      name: '大小单双',
      hint: '所选位置的号码：06 至 10 为大，01 至 05 为小，单双看号码；开出 11 为和，退回本金',
      groups: [
        { name: '位置', options: PLACES, take: 1 },
        { name: '开出', options: SIZES, take: 1 },
      ],
      // Each option wins with 5 of 11 numbers, and one number returns the stake.
      odds: () => odds(189),
      returns: '95.00%',
      wins: (chosen, numbers) => {
        const n = atPlace(chosen, numbers)
        return n !== NEITHER && (SIZE_TESTS[chosen[1]?.[0] ?? 0]?.(n) ?? false)
      },
      ties: (chosen, numbers) => atPlace(chosen, numbers) === NEITHER,
    },
  ],
  draw: (roll) => drawSome(roll, NUMBERS, DRAWN),
  tell: (numbers) => `和值 ${numbers.reduce((sum, n) => sum + n, 0)}`,
}
