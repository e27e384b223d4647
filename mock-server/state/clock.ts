import { DAY_MS } from '#contracts/time/beijing-time.ts'
import type { ClockState, World } from './types.ts'

/**
 * The machine's time in ms. Only browser.ts, node.ts and tests provide it; no other code reads the machine's
 * clock.
 */
export type RealTime = () => number

/**
 * The mock's time: real time plus an offset, or the time of a stopped clock. It is never before the latest change,
 * so records stay in order even if the machine's clock is set back.
 */
export function nowOf(world: Pick<World, 'meta'>, real: RealTime): number {
  const { clock, lastMs } = world.meta
  return Math.max(clock.stoppedMs ?? real() + clock.offsetMs, lastMs)
}

export type ClockChange = { to: number } | { byMs: number } | { stop: true } | { run: true }

/** Limits one step, because the mock works through every midnight on the way: a typing error could take an hour. */
const MAX_STEP_MS = 3660 * DAY_MS

export class ClockGoesForward extends Error {
  override readonly name = 'ClockGoesForward'
}

/**
 * Sets the clock, advances it, stops it or lets it run, and returns the new time. A stopped clock stays stopped
 * when it is set or advanced. Throws ClockGoesForward if the new time is before the old one, and a RangeError if
 * it is not a time or too far ahead.
 */
export function turnClock(world: Pick<World, 'meta'>, real: RealTime, command: ClockChange): number {
  const now = nowOf(world, real)
  const { meta } = world
  if ('stop' in command) meta.clock = { ...meta.clock, stoppedMs: now }
  else if ('run' in command) meta.clock = { offsetMs: now - real(), stoppedMs: null }
  else {
    const to = 'to' in command ? command.to : now + command.byMs
    if (!Number.isSafeInteger(to)) throw new RangeError(`no moment: ${to}`)
    if (to < now) throw new ClockGoesForward(`the clock shows ${now} and cannot go back to ${to}`)
    if (to - now > MAX_STEP_MS) throw new RangeError('the clock goes forward by ten years at most')
    meta.clock =
      meta.clock.stoppedMs === null
        ? { offsetMs: to - real(), stoppedMs: null }
        : { ...meta.clock, stoppedMs: to }
  }
  return nowOf(world, real)
}

/** A clock that runs without offset, and one that is stopped at a time. */
export const runningClock = (): ClockState => ({ offsetMs: 0, stoppedMs: null })
export const stoppedClock = (atMs: number): ClockState => ({ offsetMs: 0, stoppedMs: atMs })
