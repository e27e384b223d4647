import { afterEach, expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const headers = (fields: Record<string, string>) => new Headers(fields)
const NOON = Date.parse('2026-03-01T12:00:00Z')
const AT_NOON = { date: 'Sun, 01 Mar 2026 12:00:00 GMT' }

afterEach(() => noteServerTime(headers(AT_NOON), NOON))

test('the Date of an answer sets the clock, however wrong the phone’s is', () => {
  const phone = NOON - 86_400_000 * 3
  noteServerTime(headers(AT_NOON), phone)
  expect(serverNow(phone)).toBe(NOON)
  expect(serverNow(phone + 1500)).toBe(NOON + 1500)
})

test('an answer without a time, or with nonsense, leaves the clock as it was', () => {
  noteServerTime(headers(AT_NOON), 0)
  noteServerTime(headers({}), 0)
  noteServerTime(headers({ date: 'soon' }), 0)
  expect(serverNow(0)).toBe(NOON)
})
