// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { askEarly, earlyAnswersIn, takeEarly } from './early-answers.ts'

const CALL = 'POST /api/app {}'
const answer = () => ({ response: new Response(), text: '{}', receivedAt: { wallMs: 0, steadyMs: 0 } })

afterEach(() => {
  vi.useRealTimers()
  delete window.yzEarly
})

test('an early answer is handed out once, to the call that it belongs to', async () => {
  const early = answer()
  askEarly(CALL, null, Promise.resolve(early))
  expect(takeEarly('POST /api/user {}', undefined)).toBeUndefined()
  expect(await takeEarly(CALL, undefined)).toBe(early)
  expect(takeEarly(CALL, undefined)).toBeUndefined()
})

test('an early answer goes only to the session that it was requested for', () => {
  askEarly(CALL, 'member', Promise.resolve(answer()))
  expect(takeEarly(CALL, undefined)).toBeUndefined()
  askEarly(CALL, 'member', Promise.resolve(answer()))
  expect(takeEarly(CALL, 'another')).toBeUndefined()
  askEarly(CALL, 'member', Promise.resolve(answer()))
  expect(takeEarly(CALL, 'member')).toBeDefined()
})

test('an early answer that waited too long is requested again', () => {
  vi.useFakeTimers()
  askEarly(CALL, null, Promise.resolve(answer()))
  vi.advanceTimersByTime(20_000)
  expect(takeEarly(CALL, undefined)).toBeUndefined()
})

test('all answers are in when the last has come in time; a failed one never is', async () => {
  expect(await earlyAnswersIn(1_000)).toBe(false)
  const late = Promise.withResolvers<ReturnType<typeof answer>>()
  askEarly(CALL, null, Promise.resolve(answer()))
  expect(await earlyAnswersIn(0)).toBe(true)
  askEarly('GET /api/game/list', null, late.promise)
  expect(await earlyAnswersIn(0)).toBe(false)
  const soon = earlyAnswersIn(10_000)
  late.resolve(answer())
  expect(await soon).toBe(true)
  const failed = Promise.reject<ReturnType<typeof answer>>(new TypeError('Failed to fetch'))
  askEarly('POST /api/homenotice {}', null, failed)
  expect(await earlyAnswersIn(10_000)).toBe(false)
  await expect(takeEarly('POST /api/homenotice {}', undefined)).rejects.toThrow('Failed to fetch')
})
