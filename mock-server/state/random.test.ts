import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyWorld } from '../scenarios/demo/seed.ts'
import { newToken, nextNumber, orderNo, rngOf } from './random.ts'

const worldOf = (seed: number) => emptyWorld({ seed, now: 0, clock: { stopped: true } })

describe('the random generator', () => {
  test('draws the same numbers for the same seed, and others for another seed', () => {
    const draws = (seed: number) => Array.from({ length: 20 }, () => rngOf(worldOf(seed)).uint32())
    const world = worldOf(5)
    const first = Array.from({ length: 50 }, () => rngOf(world).uint32())
    const again = worldOf(5)
    const rng = rngOf(again)
    expect(Array.from({ length: 50 }, () => rng.uint32())).toEqual(first)
    expect(again.meta.rng).toEqual(world.meta.rng)
    expect(draws(1)).not.toEqual(draws(2))
    expect(new Set(first).size).toBe(50)
  })

  test('draws whole numbers in their range, and throws for an empty range or list', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -1000, max: 1000 }), fc.nat(500), (seed, low, span) => {
        const n = rngOf(worldOf(seed)).int(low, low + span)
        expect(n).toBeGreaterThanOrEqual(low)
        expect(n).toBeLessThanOrEqual(low + span)
      }),
    )
    const rng = rngOf(worldOf(3))
    expect(() => rng.int(2, 1)).toThrow(RangeError)
    expect(() => rng.pick([])).toThrow(RangeError)
  })

  test('draws the faces of a die equally often', () => {
    const rng = rngOf(worldOf(11))
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      const face = rng.int(0, 5)
      counts[face] = (counts[face] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  test('makes order numbers that differ within the same second, and are as unpredictable as tokens', () => {
    const world = worldOf(9)
    const stamp = '2026-05-01 12:00:00'
    const numbers = Array.from({ length: 2000 }, () => orderNo(world, 'D', stamp))
    expect(new Set(numbers).size).toBe(2000)
    expect(numbers[0]).toMatch(/^D20260501120000\d{4}\d{6}$/)
    const tails = numbers.map((no) => Number(no.slice(-6)))
    expect(new Set(tails.slice(1).map((tail, i) => tail - (tails[i] ?? 0))).size).toBeGreaterThan(1900)
    // Another world has other digits for the same count and second.
    const other = worldOf(10)
    const otherNumbers = Array.from({ length: 2000 }, () => orderNo(other, 'D', stamp))
    expect(otherNumbers.map((no) => no.slice(0, -6))).toEqual(numbers.map((no) => no.slice(0, -6)))
    expect(otherNumbers.filter((no, i) => no === numbers[i]).length).toBeLessThan(5)
    // The digits are evenly distributed: each place has each digit about equally often.
    for (let place = 1; place <= 6; place++)
      for (const digit of '0123456789')
        expect(Math.abs(numbers.filter((no) => no.at(-place) === digit).length - 200)).toBeLessThan(80)
    expect(newToken(world)).toMatch(/^[0-9a-f]{32}$/)
    expect(newToken(world)).not.toBe(newToken(world))
    expect(nextNumber(world, 'card')).toBe(1)
    expect(nextNumber(world, 'card')).toBe(2)
  })
})
