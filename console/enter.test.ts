// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startSession } from './enter.ts'

beforeEach(() => localStorage.clear())

test('a new session keeps the theme and what belongs to others, and nothing of the session before', () => {
  for (const key of ['token', 'userInfo', 'yz:pay-pages', 'yz:theme', 'of-another-site'])
    localStorage.setItem(key, 'x')
  startSession('new888')
  expect({ ...localStorage }).toEqual({ token: 'token-new888', 'yz:theme': 'x', 'of-another-site': 'x' })
  startSession(undefined)
  expect(localStorage.getItem('token')).toBeNull()
})
