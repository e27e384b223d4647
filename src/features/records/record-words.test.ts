import { describe, expect, test } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { byDay, dayHeading, shortNumber, windowWords } from './record-words.ts'
import { applicationStatus, betStatus, transactionStatus } from './status.ts'

const NOW = parseBeijing('2026-11-21 00:30:00') ?? 0

describe('headings of Beijing days', () => {
  test.each([
    ['2026-11-21 00:00:00', '今日'],
    ['2026-11-20 23:59:59', '昨日'],
    ['2026-11-19 12:00:00', '11 月 19 日'],
    ['2025-12-31 12:00:00', '2025 年 12 月 31 日'],
    ['', '时间未知'],
  ])('shows %s as %s', (at, words) => expect(dayHeading(at, NOW)).toBe(words))

  test('shows a heading above the first row of a day only', () => {
    const at = (createdAt: string) => ({ createdAt })
    const heading = byDay(NOW)
    expect(heading(at('2026-11-21 00:10:00'), undefined)).toBe('今日')
    expect(heading(at('2026-11-21 00:05:00'), at('2026-11-21 00:10:00'))).toBeUndefined()
    expect(heading(at('2026-11-20 23:59:59'), at('2026-11-21 00:00:00'))).toBe('昨日')
  })

  test('shows the days that a filter covers', () => {
    expect(windowWords(1, NOW)).toBe('11 月 21 日')
    expect(windowWords(2, NOW)).toBe('11 月 15 日 – 11 月 21 日')
    expect(windowWords(4, NOW)).toBe('10 月 23 日 – 11 月 21 日')
  })

  test('keeps the end of a long number', () => {
    expect(shortNumber('D20261120135210003485')).toBe('单号末 6 位 003485')
    expect(shortNumber('B00000012123')).toBe('B00000012123')
  })
})

describe('the word and colour of every status', () => {
  test('bets: 0 invalid, 1 settled, 2 unsettled', () => {
    expect([betStatus(0), betStatus(1), betStatus(2)]).toEqual([
      { text: '无效', tone: 'none' },
      { text: '已结算', tone: 'over' },
      { text: '未结算', tone: 'wait' },
    ])
  })

  test.each([1, 2] as const)('type %i: 0 undefined, 1 pending, 2 approved, 3 rejected', (type) => {
    expect([0, 1, 2, 3].map((state) => transactionStatus(type, state))).toEqual([
      { text: '未定义', tone: 'none' },
      { text: '待审核', tone: 'wait' },
      { text: '审核通过', tone: 'ok' },
      { text: '审核拒绝', tone: 'no' },
    ])
  })

  test.each([3, 4] as const)('type %i: 0 failed, 1 success, 2 pending settlement, 3 undefined', (type) => {
    expect([0, 1, 2, 3].map((state) => transactionStatus(type, state))).toEqual([
      { text: '失败', tone: 'no' },
      { text: '成功', tone: 'ok' },
      { text: '待结算', tone: 'wait' },
      { text: '未定义', tone: 'none' },
    ])
  })

  test('shows an unknown state as unknown', () => {
    const unknown = { text: '未知状态', tone: 'none' }
    expect(transactionStatus(1, -1)).toEqual(unknown)
    expect(transactionStatus(3, 9)).toEqual(unknown)
    expect(betStatus(-1)).toEqual(unknown)
    expect(applicationStatus(-1)).toEqual(unknown)
  })

  test('applications: 1 pending, 2 passed, 3 rejected, 0 and 4 undefined', () => {
    expect(([0, 1, 2, 3, 4] as const).map((state) => applicationStatus(state))).toEqual([
      { text: '未定义', tone: 'none' },
      { text: '待审核', tone: 'wait' },
      { text: '审核通过', tone: 'ok' },
      { text: '审核拒绝', tone: 'no' },
      { text: '未定义', tone: 'none' },
    ])
  })
})
