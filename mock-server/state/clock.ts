import { DAY_MS } from '#contracts/beijing-time.ts'
import type { ClockState, World } from './types.ts'

/** Real milliseconds; the entries (browser.ts, node.ts, a test) give it, nothing else in the house asks the machine. */
export type RealTime = () => number

/**
 * What the house takes for now. Its clock is real time plus an offset, or stands still; it never shows less than the
 * latest change, so that records are in order even if the machine's clock is set back.
 */
export function nowOf(world: Pick<World, 'meta'>, real: RealTime): number {
  const { clock, lastMs } = world.meta
  return Math.max(clock.stoppedMs ?? real() + clock.offsetMs, lastMs)
}

export type ClockCommand = { to: number } | { byMs: number } | { stop: true } | { run: true }

/** Every midnight on the way is worked through: a slip of three digits must not hold up the house for an hour. */
const MAX_STEP_MS = 3660 * DAY_MS

export class ClockGoesForward extends Error {
  override readonly name = 'ClockGoesForward'
}

/**
 * Sets the clock to a moment, advances it, stops it or lets it run on. A stopped clock stays stopped when set or
 * advanced. Throws ClockGoesForward when the new time lies before the old, RangeError when it is none or too far off.
 */
export function turnClock(world: Pick<World, 'meta'>, real: RealTime, command: ClockCommand): number {
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

/** A clock that runs from now on (no offset), or stands at a moment. */
export const runningClock = (): ClockState => ({ offsetMs: 0, stoppedMs: null })
export const stoppedClock = (atMs: number): ClockState => ({ offsetMs: 0, stoppedMs: atMs })
