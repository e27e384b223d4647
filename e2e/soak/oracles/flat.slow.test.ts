import { expect, it } from 'vitest'
import { growth, type Holds, leaks, MOST } from './flat.ts'

const look = (n: number, more: Partial<Holds> = {}): Holds => ({
  ...{ document: 1, heapMb: 9 + (n % 2), nodes: 1_000 + 300 * (n % 3), listeners: 800, worldMb: 0 },
  ...more,
})
const looks = (many: number, more: (n: number) => Partial<Holds> = () => ({})) =>
  Array.from({ length: many }, (_, n) => look(n, more(n)))

it('a page that goes up and down is flat', () => {
  expect(leaks(looks(30))).toEqual([])
})

it.each(['heapMb', 'nodes', 'listeners'] as const)('%s that grow from look to look are a leak', (what) => {
  const found = leaks(looks(12, (n) => ({ [what]: n * MOST[what] * 0.3 })))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(new RegExp(`^${what} grew by`))
})

it('what the first looks load is no leak', () => {
  expect(leaks(looks(12, (n) => ({ nodes: Math.min(n, 3) * 3_000 })))).toEqual([])
})

it('growth of the world that lies in the page is no leak of the page', () => {
  expect(leaks(looks(12, (n) => ({ heapMb: n * 5, worldMb: n * 5 })))).toEqual([])
})

it('a load of the page begins anew, and few looks are not judged', () => {
  const grows = (n: number) => ({ nodes: n * 2_000, document: Math.floor(n / 8) })
  expect(growth(looks(24, grows))).toEqual([])
})
