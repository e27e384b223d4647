import type { Compared, Goal } from './goals.ts'
import type { Vitals } from './lighthouse.ts'
import type { ThreadTime } from './thread.ts'

/** The figures of a load, and their goals. */

const bareTimes = (factor: number): Pick<Goal<unknown>, 'goal' | 'isMet'> => ({
  goal: `≤ ${factor} × bare`,
  isMet: ({ ours, bare }: Compared) => ours <= bare * factor,
})

const FCP: Goal<Vitals> = { what: 'FCP ms', of: ({ fcp }) => fcp }
const LCP: Goal<Vitals> = { what: 'LCP ms', of: ({ lcp }) => lcp }
const TBT: Goal<Vitals> = { what: 'TBT ms', of: ({ tbt }) => tbt }
const CLS: Goal<Vitals> = {
  what: 'CLS',
  of: ({ cls }) => cls,
  digits: 3,
  goal: '0.000',
  isMet: ({ ours }) => ours < 0.0005,
}
const SCORE: Goal<Vitals> = { what: 'score', of: ({ score }) => score, digits: 2 }
const LITTLE_BLOCKING = { goal: '≤ 200', isMet: ({ ours }: Compared) => ours <= 200 }

export const HOME_SIMULATED: readonly Goal<Vitals>[] = [
  { ...FCP, ...bareTimes(0.65) },
  { ...LCP, ...bareTimes(1.3) },
  { ...TBT, ...LITTLE_BLOCKING },
  CLS,
  { ...SCORE, goal: '≥ 0.97', isMet: ({ ours }) => ours >= 0.97 },
]
export const HOME_SLOWED: readonly Goal<Vitals>[] = [
  { ...FCP, ...bareTimes(0.5) },
  { ...LCP, ...bareTimes(1) },
  TBT,
  CLS,
  SCORE,
]
export const DOOR_SIMULATED: readonly Goal<Vitals>[] = [
  { ...LCP, what: 'LCP ms, simulated', ...bareTimes(1.7) },
  { ...TBT, what: 'TBT ms, simulated', ...LITTLE_BLOCKING },
]
export const DOOR_SLOWED: readonly Goal<Vitals>[] = [
  { ...FCP, what: 'FCP ms, devtools' },
  { ...LCP, what: 'LCP ms, devtools', ...bareTimes(1.4) },
  { ...CLS, what: 'CLS, devtools' },
]

const CPU: Goal<ThreadTime> = { what: 'CPU to 6 s, ms', of: ({ cpu }) => cpu }

/** What the first seconds cost beyond the CPU time, and what a page costs that nobody has touched. */
const STILL: readonly Goal<ThreadTime>[] = [
  { what: 'blocking at 4x, ms', of: ({ blocking }) => blocking },
  { what: 'longest task at 4x, ms', of: ({ longest }) => longest },
  // In percent of a core. Counting both nested trace events of a task (see `isTask`) would double the figure.
  {
    what: 'standing still, % of a core',
    of: ({ idle }) => idle,
    digits: 2,
    goal: '≤ 0.1',
    isMet: ({ ours }) => ours <= 0.1,
  },
  {
    what: 'standing still, layouts',
    of: ({ layouts }) => layouts,
    goal: '0',
    isMet: ({ ours }) => ours === 0,
  },
  { what: 'standing still, style updates', of: ({ styles }) => styles },
  { what: 'standing still, paints', of: ({ paints }) => paints },
]

export const HOME_THREAD: readonly Goal<ThreadTime>[] = [
  {
    ...CPU,
    goal: '≤ 3.5 × bare, ≤ 1.8 × same pixels',
    isMet: ({ ours, bare, still }) => ours <= bare * 3.5 && ours <= still * 1.8,
  },
  ...STILL,
]
export const DOOR_THREAD: readonly Goal<ThreadTime>[] = [CPU, ...STILL]
