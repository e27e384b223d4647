import { expect, test } from 'vitest'
import { continuePlay, minutesToTell } from './play-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('play goes on over short absences, begins anew after a rest, and a game counts whole', () => {
  const begun = continuePlay(undefined, 1_000)
  expect(begun).toEqual({ sinceMs: 1_000, seenMs: 1_000, toldMs: 1_000, inGame: false })
  expect(continuePlay(begun, 1_000 + 15 * MINUTE).sinceMs).toBe(1_000)
  expect(continuePlay(begun, 1_001 + 15 * MINUTE).sinceMs).toBe(1_001 + 15 * MINUTE)
  const inGame = { ...begun, inGame: true }
  expect(continuePlay(inGame, 1_000 + 3 * HOUR)).toMatchObject({ sinceMs: 1_000, inGame: false })
  expect(continuePlay(inGame, 1_001 + 6 * HOUR).sinceMs).toBe(1_001 + 6 * HOUR)
})

test('a clock that was set back begins anew, rather than reminding for years', () => {
  expect(continuePlay(continuePlay(undefined, 9 * HOUR), HOUR).sinceMs).toBe(HOUR)
})

test('a reminder is due after so many minutes since the last, tells of all, and 0 is never', () => {
  const play = { sinceMs: 0, seenMs: 0, toldMs: HOUR, inGame: false }
  expect(minutesToTell(play, 2 * HOUR - 1, 60)).toBeUndefined()
  expect(minutesToTell(play, 2 * HOUR, 60)).toBe(120)
  expect(minutesToTell(play, 2 * HOUR, 30)).toBe(120)
  expect(minutesToTell(play, 20 * HOUR, 0)).toBeUndefined()
})
