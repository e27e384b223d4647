import fc from 'fast-check'
import type { Model } from '../model/state.ts'
import { DAY, dayOf, dayStart, HOUR, intoDay, SECOND } from '../model/time.ts'
import type { Run } from '../step.ts'
import { command, type Drawn, often } from './draw.ts'

/** Lets time pass in the mock backend and in the model. */
export const turn =
  (byMs: number) =>
  async (m: Model, { real }: Run): Promise<void> => {
    await real.runControl('clock', { byMs })
    m.advanceTo(m.now + byMs)
  }

const advanceCommands = (kind: string, times: number, ms: number): Drawn[] =>
  often(
    times,
    command(kind, fc.record({}), () => turn(ms)),
  )

/** The ms until the next moment that is `ms` after midnight. */
export const nextTime = (m: Model, ms: number): number => {
  const ahead = ms - intoDay(m.now)
  return ahead > 0 ? ahead : ahead + DAY
}

const toTime = (kind: string, times: number, ms: number): Drawn[] =>
  often(
    times,
    command(kind, fc.record({}), (m) => turn(nextTime(m, ms))),
  )

export const clockCommands: Drawn[] = [
  ...advanceCommands('a millisecond passes', 3, 1),
  ...advanceCommands('a second passes', 2, SECOND),
  ...advanceCommands('a bet’s time passes', 5, 8 * SECOND),
  ...advanceCommands('half an hour passes', 1, HOUR / 2),
  ...advanceCommands('an hour passes', 1, HOUR),
  ...advanceCommands('a day passes', 2, DAY),
  ...advanceCommands('90 days pass', 1, 90 * DAY),
  ...toTime('it becomes 09:59:59.999', 2, 10 * HOUR - 1),
  ...toTime('it becomes 10:00', 2, 10 * HOUR),
  ...toTime('it becomes 11:59:59.999', 1, 12 * HOUR - 1),
  ...toTime('it becomes 23:59:59.999', 1, DAY - 1),
  command('the next thing falls due', fc.record({}), (m) => {
    const next = Math.min(...m.due.map(({ at }) => at))
    return turn(Math.max(0, next - m.now))
  }),
  command('an order’s hour ends but for a millisecond', fc.record({}), (m) => {
    const midnight = dayStart(dayOf(m.now) + 1)
    const next = Math.min(...m.due.map(({ at }) => at).filter((at) => at !== midnight && at > m.now + 1))
    return Number.isFinite(next) ? turn(next - 1 - m.now) : undefined
  }),
]
