import { nextNumber } from './random.ts'
import type { World } from './world.ts'

/** Work that waits for the clock. Each kind has one worker (jobs.ts), called with the moment the work was due. */
export type DueWork =
  /** An unsettled bet of a demo game. */
  | { kind: 'settle'; memberId: string; position: number; payout: number }
  /** Auto-review: approves what still waits. */
  | { kind: 'review'; what: 'deposit' | 'withdrawal' | 'application' | 'agent'; id: string }
  /** The hour of a deposit order is over. */
  | { kind: 'expire'; no: string }
  /** The end of a Beijing day: rebates, promotion and demotion. */
  | { kind: 'midnight' }

export type DueItem = { atMs: number; work: DueWork }
export type DueWorkHandler = (world: World, nowMs: number, work: DueWork) => void

type Waiting = Pick<World, 'due' | 'meta' | 'counters'>

/** Puts work on the list. Work of one moment is done in the order it was put there. */
export function schedule(world: Waiting, atMs: number, work: DueWork): void {
  const key = `${String(atMs).padStart(16, '0')}:${String(nextNumber(world, 'due')).padStart(12, '0')}`
  world.due[key] = { atMs, work }
  const { nextDueMs } = world.meta
  if (nextDueMs === null || atMs < nextDueMs) world.meta.nextDueMs = atMs
}

export const isDue = (world: Pick<World, 'meta'>, nowMs: number): boolean =>
  world.meta.nextDueMs !== null && world.meta.nextDueMs <= nowMs

/**
 * Does all work that is due at `nowMs`, oldest first, each piece as of its own moment, and also what that work puts on
 * the list in turn. Costs nothing while nothing is due.
 */
export function tick(world: World, nowMs: number, worker: DueWorkHandler): void {
  while (isDue(world, nowMs)) {
    const [key, later] = Object.keys(world.due).sort()
    const item = key === undefined ? undefined : world.due[key]
    if (!item || key === undefined) {
      world.meta.nextDueMs = null
      return
    }
    delete world.due[key]
    world.meta.nextDueMs = (later === undefined ? undefined : world.due[later]?.atMs) ?? null
    if (item.atMs <= nowMs) worker(world, item.atMs, item.work)
  }
}
