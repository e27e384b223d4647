import type { Page } from '@playwright/test'
import { type Finding, findingsOf } from './finding.ts'
import { breaches, unfounded } from './oracles/contract.ts'
import { leaks } from './oracles/flat.ts'
import { loops, MONEY, sentTwice, TAP_LASTS, untapped } from './oracles/requests.ts'
import { appTabs, type Run } from './run-state.ts'
import { showsBoundary, showsText } from './watching.ts'

/** Calls further back than this have been judged. */
const STEPS_KEPT = 40
/** Steps after a fault in which the app may still report it. */
const FAULT_LASTS = 5
/** The fastest poll is every 1.5 s; the rest is taps. */
const BUSY = { most: 25, windowMs: 10_000 }

/** What can be said after every step. */
export async function judgeStep(run: Run, page: Page): Promise<Finding[]> {
  for (const tab of appTabs(run)) await noteCalls(run, tab)
  judgeReports(run)
  forgetOld(run)
  return [
    ...findingsOf('page errors', run.watched.wrong()),
    ...findingsOf('page that does not answer', run.watched.crashed),
    ...findingsOf('requests', [
      ...untapped(run.sent, run.taps),
      ...sentTwice(run.sent),
      ...loops(run.sent, BUSY.most, BUSY.windowMs),
    ]),
    ...findingsOf('memory', leaks(run.looks)),
    ...(await judgeScreen(run, page)),
  ]
}

async function judgeScreen(run: Run, page: Page): Promise<Finding[]> {
  // Without a network a page that is loaded anew may be the browser's own.
  if (!appTabs(run).includes(page) || run.step < run.onlineFrom) return []
  if (!(await showsText(page))) {
    const isStillApp = appTabs(run).includes(page)
    return isStillApp ? findingsOf('white page', [`nothing to see at ${page.url()}`]) : []
  }
  const { missed } = run.watched
  const url = page.url()
  if (await showsBoundary(page))
    return findingsOf('crashed screen', missed.explainsPage(url) ? [] : [`a screen threw at ${url}`])
  missed.opened(url)
  return []
}

/** Reads what the mock backend of this page has answered since the last time. */
async function noteCalls(run: Run, page: Page): Promise<void> {
  const { mockOf, build } = run.site
  // In the demo each load of a page has a log of its own.
  const log = build === 'demo' ? String(await page.evaluate(() => performance.timeOrigin)) : 'shared'
  const last = run.lastCall.get(log) ?? 0
  const calls = (await mockOf(page).calls()).filter(({ id }) => id > last)
  run.lastCall.set(log, Math.max(last, ...calls.map(({ id }) => id)))
  run.calls += calls.length
  for (const { fault, path } of calls) {
    if (MONEY.has(path)) run.money += 1
    if (fault === undefined) continue
    run.faults += 1
    run.faulted.set(path, run.step)
  }
  run.findings.push(...findingsOf('contract', breaches(calls)))
}

/** At once: what is judged later may never be, where the page is left meanwhile. */
function judgeReports(run: Run): void {
  const reports = run.watched.reports.slice(run.judgedReports)
  run.judgedReports += reports.length
  run.findings.push(...findingsOf('contract', unfounded(reports, recentlyFaulted(run))))
}

const recentlyFaulted = ({ faulted, step }: Run): Set<string> =>
  new Set([...faulted].flatMap(([path, at]) => (at >= step - FAULT_LASTS ? [path] : [])))

function forgetOld(run: Run): void {
  const from = run.step - STEPS_KEPT
  // The first call that is kept may still need a tap of the steps before it.
  run.taps = run.taps.filter(({ step }) => step >= from - TAP_LASTS)
  const old = run.sent.findIndex(({ step }) => step >= from)
  if (old > 0) run.sent.splice(0, old)
}
