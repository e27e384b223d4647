import { beforeEach, describe, expect, test, vi } from 'vitest'

type Errors = typeof import('./client/errors.ts')
let reach: typeof import('./reach.ts')
let NetworkError: Errors['NetworkError']
let ApiError: Errors['ApiError']
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  reach = await import('./reach.ts')
  ;({ NetworkError, ApiError } = await import('./client/errors.ts'))
})

const WALLS = [
  ['a challenge', 403, 'challenge'],
  ['too many requests', 429, 'challenge'],
  ['a portal that answers in its place', 200, 'portal'],
  ['a redirect', 0, 'portal'],
  ['a network that requires a login', 511, 'portal'],
] as const

test.each(WALLS)('%s counts as trouble the third time in a row', (_, status, trouble) => {
  for (const expected of [undefined, undefined, trouble, trouble]) {
    reach.noteUnread(new NetworkError('wall', status))
    expect(reach.getTrouble()).toBe(expected)
  }
  reach.noteReached()
  expect(reach.getTrouble()).toBeUndefined()
})

test('one refused route among others that answer is no trouble', () => {
  for (let round = 0; round < 9; round += 1) {
    reach.noteUnread(new NetworkError('wall', 403))
    reach.noteReached()
  }
  expect(reach.getTrouble()).toBeUndefined()
})

describe('a server that does not answer', () => {
  test('counts as trouble once it lasts longer than a retry', () => {
    for (let call = 0; call < 6; call += 1) reach.noteUnread(new NetworkError('http', 502))
    expect(reach.getTrouble()).toBeUndefined()
    vi.advanceTimersByTime(1_000)
    reach.noteUnread(new NetworkError('unreachable'))
    expect(reach.getTrouble()).toBe('silence')
  })

  test('counts less than a wall, which the player can pass', () => {
    const calls = [new NetworkError('timeout'), ...Array(3).fill(new NetworkError('wall', 200))]
    for (const error of calls) reach.noteUnread(error)
    expect(reach.getTrouble()).toBe('portal')
    reach.noteUnread(new NetworkError('http', 502))
    expect(reach.getTrouble()).toBe('portal')
  })
})

test('errors that say nothing about the connection to the backend do not count', () => {
  const errors = [
    new NetworkError('cancelled'),
    new NetworkError('offline'),
    new ApiError(503, ''),
    new TypeError('a bug'),
  ]
  for (let round = 0; round < 4; round += 1) {
    for (const error of errors) reach.noteUnread(error)
    vi.advanceTimersByTime(1_000)
  }
  expect(reach.getTrouble()).toBeUndefined()
})
