import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Moment } from '../../lib/loading/early-answers.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * The phone's two clocks: the wall clock, which a person can set, and the steady clock, which stops only during
 * sleep.
 */
let phone: Moment
let clock: typeof import('./server-time.ts')
beforeEach(async () => {
  vi.resetModules()
  clock = await import('./server-time.ts')
  phone = { wallMs: NOON, steadyMs: 5_000 }
})

const pass = (ms: number) => {
  phone = { wallMs: phone.wallMs + ms, steadyMs: phone.steadyMs + ms }
}
const setWall = (byMs: number) => {
  phone = { ...phone, wallMs: phone.wallMs + byMs }
}
/** Reads an answer whose `Date` is `ms` after noon. */
const read = (ms: number, fields: Record<string, string> = {}) =>
  clock.noteServerTime(new Headers({ date: new Date(NOON + ms).toUTCString(), ...fields }), phone)
/** The server's time as the app knows it, in ms after noon. */
const now = () => clock.serverNow(phone.wallMs) - NOON

test('the first answer sets the clock, however wrong the phone’s clock is', () => {
  setWall(-3 * 24 * HOUR_MS)
  read(0)
  expect(now()).toBe(0)
  pass(1500)
  expect(now()).toBe(1500)
})

test('an answer without a valid time leaves the clock unchanged', () => {
  read(0)
  clock.noteServerTime(new Headers(), phone)
  clock.noteServerTime(new Headers({ date: 'soon' }), phone)
  expect(now()).toBe(0)
})

test('a delayed answer does not set the clock back', () => {
  read(0)
  // Written 0.9 s into its second, then 3 s on its way.
  pass(3_900)
  read(0)
  expect(now()).toBe(3_900)
  read(5_000)
  expect(now()).toBe(5_000)
})

test('a change of the phone’s wall clock does not change the server time, because the steady clock reveals it', () => {
  read(0)
  for (const byMs of [2 * HOUR_MS, -3 * HOUR_MS]) {
    setWall(byMs)
    read(0)
    expect(now()).toBe(0)
  }
})

test('a sleep that stops the steady clock does not change the server time', () => {
  read(0)
  setWall(8 * HOUR_MS)
  expect(now()).toBe(8 * HOUR_MS)
  read(8 * HOUR_MS + 2_000)
  expect(now()).toBe(8 * HOUR_MS + 2_000)
  // The steady clock is known again, so a change of the wall clock is recognised.
  pass(MINUTE_MS)
  setWall(HOUR_MS)
  read(8 * HOUR_MS + MINUTE_MS + 2_000)
  expect(now()).toBe(8 * HOUR_MS + MINUTE_MS + 2_000)
})

describe.each([
  ['ahead', 2 * HOUR_MS],
  ['behind', -2 * HOUR_MS],
])('a server time that is suddenly hours %s', (_, byMs) => {
  test('is adopted once a second answer agrees', () => {
    read(0)
    pass(4_000)
    read(byMs + 4_000)
    expect(now()).toBe(4_000)
    pass(4_000)
    read(byMs + 8_000)
    expect(now()).toBe(byMs + 8_000)
  })

  test('is not adopted if the next answer has the known time', () => {
    read(0)
    for (let round = 1; round < 4; round += 1) {
      pass(4_000)
      read(byMs + round * 8_000)
      pass(4_000)
      read(round * 8_000)
      expect(now()).toBe(round * 8_000)
    }
  })

  test('is not adopted if the second answer has yet another time', () => {
    read(0)
    read(byMs)
    read(byMs * 2)
    expect(now()).toBe(0)
  })
})

test('an answer from a cache does not change the clock', () => {
  read(0)
  for (let round = 0; round < 3; round += 1) {
    read(-HOUR_MS, { age: '3600' })
    pass(10_000)
    read(-2 * HOUR_MS)
  }
  expect(now()).toBe(30_000)
  // An age of 0 means that the answer comes directly from the backend.
  read(32_000, { age: '0' })
  expect(now()).toBe(32_000)
})
