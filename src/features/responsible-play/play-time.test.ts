import { expect, test } from 'vitest'
import { continuePlay, minutesToRemind } from './play-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('continues over short absences, starts again after a rest, and counts a game in full', () => {
  const begun = continuePlay(undefined, 1_000)
  expect(begun).toEqual({ sinceMs: 1_000, seenMs: 1_000, toldMs: 1_000, inGame: false })
  expect(continuePlay(begun, 1_000 + 15 * MINUTE).sinceMs).toBe(1_000)
  expect(continuePlay(begun, 1_001 + 15 * MINUTE).sinceMs).toBe(1_001 + 15 * MINUTE)
  const inGame = { ...begun, inGame: true }
  expect(continuePlay(inGame, 1_000 + 3 * HOUR)).toMatchObject({ sinceMs: 1_000, inGame: false })
  expect(continuePlay(inGame, 1_001 + 6 * HOUR).sinceMs).toBe(1_001 + 6 * HOUR)
})

test('starts again when the clock was set back', () => {
  expect(continuePlay(continuePlay(undefined, 9 * HOUR), HOUR).sinceMs).toBe(HOUR)
})

test('reminds at the set interval with the whole time played, and never at 0', () => {
  const play = { sinceMs: 0, seenMs: 0, toldMs: HOUR, inGame: false }
  expect(minutesToRemind(play, 2 * HOUR - 1, 60)).toBeUndefined()
  expect(minutesToRemind(play, 2 * HOUR, 60)).toBe(120)
  expect(minutesToRemind(play, 2 * HOUR, 30)).toBe(120)
  expect(minutesToRemind(play, 20 * HOUR, 0)).toBeUndefined()
})
