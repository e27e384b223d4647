import { addDays, DAY_MS, HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { endOfDay } from '../../rules/orders/day-end.ts'
import type { BuildContext } from './builders.ts'

/** How time passes in a build context: day by day, with the work that the mock backend does at each midnight. */

/** Advances to `ms`; does nothing when that is in the past. */
export function advanceTo(context: BuildContext, ms: number): void {
  for (let midnight = nextMidnight(context.now); midnight <= ms; midnight = addDays(midnight, 1)) {
    context.now = midnight
    endOfDay(context.world, midnight)
  }
  context.now = Math.max(context.now, ms)
}

export const nextMidnight = (ms: number): number => addDays(startOfBeijingDay(ms), 1)

/** Moves the build context `days` days back. Returns the time it had, for a later `advanceTo`. */
export function rewindClock(context: BuildContext, days: number): number {
  const end = context.now
  context.now = addDays(end, -days)
  return end
}

/** The latest moment not after `now` at which it is this hour in Beijing. */
export const lastTime =
  (hours: number) =>
  (now: number): number => {
    const today = startOfBeijingDay(now) + hours * HOUR_MS
    return today <= now ? today : today - DAY_MS
  }
