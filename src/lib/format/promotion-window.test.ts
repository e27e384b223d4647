import { expect, test } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { promotionWindow } from './promotion-window.ts'

const at = (text: string) => parseBeijing(text) ?? Number.NaN
const MAY = { startsAt: '2026-05-04 00:00:00', endsAt: '2026-06-30 23:59:59' }

test.each([
  ['2026-05-03 23:59:59', '未开始'],
  ['2026-05-04 00:00:00', undefined],
  ['2026-06-30 23:59:59', undefined],
  ['2026-07-01 00:00:00', '已结束'],
])('at %s a promotion is %s', (now, state) => {
  expect(promotionWindow(MAY, at(now))).toEqual({
    days: '2026-05-04 至 2026-06-30',
    exact: '2026-05-04 00:00 至 2026-06-30 23:59',
    from: '2026-05-04 00:00',
    state,
  })
})

test('a window with one end shows only that end', () => {
  const now = at('2026-05-20')
  expect(promotionWindow({ ...MAY, endsAt: undefined }, now)?.days).toBe('2026-05-04 起')
  expect(promotionWindow({ ...MAY, startsAt: undefined }, now)?.days).toBe('截至 2026-06-30')
})

test('an invalid time is left out', () => {
  const now = at('2026-05-20')
  expect(promotionWindow({ startsAt: undefined, endsAt: undefined }, now)).toBeUndefined()
})
