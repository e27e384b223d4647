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
 * work schedules. Work that is held stays where it is. Costs nothing while nothing is due.
 */
export function tick(
  world: World,
  nowMs: number,
  worker: DueWorkHandler,
  isHeld: (work: DueWork) => boolean = () => false,
): void {
  while (isDue(world, nowMs)) {
    const keys = Object.keys(world.due).sort()
    const key = keys.find((one) => world.due[one] && !isHeld(world.due[one].work))
    const item = key === undefined ? undefined : world.due[key]
    const isNow = item !== undefined && item.atMs <= nowMs
    if (isNow && key !== undefined) delete world.due[key]
    const next = keys.find((one) => one in world.due)
    world.meta.nextDueMs = (next === undefined ? undefined : world.due[next]?.atMs) ?? null
    if (!isNow) return
    worker(world, item.atMs, item.work)
  }
}
