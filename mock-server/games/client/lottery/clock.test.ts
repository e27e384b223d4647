import { expect, test } from 'vitest'
import type { Page } from '../page/view.ts'
import { serverClock } from './clock.ts'
import { countdown } from './countdown.ts'

test('runs between answers, and stops when the mock backend’s clock is stopped', () => {
  let local = 0
  const clock = serverClock(() => local)
  clock.update(1_000_000)
  local = 400
  expect(clock.now()).toBe(1_000_400)
  local = 1_000
  clock.update(1_001_000)
  local = 2_000
  clock.update(1_001_000)
  local = 9_000
  expect(clock.now()).toBe(1_001_000)
  clock.update(1_008_000)
  local = 9_250
  expect(clock.now()).toBe(1_008_250)
})

test('follows a clock that is set forward', () => {
  let local = 0
  const clock = serverClock(() => local)
  clock.update(1_000_000)
  local = 1_000
  clock.update(90_000_000)
  local = 1_100
  expect(clock.now()).toBe(90_000_100)
})

test('an open bet counts down to its moment, and from then on says what is going on', () => {
  const at = (now: number) => countdown({ dueAt: 5_000 }, { now: () => now } as Page, '开牌')
  expect([0, 4_999, 5_000, 9_000].map(at)).toEqual(['5 秒后开牌', '1 秒后开牌', '正在开牌…', '正在开牌…'])
})
