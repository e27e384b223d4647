import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  beijingDay,
  DAY_MS,
  formatBeijing,
  HOUR_MS,
  MINUTE_MS,
  parseBeijing,
  SECOND_MS,
  startOfBeijingDay,
} from './beijing-time.ts'
import { dateFilterWindow, isWithin } from './beijing-windows.ts'
import { redPacketWindow } from './red-packet-window.ts'

const NOON = Date.UTC(2026, 4, 1, 4)
const moments = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2999, 0, 1) })

describe('reading and writing', () => {
  it('an incomplete time is refused', () => {
    for (const text of ['2026-05-01 00:00', '2026-05-01 00', '2026-05-01 ', '2026-05-01 12:00', '2026-05'])
      expect(parseBeijing(text)).toBeUndefined()
  })

  it('Beijing is 8 hours ahead of UTC all year', () => {
    expect(parseBeijing('2026-05-01 12:00:00')).toBe(NOON)
    expect(formatBeijing(NOON)).toBe('2026-05-01 12:00:00')
    expect(parseBeijing('1988-07-01 00:00:00')).toBe(Date.UTC(1988, 5, 30, 16))
    expect(parseBeijing('2026-05-01')).toBe(Date.UTC(2026, 3, 30, 16))
    expect(beijingDay(Date.UTC(2026, 3, 30, 16))).toBe('2026-05-01')
    expect(beijingDay(Date.UTC(2026, 3, 30, 16) - 1)).toBe('2026-04-30')
  })

  it('every second is read back', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        expect(parseBeijing(formatBeijing(ms))).toBe(Math.floor(ms / SECOND_MS) * SECOND_MS)
      }),
    )
  })

  it('29 February exists only in leap years', () => {
    expect(parseBeijing('2024-02-29 00:00:00')).toBeDefined()
    expect(parseBeijing('2000-02-29')).toBeDefined()
    for (const day of ['2026-02-29', '2100-02-29', '2024-02-30', '2026-04-31'])
      expect(parseBeijing(day)).toBeUndefined()
  })

  it.each([
    '',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-05-01 24:00:00',
    '2026-05-01 12:60:00',
    '2026-05-01 12:00:60',
    '2026-5-1',
    '2026-05-01T12:00:00',
    '2026-05-01 12:00',
    '0000-00-00 00:00:00',
    '0050-01-01',
    'today',
    // A time without a zone.
    '2026-05-01T12:00:00.000',
    '2026-05-01T12:00Z',
    '2026-05-01Z',
    '2026-02-29T12:00:00Z',
    '2026-05-01T24:00:00Z',
    '2026-05-01T12:00:00+24:00',
    '2026-05-01T12:00:00+8',
    '2026-05-01T12:00:00+08:',
    '2026-05-01T12:00:00 CST',
  ])('"%s" is not a moment', (text) => {
    expect(parseBeijing(text)).toBeUndefined()
  })

  it.each([
    '2026-05-01T04:00:00Z',
    '2026-05-01T04:00:00.000Z',
    '2026-05-01T04:00:00.123456Z',
    '2026-05-01 04:00:00Z',
    '2026-05-01T12:00:00+08:00',
    '2026-05-01T12:00:00.5+0800',
    '2026-05-01T12:00:00+08',
    '2026-04-30T23:30:00-04:30',
    '2026-05-01T09:45:00+05:45',
  ])('"%s" is noon in Beijing', (text) => {
    expect(parseBeijing(text)).toBe(NOON)
  })

  it('a moment with a zone is read as ISO 8601', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        expect(parseBeijing(new Date(ms).toISOString())).toBe(Math.floor(ms / SECOND_MS) * SECOND_MS)
      }),
    )
    expect(parseBeijing('1970-01-01T00:00:00Z')).toBe(0)
    expect(parseBeijing('1970-01-01T08:00:00Z')).toBe(8 * HOUR_MS)
  })

  it('any input is read or refused, and nothing throws', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/), (text) => {
        const ms = parseBeijing(text)
        if (ms !== undefined) expect(formatBeijing(ms).startsWith(text)).toBe(true)
      }),
    )
  })
})

describe('days and windows', () => {
  it('a day begins at Beijing midnight', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        const start = startOfBeijingDay(ms)
        expect(formatBeijing(start)).toBe(`${beijingDay(ms)} 00:00:00`)
        expect(ms - start).toBeGreaterThanOrEqual(0)
        expect(ms - start).toBeLessThan(DAY_MS)
        expect(addDays(start, 1)).toBe(startOfBeijingDay(start + DAY_MS))
      }),
    )
    expect(startOfBeijingDay(-1)).toBe(-8 * HOUR_MS)
  })

  it.each([
    [1, '2026-05-01 00:00:00'],
    [2, '2026-04-25 00:00:00'],
    [3, '2026-04-17 00:00:00'],
    [4, '2026-04-02 00:00:00'],
  ] as const)('filter %s begins at %s and ends with today', (filter, from) => {
    for (const now of ['2026-05-01 00:00:00', '2026-05-01 12:00:00', '2026-05-01 23:59:59']) {
      const window = dateFilterWindow(filter, parseBeijing(now) ?? 0)
      expect(formatBeijing(window.fromMs)).toBe(from)
      expect(formatBeijing(window.toMs)).toBe('2026-05-02 00:00:00')
    }
  })

  it('red packets open at 10:00:00.000 and close at 12:00:00.000', () => {
    const { claim, deposits } = redPacketWindow(NOON)
    const ten = NOON - 2 * HOUR_MS
    expect([ten - 1, ten, NOON - 1, NOON].map((ms) => isWithin(ms, claim))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(
      [ten - 22 * HOUR_MS - 1, ten - 22 * HOUR_MS, ten - 1, ten].map((ms) => isWithin(ms, deposits)),
    ).toEqual([false, true, true, false])
    expect(formatBeijing(deposits.fromMs)).toBe('2026-04-30 12:00:00')
    expect(MINUTE_MS * 60).toBe(HOUR_MS)
  })
})
