import type { CDPSession, Page } from '@playwright/test'
import { BALANCE_POLL_MS } from '#contracts/limits.ts'
import { walletContract } from '#contracts/wallet.ts'
import { controlOverHttp } from '#mock/control/verbs.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import type { ResultRow, ResultSection } from '../measure.ts'
import { inFreshBrowser } from './chromium.ts'
import { memberToken, storeToken } from './member.ts'
import { beatPolls, holdPolls } from './polls.ts'
import type { ServedBuild, Sites } from './sites.ts'
import { enter, ROUND, walkRound } from './walk.ts'

const POLLS = 5_000
const POLLS_A_BATCH = 100
const CHANGES = 500
const MOST_MB = 5
const BYTES_A_MB = 1_000_000
const ONE_YUAN = 100
/** Enough for an answer to be drawn. routes.ts measures times and rests longer. */
const REST_MS = 60
const LOST_MS = 20_000

type Holds = { mb: number; nodes: number; listeners: number }
type Held = { before: Holds; afterPolls: Holds; afterChanges: Holds }

/** What the page keeps in memory over many polls and many changes of screen. */
export async function measureHeap({ builds }: Sites): Promise<ResultSection[]> {
  const rows: ResultRow[] = []
  for (const site of builds) {
    console.error(`heap: ${site.name}`)
    rows.push(...rowsOf(site.name, await heldBy(site)))
  }
  return [
    {
      title: 'What the page holds on to',
      description: `After a collection each time, at home, as ${DEMO.username}: before, after ${POLLS} balance polls (the balance itself changes every ${POLLS_A_BATCH} of them), and after ${CHANGES} changes of screen more. All screens were open before.`,
      head: ['what', 'build', 'before', 'after the polls', 'after the changes', 'goal'],
      rows,
    },
  ]
}

function rowsOf(build: string, { before, afterPolls, afterChanges }: Held): ResultRow[] {
  const row = (what: string, of: (holds: Holds) => number, digits: number, goal: string, most: number) => {
    const [first, ...later] = [before, afterPolls, afterChanges].map(of) as [number, ...number[]]
    return {
      cells: [what, build, ...[first, ...later].map((value) => value.toFixed(digits)), goal],
      isMet: Math.max(...later) - first <= most,
    }
  }
  return [
    row('heap, MB', ({ mb }) => mb, 2, `+ < ${MOST_MB}`, MOST_MB),
    row('DOM nodes', ({ nodes }) => nodes, 0, 'no more', 0),
    row('event listeners', ({ listeners }) => listeners, 0, 'no more', 0),
  ]
}

async function heldBy({ url }: ServedBuild): Promise<Held> {
  const token = await memberToken(url)
  const mock = controlOverHttp(url.replace(/\/$/, ''))
  return inFreshBrowser(async (context) => {
    await storeToken(context, token)
    await context.addInitScript(holdPolls, {
      path: walletContract.balance.path,
      everyMs: BALANCE_POLL_MS,
      lostMs: LOST_MS,
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await enter(page, url)
    await walk(page, ROUND.length * 2)
    await page.evaluate(beatPolls, POLLS_A_BATCH)
    const before = await holdsNow(cdp)
    for (let polled = 0; polled < POLLS; polled += POLLS_A_BATCH) {
      await mock.credit({ username: DEMO.username, amount: ONE_YUAN })
      await page.evaluate(beatPolls, POLLS_A_BATCH)
    }
    const afterPolls = await holdsNow(cdp)
    await walk(page, CHANGES)
    return { before, afterPolls, afterChanges: await holdsNow(cdp) }
  })
}

async function walk(page: Page, changes: number): Promise<void> {
  for (let done = 0; done < changes; done += ROUND.length) await walkRound(page, REST_MS)
}

/** Collects more than once: what a finaliser releases becomes garbage only then. */
async function holdsNow(cdp: CDPSession): Promise<Holds> {
  for (let n = 0; n < 3; n++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { mb: usedSize / BYTES_A_MB, nodes, listeners: jsEventListeners }
}
