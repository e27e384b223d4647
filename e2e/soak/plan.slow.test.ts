import { expect, it } from 'vitest'
import { faultBatch } from './fault-batch.ts'
import { planOf } from './plan.ts'

const steps = (seed: number, many = 3_000) => Array.from({ length: many }, (_, step) => planOf(seed, step))

it('the same seed makes the same steps, another seed others', () => {
  expect(steps(7, 200)).toEqual(steps(7, 200))
  expect(steps(7, 200)).not.toEqual(steps(8, 200))
})

it('a step is the same whatever came before it', () => {
  expect(planOf(7, 150)).toEqual(steps(7, 200)[150])
})

it('three thousand steps hold every kind of act, and every route', () => {
  const all = steps(1)
  expect(new Set(all.map(({ act }) => act.do)).size).toBe(19)
  const went = all.flatMap(({ act }) => (act.do === 'go' ? [act.address] : []))
  expect(new Set(went).size).toBeGreaterThan(40)
})

it('the clock goes forward by a minute to three days', () => {
  const by = steps(2, 20_000).flatMap(({ act }) => (act.do === 'clock' ? [act.byMs] : []))
  expect(Math.min(...by)).toBeGreaterThanOrEqual(60_000)
  expect(Math.max(...by)).toBeGreaterThan(86_400_000)
  expect(Math.max(...by)).toBeLessThanOrEqual(3 * 86_400_000)
})

it('more than one tap in ten is a double tap', () => {
  const taps = steps(3).flatMap(({ act }) => (act.do === 'tap' ? [act.times] : []))
  expect(taps.filter((times) => times === 2).length).toBeGreaterThan(taps.length / 10)
})

it.each([10, 50])('%i of a hundred requests have a fault, by the seed', (percent) => {
  const batchesOf = () => Array.from({ length: 200 }, (_, n) => faultBatch(5, n, percent))
  const batches = batchesOf()
  expect(batches).toEqual(batchesOf())
  const requests = batches.reduce((sum, batch) => sum + (batch.at(-1)?.skip ?? 0) + batch.length, 0)
  expect(batches.flat().length / requests).toBeCloseTo(percent / 100, 1)
  for (const batch of batches) expect(batch.every(({ times }) => times === 1)).toBe(true)
})
