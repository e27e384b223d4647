import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Moment } from '../../lib/loading/early-answers.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The phone's two clocks: the one on its wall, which a person can set, and the one that only runs, or sleeps. */
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
/** An answer that was read, and says that it is `ms` after noon. */
const read = (ms: number, fields: Record<string, string> = {}) =>
  clock.noteServerTime(new Headers({ date: new Date(NOON + ms).toUTCString(), ...fields }), phone)
/** What the app takes the server's time for, in ms after noon. */
const now = () => clock.serverNow(phone.wallMs) - NOON

test('the first answer that was read sets the clock, however wrong the phone’s is', () => {
  setWall(-3 * 24 * HOUR_MS)
  read(0)
  expect(now()).toBe(0)
  pass(1500)
  expect(now()).toBe(1500)
})

test('an answer without a time, or with nonsense, leaves the clock as it was', () => {
  read(0)
  clock.noteServerTime(new Headers(), phone)
  clock.noteServerTime(new Headers({ date: 'soon' }), phone)
  expect(now()).toBe(0)
})

test('of several answers the latest time counts: one that was on its way for longer does not set the clock back', () => {
  read(0)
  // Written 0.9 s into the second, and then 3 s on its way.
  pass(3_900)
  read(0)
  expect(now()).toBe(3_900)
  read(5_000)
  expect(now()).toBe(5_000)
})

test('a phone’s clock that is put forward or back is followed at once: the clock that only runs explains it', () => {
  read(0)
  for (const byMs of [2 * HOUR_MS, -3 * HOUR_MS]) {
    setWall(byMs)
    read(0)
    expect(now()).toBe(0)
  }
})

test('a sleep in which the running clock stands still is no jump', () => {
  read(0)
  setWall(8 * HOUR_MS)
  expect(now()).toBe(8 * HOUR_MS)
  read(8 * HOUR_MS + 2_000)
  expect(now()).toBe(8 * HOUR_MS + 2_000)
  // And that clock is known again: a phone put forward is told from a server that is.
  pass(MINUTE_MS)
  setWall(HOUR_MS)
  read(8 * HOUR_MS + MINUTE_MS + 2_000)
  expect(now()).toBe(8 * HOUR_MS + MINUTE_MS + 2_000)
})

describe.each([
  ['ahead', 2 * HOUR_MS],
  ['behind', -2 * HOUR_MS],
])('a time that is hours %s', (_, byMs) => {
  test('is believed once a second answer agrees', () => {
    read(0)
    pass(4_000)
    read(byMs + 4_000)
    expect(now()).toBe(4_000)
    pass(4_000)
    read(byMs + 8_000)
    expect(now()).toBe(byMs + 8_000)
  })

  test('is not believed where the next answer is of the known time', () => {
    read(0)
    for (let round = 1; round < 4; round += 1) {
      pass(4_000)
      read(byMs + round * 8_000)
      pass(4_000)
      read(round * 8_000)
      expect(now()).toBe(round * 8_000)
    }
  })

  test('is not believed where the second answer is of yet another time', () => {
    read(0)
    read(byMs)
    read(byMs * 2)
    expect(now()).toBe(0)
  })
})

test('an answer of a cache teaches nothing: it says so, or tells the same time again', () => {
  read(0)
  for (let round = 0; round < 3; round += 1) {
    read(-HOUR_MS, { age: '3600' })
    pass(10_000)
    read(-2 * HOUR_MS)
  }
  expect(now()).toBe(30_000)
  // Zero is said of what has just come from the backend.
  read(32_000, { age: '0' })
  expect(now()).toBe(32_000)
})
