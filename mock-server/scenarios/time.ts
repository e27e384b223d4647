import { addDays, DAY_MS, HOUR_MS, startOfBeijingDay } from '#contracts/beijing-time.ts'
import { endOfDay } from '../rules/day-end.ts'
import type { BuildContext } from './builders.ts'

/** How time passes on a stage: midnight by midnight, each with what the house does at it. */

/** Lets time pass until `ms`; nothing when that is past. */
export function until(stage: BuildContext, ms: number): void {
  for (let midnight = nextMidnight(stage.now); midnight <= ms; midnight = addDays(midnight, 1)) {
    stage.now = midnight
    endOfDay(stage.world, midnight)
  }
  stage.now = Math.max(stage.now, ms)
}

export const nextMidnight = (ms: number): number => addDays(startOfBeijingDay(ms), 1)

/** Begins `days` days before the stage's moment, and returns that moment, to come back to it by `until`. */
export function rewindClock(stage: BuildContext, days: number): number {
  const end = stage.now
  stage.now = addDays(end, -days)
  return end
}

/** The latest moment not after `now` at which clocks in Beijing show this hour. */
export const lastTime =
  (hours: number) =>
  (now: number): number => {
    const today = startOfBeijingDay(now) + hours * HOUR_MS
    return today <= now ? today : today - DAY_MS
  }
