import { expect, test } from 'vitest'
import { fen, type Share, wholeYuan } from '#contracts/money.ts'
import type { VipLevel } from '#contracts/vip.ts'
import { numbered, percentText, progressOf, tableYuan } from './levels.ts'

const rate = 3_000 as Share
const level = (recharge: number): VipLevel => ({
  recharge: wholeYuan(recharge),
  flow: wholeYuan(recharge * 2),
  realperson: rate,
  sport: rate,
  e_sport: rate,
  joker: rate,
  electron: rate,
  lottery: rate,
})
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
])('VIP %i with %i fen is at %i percent and lacks %i fen', (vip, paysum, percent, missing) => {
  expect(progressOf({ vip, paysum: fen(paysum) }, LEVELS)).toMatchObject({
    percent,
    next: { level: vip + 1, missing },
  })
})

test('has no next level at the top, whatever the list contains', () => {
  const top = { percent: 100, next: undefined }
  expect(progressOf({ vip: 10, paysum: fen(0) }, LEVELS)).toMatchObject(top)
  expect(progressOf({ vip: 10, paysum: fen(0) }, [...LEVELS, level(1)])).toMatchObject(top)
  expect(progressOf({ vip: 3, paysum: fen(0) }, LEVELS.slice(0, 3))).toMatchObject(top)
})

test('numbers levels by their place, and writes percentages and sums in plain form', () => {
  expect(numbered(LEVELS).map((one) => one.level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect([3_000, 12_000, 1_234, 0, 1_000_000].map(percentText)).toEqual([
    '0.30%',
    '1.20%',
    '0.1234%',
    '0.00%',
    '100.00%',
  ])
  expect([500, 8_000, 10_000, 25_000, 40_000_000].map((yuan) => tableYuan(wholeYuan(yuan)))).toEqual([
    '500',
    '8,000',
    '1 万',
    '25,000',
    '4,000 万',
  ])
})
