import { nextNumber } from './random.ts'
import type { DueWork, World } from './types.ts'

export type DueWorkHandler = (world: World, nowMs: number, work: DueWork) => void

type Waiting = Pick<World, 'due' | 'meta' | 'counters'>

/** Schedules work. Work of the same moment is done in the order in which it was scheduled. */
export function schedule(world: Waiting, atMs: number, work: DueWork): void {
  const key = `${String(atMs).padStart(16, '0')}:${String(nextNumber(world, 'due')).padStart(12, '0')}`
  world.due[key] = { atMs, work }
  const { nextDueMs } = world.meta
  if (nextDueMs === null || atMs < nextDueMs) world.meta.nextDueMs = atMs
}

/** Takes back the work that `isIt` describes, if it still waits. */
export function unschedule(world: Pick<World, 'due' | 'meta'>, isIt: (work: DueWork) => boolean): void {
  for (const [key, { work }] of Object.entries(world.due)) if (isIt(work)) delete world.due[key]
  const [first] = Object.keys(world.due).sort()
  world.meta.nextDueMs = (first === undefined ? undefined : world.due[first]?.atMs) ?? null
}

export const isDue = (world: Pick<World, 'meta'>, nowMs: number): boolean =>
  world.meta.nextDueMs !== null && world.meta.nextDueMs <= nowMs

/**
 * Does all work that is due at `nowMs`, oldest first, each piece as of its own moment. That includes work which this
 * work schedules. Costs nothing while nothing is due.
 */
export function tick(world: World, nowMs: number, worker: DueWorkHandler): void {
  while (isDue(world, nowMs)) {
    const [key, nextKey] = Object.keys(world.due).sort()
    const item = key === undefined ? undefined : world.due[key]
    if (!item || key === undefined) {
      world.meta.nextDueMs = null
      return
    }
    delete world.due[key]
    world.meta.nextDueMs = (nextKey === undefined ? undefined : world.due[nextKey]?.atMs) ?? null
    if (item.atMs <= nowMs) worker(world, item.atMs, item.work)
  }
}
