import { describe, expect, test } from 'vitest'
import { emptyWorld } from '../scenarios/demo/seed.ts'
import { isDue, schedule, tick, unschedule } from './due.ts'
import type { DueWork } from './types.ts'

const fresh = () => emptyWorld({ seed: 1, now: 0, clock: { stopped: true } })
const review = (id: string): DueWork => ({ kind: 'review', what: 'deposit', id })
const idOf = (work: DueWork) => ('id' in work ? work.id : work.kind)

describe('due work', () => {
  test('is done once, in order of time, each piece as of its own moment', () => {
    const world = fresh()
    for (const [at, id] of [
      [30, 'c'],
      [10, 'a'],
      [20, 'b1'],
      [20, 'b2'],
    ] as const)
      schedule(world, at, review(id))
    const done: [number, string][] = []
    const worker = (_: unknown, at: number, work: DueWork) => void done.push([at, idOf(work)])
    tick(world, 9, worker)
    expect(done).toEqual([])
    tick(world, 20, worker)
    expect(done).toEqual([
      [10, 'a'],
      [20, 'b1'],
      [20, 'b2'],
    ])
    expect(isDue(world, 29)).toBe(false)
    tick(world, 1000, worker)
    tick(world, 1000, worker)
    expect(done).toHaveLength(4)
    expect(world.meta.nextDueMs).toBeNull()
    expect(Object.keys(world.due)).toEqual([])
  })

  test('work scheduled by other work runs in the same tick when it is due, also before older entries', () => {
    const world = fresh()
    schedule(world, 10, review('first'))
    schedule(world, 50, review('last'))
    const done: string[] = []
    tick(world, 60, (draft, at, work) => {
      done.push(`${idOf(work)}@${at}`)
      if (idOf(work) === 'first') {
        schedule(draft, 40, review('between'))
        schedule(draft, 61, review('later'))
      }
    })
    expect(done).toEqual(['first@10', 'between@40', 'last@50'])
    expect(world.meta.nextDueMs).toBe(61)
  })

  test('work that is taken back is not done, and what waits behind it keeps its moment', () => {
    const world = fresh()
    schedule(world, 10, review('first'))
    schedule(world, 50, review('last'))
    unschedule(world, (work) => idOf(work) === 'first')
    expect(world.meta.nextDueMs).toBe(50)
    const done: string[] = []
    const worker = (_: unknown, at: number, work: DueWork) => void done.push(`${idOf(work)}@${at}`)
    tick(world, 49, worker)
    expect(done).toEqual([])
    tick(world, 50, worker)
    expect(done).toEqual(['last@50'])
    schedule(world, 60, review('only'))
    unschedule(world, () => true)
    expect([world.meta.nextDueMs, Object.keys(world.due)]).toEqual([null, []])
  })
})
