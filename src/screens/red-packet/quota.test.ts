import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { roundYuan } from '../../lib/format/round-yuan.ts'
import { adviceOf, hintOf } from './hints.ts'
import { nextRule, reachedRule } from './quota.ts'

const rule = (leastDeposit: number, packetsADay: number) => ({
  leastDeposit: wholeYuan(leastDeposit),
  packetsADay,
  maxAmount: wholeYuan(8),
  startsAt: '10:00',
  endsAt: '12:00',
})
const rules = [rule(100, 1), rule(500, 2), rule(2000, 3), rule(10_000, 5), rule(50_000, 8)]
const numbers = (remaining: number, claimed: number, more = {}) => ({
  remaining,
  claimed,
  maxTimes: 8,
  rules,
  ...more,
})

test('finds the reached step by the packets left and claimed, and none where several match', () => {
  expect(reachedRule(numbers(1, 2))?.leastDeposit).toBe(200_000)
  expect(reachedRule(numbers(0, 0))).toBeUndefined()
  expect(reachedRule(numbers(4, 0))).toBeUndefined()
  expect(reachedRule(numbers(-1, 3))?.packetsADay).toBe(3)
  // The day's maximum makes two steps equal, so the step is unknown.
  expect(reachedRule(numbers(5, 0, { maxTimes: 5 }))).toBeUndefined()
  // Without a maximum.
  expect(reachedRule(numbers(8, 0, { maxTimes: 0 }))?.packetsADay).toBe(8)
})

test('finds the lowest step that gives more, in any order of the table', () => {
  expect(nextRule(numbers(0, 0))).toMatchObject({ rule: { packetsADay: 1 }, more: 1 })
  expect(nextRule(numbers(1, 2, { rules: [...rules].reverse() }))).toMatchObject({
    rule: { packetsADay: 5 },
    more: 2,
  })
  expect(nextRule(numbers(8, 0))).toBeUndefined()
  expect(nextRule(numbers(5, 0, { maxTimes: 5 }))).toBeUndefined()
})

test('suggests no deposit while deposits count for no day', () => {
  expect(adviceOf('READY', numbers(3, 0), true)).toEqual({
    text: '今日 10:00 前累计充值达到 ¥\u00a010,000，可多得 2 个红包。',
    recharge: true,
  })
  expect(adviceOf('READY', numbers(0, 0), true)?.text).toBe(
    '今日 10:00 前累计充值达到 ¥\u00a0100，可得 1 个红包。',
  )
  expect(adviceOf('READY', numbers(8, 0), true)).toBeUndefined()
  expect(adviceOf('STARTING', numbers(0, 0), true)).toMatchObject({ recharge: false })
  expect(adviceOf('END', numbers(0, 0), true)).toMatchObject({ recharge: true })
})

test('at other hours than the usual no advice says which deposits count', () => {
  expect(adviceOf('READY', numbers(0, 0), false)?.text).toBe('累计充值达到 ¥\u00a0100，可得 1 个红包。')
  expect(adviceOf(undefined, numbers(0, 0), false)).toMatchObject({ recharge: true })
  expect(adviceOf('STARTING', numbers(0, 0), false)).toBeUndefined()
  expect(adviceOf('END', numbers(0, 0), false)).toBeUndefined()
})

test('shows the member’s situation below the packet', () => {
  expect(hintOf('READY', numbers(3, 0))).toBe('已为您备好 3 个红包，请静待活动开始')
  expect(hintOf('READY', numbers(0, 0))).toBe('活动还没开始，请静待活动开始。')
  expect(hintOf('STARTING', numbers(2, 1))).toBe('您有 2 个红包，点击「開」开红包')
  expect(hintOf('STARTING', numbers(0, 3))).toBe('今日红包已全部领取')
  expect(hintOf('STARTING', numbers(0, 0))).toContain('未达到领取条件')
  expect(hintOf('END', numbers(3, 0))).toBe('请静待下次活动。')
})

test('writes amounts in their shortest form', () => {
  expect(roundYuan(wholeYuan(10_000))).toBe('¥\u00a010,000')
  expect(roundYuan(rule(1, 1).maxAmount)).toBe('¥\u00a08')
})
