import type { Section } from '../measure.ts'
import { inFreshBrowser } from './chromium.ts'
import { byTurns, type Goal, HEAD, rowsOf } from './goals.ts'
import { type Vitals, vitalsOf } from './lighthouse.ts'
import type { Options } from './options.ts'
import type { Sites } from './sites.ts'
import { type ThreadTime, threadTimeOf } from './thread.ts'

const atMost =
  (factor: number) =>
  (ours: number, bare: number): boolean =>
    ours <= bare * factor

const CLS: Goal<Vitals> = {
  what: 'CLS',
  of: ({ cls }) => cls,
  digits: 3,
  asked: '0.00',
  keeps: (ours) => ours < 0.005,
}

const SIMULATED: readonly Goal<Vitals>[] = [
  { what: 'FCP ms', of: ({ fcp }) => fcp, asked: '≤ 0.65x', keeps: atMost(0.65) },
  { what: 'LCP ms', of: ({ lcp }) => lcp, asked: '≤ 1.3x', keeps: atMost(1.3) },
  {
    what: 'TBT ms',
    of: ({ tbt }) => tbt,
    asked: '< 100, ≤ bare + 100',
    keeps: (ours, bare) => ours < 100 && ours <= bare + 100,
  },
  CLS,
  { what: 'score', of: ({ score }) => score, digits: 2, asked: '≥ 0.98', keeps: (ours) => ours >= 0.98 },
]

const SLOWED: readonly Goal<Vitals>[] = [
  { what: 'FCP ms', of: ({ fcp }) => fcp, asked: '≤ 0.5x', keeps: atMost(0.5) },
  { what: 'LCP ms', of: ({ lcp }) => lcp, asked: '≤ 1.0x', keeps: atMost(1) },
  { what: 'TBT ms', of: ({ tbt }) => tbt },
  CLS,
  { what: 'score', of: ({ score }) => score, digits: 2 },
]

/** Half of one in a hundred: who counts both of a task's nested trace events reads twice as much. */
const IDLE_PERCENT = 0.5

export const THREAD: readonly Goal<ThreadTime>[] = [
  { what: 'CPU to 6 s, ms', of: ({ cpu }) => cpu, asked: '≤ 3x', keeps: atMost(3) },
  { what: 'blocking at 4x, ms', of: ({ blocking }) => blocking },
  { what: 'longest task at 4x, ms', of: ({ longest }) => longest },
  {
    what: 'standing still, % of a core',
    of: ({ idle }) => idle,
    digits: 2,
    asked: `< ${IDLE_PERCENT}`,
    keeps: (ours) => ours < IDLE_PERCENT,
  },
  {
    what: 'standing still, layouts',
    of: ({ layouts }) => layouts,
    asked: '0',
    keeps: (ours) => ours === 0,
  },
  { what: 'standing still, style updates', of: ({ styles }) => styles },
  { what: 'standing still, paints', of: ({ paints }) => paints },
]

const FIRST_VISIT =
  'Home as the first visit of a visitor: nothing cached, a profile of its own, the welcome dialog on.'

/** Home as a visitor sees it for the first time, beside a page of react and react-dom alone. */
export async function measureHome(sites: Sites, { runs, idleS }: Options): Promise<Section[]> {
  const all = [sites.bare, ...sites.builds]
  const simulated = await byTurns(all, runs, 'simulated', ({ url }) => vitalsOf(url, 'simulate'))
  const slowed = await byTurns(all, runs, 'devtools', ({ url }) => vitalsOf(url, 'devtools'))
  const thread = await byTurns(all, runs, 'main thread', ({ url }) =>
    inFreshBrowser((context) => threadTimeOf(context, url, idleS)),
  )
  return [
    {
      title: 'Home, simulated throttling',
      says: `${FIRST_VISIT} Lighthouse's mobile preset; medians of ${runs} runs by turns.`,
      head: HEAD,
      rows: rowsOf(SIMULATED, sites, simulated),
    },
    {
      title: 'Home, devtools throttling',
      says: `The same, with network and CPU slowed for real.`,
      head: HEAD,
      rows: rowsOf(SLOWED, sites, slowed),
    },
    {
      title: 'Home, main thread',
      says: `From a trace of the main thread by its own clock, without throttling: what other programs take meanwhile does not count. After 6 s the page is left standing for ${idleS} s.`,
      head: HEAD,
      rows: rowsOf(THREAD, sites, thread),
    },
  ]
}
