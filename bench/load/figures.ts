import type { Goal } from './goals.ts'
import type { Vitals } from './lighthouse.ts'
import type { ThreadTime } from './thread.ts'

/** The figures of a load, and their goals. */

const atMost =
  (factor: number) =>
  (ours: number, bare: number): boolean =>
    ours <= bare * factor

const CLS: Goal<Vitals> = {
  what: 'CLS',
  of: ({ cls }) => cls,
  digits: 3,
  goal: '0.00',
  isMet: (ours) => ours < 0.005,
}

export const SIMULATED: readonly Goal<Vitals>[] = [
  { what: 'FCP ms', of: ({ fcp }) => fcp, goal: '≤ 0.65x', isMet: atMost(0.65) },
  { what: 'LCP ms', of: ({ lcp }) => lcp, goal: '≤ 1.3x', isMet: atMost(1.3) },
  {
    what: 'TBT ms',
    of: ({ tbt }) => tbt,
    goal: '< 100, ≤ bare + 100',
    isMet: (ours, bare) => ours < 100 && ours <= bare + 100,
  },
  CLS,
  { what: 'score', of: ({ score }) => score, digits: 2, goal: '≥ 0.98', isMet: (ours) => ours >= 0.98 },
]

export const SLOWED: readonly Goal<Vitals>[] = [
  { what: 'FCP ms', of: ({ fcp }) => fcp, goal: '≤ 0.5x', isMet: atMost(0.5) },
  { what: 'LCP ms', of: ({ lcp }) => lcp, goal: '≤ 1.0x', isMet: atMost(1) },
  { what: 'TBT ms', of: ({ tbt }) => tbt },
  CLS,
  { what: 'score', of: ({ score }) => score, digits: 2 },
]

/** A screen opened by its address waits for chunks that home does not need: its times are shown, not judged. */
export const screenVitals = (throttling: string): readonly Goal<Vitals>[] => [
  { what: `LCP ms, ${throttling}`, of: ({ lcp }) => lcp },
  { what: `TBT ms, ${throttling}`, of: ({ tbt }) => tbt },
  { ...CLS, what: `CLS, ${throttling}` },
]

/** In percent of a core. Counting both nested trace events of a task (see `isTask`) would double the figure. */
const IDLE_PERCENT = 0.5

const CPU: Goal<ThreadTime> = { what: 'CPU to 6 s, ms', of: ({ cpu }) => cpu }

/** What the first seconds cost beyond the CPU time, and what an idle page costs. */
const STILL: readonly Goal<ThreadTime>[] = [
  { what: 'blocking at 4x, ms', of: ({ blocking }) => blocking },
  { what: 'longest task at 4x, ms', of: ({ longest }) => longest },
  {
    what: 'standing still, % of a core',
    of: ({ idle }) => idle,
    digits: 2,
    goal: `< ${IDLE_PERCENT}`,
    isMet: (ours) => ours < IDLE_PERCENT,
  },
  {
    what: 'standing still, layouts',
    of: ({ layouts }) => layouts,
    goal: '0',
    isMet: (ours) => ours === 0,
  },
  { what: 'standing still, style updates', of: ({ styles }) => styles },
  { what: 'standing still, paints', of: ({ paints }) => paints },
]

export const HOME_THREAD: readonly Goal<ThreadTime>[] = [{ ...CPU, goal: '≤ 3x', isMet: atMost(3) }, ...STILL]
export const SCREEN_THREAD: readonly Goal<ThreadTime>[] = [CPU, ...STILL]
