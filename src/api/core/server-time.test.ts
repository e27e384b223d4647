import { afterEach, expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const headers = (fields: Record<string, string>) => new Headers(fields)
const NOON = Date.parse('2026-03-01T12:00:00Z')

afterEach(() => noteServerTime(headers({ 'x-house-now': String(NOON) }), NOON))

test.each([
  ['the Date of the answer', { date: 'Sun, 01 Mar 2026 12:00:00 GMT' }],
  ['a clock in ms', { 'x-house-now': String(NOON), date: 'Mon, 02 Mar 2026 12:00:00 GMT' }],
  ['a clock as ISO', { 'x-house-now': '2026-03-01T12:00:00Z' }],
])('%s sets the clock, however wrong the phone’s is', (_what, fields) => {
  const phone = NOON - 86_400_000 * 3
  noteServerTime(headers(fields), phone)
  expect(serverNow(phone)).toBe(NOON)
  expect(serverNow(phone + 1500)).toBe(NOON + 1500)
})

test('an answer without a time, or with nonsense, leaves the clock as it was', () => {
  noteServerTime(headers({ date: 'Sun, 01 Mar 2026 12:00:00 GMT' }), 0)
  noteServerTime(headers({}), 0)
  noteServerTime(headers({ date: 'soon' }), 0)
  noteServerTime(headers({ 'x-house-now': 'later' }), 0)
  expect(serverNow(0)).toBe(NOON)
})
