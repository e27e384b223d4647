import type { Browser } from '@playwright/test'
import type { Options } from './options.ts'
import type { Run } from './run-state.ts'
import { countSent } from './sent.ts'
import { begin, type Site, stayInApp } from './site.ts'
import { tend, watchContext } from './watching.ts'

const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
  ...{ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
}
/** What Playwright waits for where an act names no limit of its own. */
const WAITS_MS = 10_000

/** Opens the app in a new context and a new world, watched from its first script on. */
export async function startRun(browser: Browser, site: Site, options: Options): Promise<Run> {
  const context = await browser.newContext(PHONE)
  context.setDefaultTimeout(WAITS_MS)
  const watched = await watchContext(context, new URL(site.url).origin)
  const sent = await countSent(context, () => run.step)
  const first = await context.newPage()
  tend(first, watched)
  await first.addInitScript(stayInApp)
  const run: Run = {
    step: 0,
    ...{ options, site, context, watched, sent, first, second: undefined },
    ...{ onlineFrom: 0, taps: [], batches: 0, failedLogins: { count: 0 }, looks: [], findings: [] },
    ...{ faulted: new Map<string, number>(), faults: 0, calls: 0, money: 0 },
    ...{ failedSteps: 0, looksBegun: 0, walletLook: 0 },
    ...{ judgedReports: 0, unjudged: 0, lastCall: new Map<string, number>() },
  }
  await begin(site, first, options.seed)
  return run
}
