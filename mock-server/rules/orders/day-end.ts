import { addDays, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { schedule } from '../../state/due.ts'
import type { World } from '../../state/types.ts'
import { accrueRebates } from '../bonus/rebate.ts'
import { vipAtMidnight } from '../bonus/vip.ts'

/**
 * The end of a Beijing day, at 24:00: for every member first the day's rebates at that day's level, then the level
 * itself.
 */
export function endOfDay(world: World, midnight: number): void {
  for (const id of Object.keys(world.members).sort()) {
    const member = world.members[id]
    if (!member) continue
    accrueRebates(world, member, midnight)
    vipAtMidnight(world, member, midnight)
  }
}

/** Schedules the next end of a day after `now`. */
export function scheduleMidnight(world: World, now: number): void {
  schedule(world, addDays(startOfBeijingDay(now), 1), { kind: 'midnight' })
}
