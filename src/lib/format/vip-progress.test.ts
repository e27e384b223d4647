import { expect, test } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { progressOf } from './vip-progress.ts'

const level = (yuan: number) => ({ deposit: wholeYuan(yuan), turnover: wholeYuan(yuan * 2) })
const LEVELS = [500, 3_000, 10_000, 30_000, 100_000, 300_000, 800_000, 2_000_000, 5_000_000, 10_000_000].map(
  level,
)

test.each([
  [0, 0, 0, 50_000],
  [0, 49_999, 99, 1],
  [0, 50_000, 100, 0],
  [4, 3_068_000, 30, 6_932_000],
  // Deposits beyond the requirement stay at 100 percent.
  [1, 99_999_999, 100, 0],
])('VIP %i with %i fen is at %i percent and lacks %i fen', (vip, deposited, percent, missing) => {
  expect(progressOf({ vip, totalDeposit: fen(deposited) }, LEVELS)).toMatchObject({
    percent,
    next: { level: vip + 1, missing },
  })
})

test.each([
  [10, 10, 'top'],
  [3, 3, 'top'],
  [12, 12, 'top'],
  // A backend with more than ten levels: the tenth is not the top.
  [10, 12, 11],
  [2, 3, 3],
  // The list does not reach the member's own level, or there is none: nothing is known.
  [7, 5, 'unknown'],
  [10, 0, 'unknown'],
  [0, 0, 'unknown'],
])('VIP %i of %i levels that are told: next is %s', (vip, levelCount, next) => {
  const levels = Array.from({ length: levelCount }, (_, at) => level(1_000 * (at + 1)))
  const progress = progressOf({ vip, totalDeposit: fen(0) }, levels)
  expect(progress ? (progress.next?.level ?? 'top') : 'unknown').toBe(next)
  expect(progressOf({ vip, totalDeposit: fen(0) }, undefined)).toBeUndefined()
})
