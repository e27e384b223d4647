import { describe, expect, test } from 'vitest'
import { emptyWorld } from '../scenarios/demo/seed.ts'
import { ClockGoesForward, nowOf, turnClock } from './clock.ts'

const NOW = 1_700_000_000_000
const running = (realNow = NOW) => emptyWorld({ seed: 1, now: NOW, clock: { stopped: false, realNow } })
const stopped = () => emptyWorld({ seed: 1, now: NOW, clock: { stopped: true } })

describe('the clock', () => {
  test('runs with real time, or at an offset to it', () => {
    expect(nowOf(running(), () => NOW + 5)).toBe(NOW + 5)
    expect(nowOf(running(100), () => 250)).toBe(NOW + 150)
  })

  test('stands still once it is stopped, and continues from there', () => {
    const world = running()
    turnClock(world, () => NOW + 10, { stop: true })
    expect(nowOf(world, () => NOW + 5000)).toBe(NOW + 10)
    turnClock(world, () => NOW + 5000, { run: true })
    expect(nowOf(world, () => NOW + 5000)).toBe(NOW + 10)
    expect(nowOf(world, () => NOW + 5001)).toBe(NOW + 11)
  })

  test('can be set and advanced, running or stopped', () => {
    const world = stopped()
    expect(turnClock(world, () => 0, { byMs: 1000 })).toBe(NOW + 1000)
    expect(turnClock(world, () => 0, { to: NOW + 2000 })).toBe(NOW + 2000)
    expect(nowOf(world, () => 99_999)).toBe(NOW + 2000)
    const other = running()
    expect(turnClock(other, () => NOW, { byMs: 1000 })).toBe(NOW + 1000)
    expect(nowOf(other, () => NOW + 1)).toBe(NOW + 1001)
  })

  test('never goes back, neither by a command nor with the system clock', () => {
    const world = stopped()
    expect(() => turnClock(world, () => 0, { to: NOW - 1 })).toThrow(ClockGoesForward)
    expect(() => turnClock(world, () => 0, { byMs: -1 })).toThrow(ClockGoesForward)
    expect(() => turnClock(world, () => 0, { to: Number.NaN })).toThrow(RangeError)
    expect(() => turnClock(world, () => 0, { byMs: 1e15 })).toThrow('ten years')
    expect(nowOf(world, () => 0)).toBe(NOW)
    const other = running()
    other.meta.lastMs = NOW + 100
    expect(nowOf(other, () => NOW)).toBe(NOW + 100)
    expect(nowOf(other, () => NOW + 101)).toBe(NOW + 101)
  })
})
