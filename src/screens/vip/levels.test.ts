import { expect, test } from 'vitest'
import { type Share, wholeYuan } from '#contracts/money/money.ts'
import type { VipLevel } from '../../api/queries/vip.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { numbered, tableYuan } from './levels.ts'

const rate = 3_000 as Share
const level = (recharge: number): VipLevel => ({
  deposit: wholeYuan(recharge),
  turnover: wholeYuan(recharge * 2),
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

test('numbers levels by their place, and writes percentages and sums in plain form', () => {
  expect(numbered(LEVELS).map((entry) => entry.level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
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
