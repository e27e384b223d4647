import { drawSome, rollOf } from '../../seeded.ts'
import { CUPS, TEAMS } from '../teams.ts'
import type { Progress } from './model.ts'
import { SPORT_OF, type SportName } from './sports.ts'

/** Matches run side by side in lanes. A lane shows one match after the other, the same for all players. */
export const LANES = 3
/** In ms: the shortest time that a match is open before it begins, and how long its result stays. */
const BEFORE_MS = 20_000
const RESULT_MS = 8_000

/** Where a title's matches come from: its sport, and the seed that all its players share. */
export type Programme = { sport: SportName; seed: string }

/** A match of a lane; numbers count the matches since the clock's zero. */
export type Fixture = { lane: number; number: number; cup: string; home: string; away: string; pair: number }

/**
 * A lane begins a match at this interval, whatever the last match took, and each lane a third of it later than the lane
 * before.
 */
function cycleMs(sport: SportName): number {
  const { stepMs, mostSteps } = SPORT_OF[sport]
  return LANES * Math.ceil((stepMs * mostSteps + BEFORE_MS + RESULT_MS) / LANES)
}

const seedOf = ({ seed }: Programme, lane: number, number: number): string => `${seed}:${lane}:${number}`

export function fixtureOf(from: Programme, lane: number, number: number): Fixture {
  const roll = rollOf(seedOf(from, lane, number))
  const laneTeams = TEAMS[from.sport].filter((_, at) => at % LANES === lane)
  const [home = '', away = ''] = drawSome(roll, laneTeams, 2)
  const cups = CUPS[from.sport]
  const cup = cups[roll(cups.length)] ?? ''
  return { lane, number, cup, home, away, pair: roll(SPORT_OF[from.sport].pairs) }
}

/** The courses that were asked for last. Each answer about a match needs its course several times. */
const lately = new Map<string, Progress[]>()
const MOST_KEPT = 24

/** A match from beginning to end, the same at every request. Its steps have a seed of their own. */
export function courseOf(from: Programme, { lane, number, pair }: Fixture): Progress[] {
  const key = `${from.sport}:${seedOf(from, lane, number)}:course`
  const course = lately.get(key) ?? SPORT_OF[from.sport].play(pair, rollOf(key))
  lately.delete(key)
  lately.set(key, course)
  const [oldest] = lately.keys()
  if (lately.size > MOST_KEPT && oldest !== undefined) lately.delete(oldest)
  return course
}

/** When a match begins, in ms of the clock. */
export const beginsAt = ({ sport }: Programme, { lane, number }: Pick<Fixture, 'lane' | 'number'>): number =>
  number * cycleMs(sport) + (lane * cycleMs(sport)) / LANES

export const endsAt = (from: Programme, fixture: Fixture): number =>
  beginsAt(from, fixture) + (courseOf(from, fixture).length - 1) * SPORT_OF[from.sport].stepMs

export type Phase = 'before' | 'live' | 'over'

/** How far a match is at `now`. */
export function progressAt(from: Programme, fixture: Fixture, now: number): { phase: Phase; at: Progress } {
  const course = courseOf(from, fixture)
  const steps = Math.floor((now - beginsAt(from, fixture)) / SPORT_OF[from.sport].stepMs)
  const at = course[Math.max(0, Math.min(steps, course.length - 1))]
  if (!at) throw new RangeError('a match without a beginning')
  return { phase: steps < 0 ? 'before' : at.isOver ? 'over' : 'live', at }
}

/** The match that a lane shows at `now`: the one under way, its result for a while, then the next. */
export function shownFixture(from: Programme, lane: number, now: number): Fixture {
  const cycle = cycleMs(from.sport)
  const number = Math.floor((now - (lane * cycle) / LANES) / cycle)
  const fixture = fixtureOf(from, lane, number)
  return now < endsAt(from, fixture) + RESULT_MS ? fixture : fixtureOf(from, lane, number + 1)
}
