import { expect, test } from 'vitest'
import type { MockView } from '../../control/control.ts'
import { handMadeSince } from './begin-scenario.ts'

type Point = MockView['points'][number]
const point = (by: Point['by'], what: string, refs: string[] = []): Point => ({
  ...{ id: 1, atMs: 0, settings: [] },
  by,
  what,
  refs,
})

test('orders in the app and verbs of the console since the last scenario are done by hand', () => {
  const points = [
    point('control', 'credit'),
    point('control', 'scenario'),
    point('call', '/api/login'),
    point('clock', 'review', ['D1']),
    point('control', 'hold'),
  ]
  expect(handMadeSince(points)).toBe(0)
  expect(handMadeSince([...points, point('call', '/api/transfer', ['T1']), point('control', 'site')])).toBe(2)
  expect(handMadeSince([])).toBe(0)
})
