import type { Page } from '@playwright/test'
import { type Finding, findingsOf } from './finding.ts'
import { breaches, unfounded } from './oracles/contract.ts'
import { leaks } from './oracles/flat.ts'
import { loops, MONEY, sentTwice, untapped } from './oracles/requests.ts'
import { appTabs, type Run } from './run-state.ts'
import { showsCrash, showsText } from './watching.ts'

/** Calls further back than this have been judged. */
const STEPS_KEPT = 40
/** The fastest poll is every 1.5 s; the rest is taps. */
const BUSY = { most: 25, windowMs: 10_000 }

/** What can be said after every step. */
export async function judgeStep(run: Run, page: Page): Promise<Finding[]> {
  await noteCalls(run, page)
  const reports = run.watched.reports.slice(run.judgedReports)
  run.judgedReports = run.watched.reports.length
  forgetOld(run)
  return [
    ...findingsOf('page errors', run.watched.errors.unexpected()),
    ...findingsOf('page that does not answer', run.watched.crashed),
    ...findingsOf('contract', unfounded(reports, run.faulted)),
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
  return findingsOf('crashed screen', (await showsCrash(page)) ? [`a screen threw at ${page.url()}`] : [])
}

/** Reads what the mock backend of this page has answered since the last time. */
async function noteCalls(run: Run, page: Page): Promise<void> {
  if (!appTabs(run).includes(page)) return
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
    run.faulted.add(path)
  }
  run.findings.push(...findingsOf('contract', breaches(calls)))
}

function forgetOld(run: Run): void {
  const from = run.step - STEPS_KEPT
  run.taps = run.taps.filter(({ step }) => step >= from)
  const old = run.sent.findIndex(({ step }) => step >= from)
  if (old > 0) run.sent.splice(0, old)
}
