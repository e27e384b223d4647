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

test('of several answers the latest time counts: one that was on its way for longer does not set the clock back', () => {
  noteServerTime(headers(AT_NOON), NOON)
  // Written 0.9 s into the second, and then 3 s on its way.
  noteServerTime(headers(AT_NOON), NOON + 3_900)
  expect(serverNow(NOON + 3_900)).toBe(NOON + 3_900)
  noteServerTime(headers(AT_NOON), NOON - 400)
  expect(serverNow(NOON)).toBe(NOON + 400)
})

test('a phone’s clock that is put forward or back is followed at once', () => {
  noteServerTime(headers(AT_NOON), NOON)
  noteServerTime(headers(AT_NOON), NOON + 7_200_000)
  expect(serverNow(NOON + 7_200_000)).toBe(NOON)
  noteServerTime(headers(AT_NOON), NOON - 60_000)
  expect(serverNow(NOON - 60_000)).toBe(NOON)
})
