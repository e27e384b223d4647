import type { ResultSection } from '../measure.ts'
import { inFreshBrowser } from './chromium.ts'
import { HOME_SIMULATED, HOME_SLOWED, HOME_THREAD } from './figures.ts'
import { byTurns, goalRows, HEAD, type Pages } from './goals.ts'
import { vitalsOf } from './lighthouse.ts'
import type { Options } from './options.ts'
import type { Sites } from './sites.ts'
import { threadTimeOf } from './thread.ts'

const FIRST_VISIT =
  'Home as the first visit of a visitor: nothing cached, a profile of its own, the welcome dialog on.'

/** Home as a visitor sees it for the first time, beside a page of react and react-dom alone. */
export async function measureHome(sites: Sites, { runs, idleS }: Options): Promise<ResultSection[]> {
  const [first] = sites.builds
  if (!first) throw new Error('there is no build to measure')
  const still = await sites.still('home', first)
  const all = [sites.bare, still, ...sites.builds]
  const pages: Pages = {
    bare: sites.bare.name,
    still: still.name,
    builds: sites.builds.map(({ name }) => ({ build: name, page: name })),
  }
  const simulated = await byTurns(all, runs, 'simulated', ({ url }) => vitalsOf(url, 'simulate'))
  const slowed = await byTurns(all, runs, 'devtools', ({ url }) => vitalsOf(url, 'devtools'))
  const thread = await byTurns(all, runs, 'main thread', ({ url }) =>
    inFreshBrowser((context) => threadTimeOf(context, url, idleS)),
  )
  return [
    {
      title: 'Home, simulated throttling',
      description: `${FIRST_VISIT} The host names the first banner with the page (\`Link: rel=preload\`). Lighthouse's mobile preset; medians of ${runs} runs by turns.`,
      head: HEAD,
      rows: goalRows(HOME_SIMULATED, pages, simulated),
    },
    {
      title: 'Home, devtools throttling',
      description: `The same, with network and CPU slowed for real.`,
      head: HEAD,
      rows: goalRows(HOME_SLOWED, pages, slowed),
    },
    {
      title: 'Home, main thread',
      description: `From a trace of the main thread by its own clock, without throttling: what other programs take meanwhile does not count. After 6 s the page is left standing for ${idleS} s. What no first screen needs (later screens, tiles below the fold, the worker) comes with the first touch, or 20 s after the start: it is in neither.`,
      head: HEAD,
      rows: goalRows(HOME_THREAD, pages, thread),
    },
  ]
}
