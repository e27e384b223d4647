import type { BrowserContext, Page } from '@playwright/test'
import { type Fault, faultBatch } from './fault-batch.ts'
import type { Finding } from './finding.ts'
import type { Options } from './options.ts'
import type { Holds } from './oracles/flat.ts'
import type { SentCall } from './sent.ts'
import { isApp, type Site } from './site.ts'
import type { Watched } from './watching.ts'

/** All that a run knows while it lasts. */
export type Run = {
  options: Options
  site: Site
  context: BrowserContext
  watched: Watched
  sent: SentCall[]
  first: Page
  second: Page | undefined
  step: number
  /** The first step that has a network again. */
  onlineFrom: number
  /** Steps with a tap or Enter, by tab. */
  taps: { page: Page; step: number }[]
  /** The paths of calls that a fault touched, each with the last step of it, and how many there were. */
  faulted: Map<string, number>
  faults: number
  calls: number
  /** How many of them move money. */
  money: number
  /** Steps whose act did not come about. */
  failedSteps: number
  /** Looks that were begun, and the last of them that could judge a wallet. */
  looksBegun: number
  walletLook: number
  /** Steps in a row whose page could not be looked at. */
  unjudged: number
  /** How many reports, and how many calls of each tab's mock backend, have been judged. */
  judgedReports: number
  lastCall: Map<string, number>
  batches: number
  failedLogins: { count: number }
  looks: Holds[]
  findings: Finding[]
}

export const tabsOf = ({ first, second }: Run): Page[] => (second ? [first, second] : [first])

/** The tabs whose page has the app, and so a mock backend to talk to. */
export const appTabs = (run: Run): Page[] => tabsOf(run).filter((page) => isApp(page, run.site.url))

/** Sets the next faults wherever the last ones are used up, or went with a load of the page. */
export async function keepFaults(run: Run, page: Page): Promise<void> {
  const { seed, faultPercent } = run.options
  if (faultPercent === 0) return
  const mock = run.site.mockOf(page)
  const left: Fault[] = await mock.faults()
  if (left.some(({ times = 1 }) => times > 0)) return
  run.batches += 1
  await mock.faults({ add: faultBatch(seed, run.batches, faultPercent), clear: true })
}
