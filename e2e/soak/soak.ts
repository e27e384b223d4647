import type { Browser, Page } from '@playwright/test'
import { act } from './actions/act.ts'
import { tapBoth } from './actions/taps.ts'
import { lookAt } from './checkpoint.ts'
import { type Finding, findingsOf, recordRun } from './finding.ts'
import { judgeStep } from './judge.ts'
import type { Options } from './options.ts'
import { growth } from './oracles/flat.ts'
import { type Use, unused } from './oracles/use.ts'
import { type Act, type Plan, planOf } from './plan.ts'
import { appTabs, keepFaults, type Run, tabsOf } from './run-state.ts'
import type { Did, Scene } from './scene.ts'
import { isApp, type Site, tokenIn } from './site.ts'
import { startRun } from './start.ts'
import { tend } from './watching.ts'

/** A step that takes longer has a page that does not answer: nothing in it waits that long. */
const STEP_LIMIT_MS = 40_000
const LOOK_LIMIT_MS = 180_000
/** The first tab lives for this many looks before a reload: a leak adds up only in a page that lives. */
const LIFE_LOOKS = 20

/** So many steps in a row whose page could not be looked at. */
const MOST_UNJUDGED = 5

/** What a run came to. */
export type Outcome = { findings: Finding[]; text: string }

/** Steps by the seed until the time is over or an oracle finds something. */
export async function soak(browser: Browser, site: Site, options: Options): Promise<Outcome> {
  const run = await startRun(browser, site, options)
  const record = recordRun({ ...options, isAgain: options.taken.size > 0 })
  const counts = new Map<Act['do'], number>()
  const endMs = performance.now() + options.minutes * 60_000
  while (performance.now() < endMs && run.step < options.until && run.findings.length === 0) {
    run.step += 1
    const plan = planOf(options.seed, run.step)
    const page = plan.tab === 1 && run.second ? run.second : run.first
    const did = await limited(STEP_LIMIT_MS, run, () => doStep(run, plan, page))
    counts.set(plan.act.do, (counts.get(plan.act.do) ?? 0) + 1)
    record.step({
      step: run.step,
      tab: page === run.first ? 1 : 2,
      at: placeOf(page),
      ...did,
    })
    if (run.step % options.lookEvery !== 0 || run.findings.length > 0) continue
    await limited(LOOK_LIMIT_MS, run, () => orUnjudged(run, () => lookAt(run)))
    record.step({ step: run.step, look: run.looks.at(-1) })
  }
  // A run that is to end at some step, or to repeat another, need not have used much.
  if (run.findings.length === 0 && options.until === Number.POSITIVE_INFINITY)
    run.findings.push(...findingsOf('use', unused(useOf(run))))
  const text = summaryOf(run, counts)
  const again = run.findings.length > 0 ? await record.found(run.findings, run.step, tabsOf(run)) : ''
  await run.context.close()
  return { findings: run.findings, text: [text, again].filter(Boolean).join('\n') }
}

async function doStep(run: Run, plan: Plan, page: Page): Promise<Did> {
  if (run.step === run.onlineFrom) await run.context.setOffline(false)
  const isOnline = run.step >= run.onlineFrom
  const did = await tell(run, () => doPlan(run, plan, page, isOnline))
  for (let n = 0; n < (did.taps ?? 0); n++) run.taps.push({ page, step: run.step })
  if (page.isClosed()) return did
  await page.waitForTimeout(plan.restMs)
  await orUnjudged(run, () => judgeStep(run, page))
  return did
}

async function doPlan(
  run: Run,
  { act: what, logsInAsVisitor }: Plan,
  page: Page,
  isOnline: boolean,
): Promise<Did> {
  const { site, options, failedLogins } = run
  if (!isApp(page, site.url)) {
    const from = page.url()
    await page.goto(site.url)
    return { text: `came back from ${from}` }
  }
  await keepFaults(run, page)
  const scene: Scene = { page, site, failedLogins, seed: options.seed, taken: options.taken.get(run.step) }
  if (logsInAsVisitor && isOnline && (await tokenIn(page)) === null) return act({ do: 'log in' }, scene)
  switch (what.do) {
    case 'offline':
      run.onlineFrom = run.step + what.steps
      await run.context.setOffline(true)
      return { text: `no network for ${what.steps} steps` }
    case 'reload':
      return reload(run, page, isOnline)
    case 'both tabs':
      return useBoth(run, what, page, isOnline)
    case 'second tab':
      return turnSecondTab(run, isOnline)
    default:
      return act(what, scene)
  }
}

async function reload(run: Run, page: Page, isOnline: boolean): Promise<Did> {
  // The demo has no worker: without a network it cannot be loaded.
  if (!isOnline && run.site.build === 'demo') return { text: 'no network to reload by' }
  if (page === run.first && run.looks.length % LIFE_LOOKS !== LIFE_LOOKS - 1)
    return { text: 'the first tab lives on' }
  await page.reload()
  return { text: 'reloaded' }
}

async function useBoth(
  run: Run,
  what: Act & { do: 'both tabs' },
  page: Page,
  isOnline: boolean,
): Promise<Did> {
  if (!run.second) await turnSecondTab(run, isOnline)
  const [first, second] = appTabs(run)
  if (!first || !second) return { text: 'there are no two tabs' }
  const did = await tapBoth(what, [first, second])
  // The caller counts the tap of its own tab.
  if (did.taps) run.taps.push({ page: page === first ? second : first, step: run.step })
  return did
}

async function turnSecondTab(run: Run, isOnline: boolean): Promise<Did> {
  if (run.second) {
    await run.second.close()
    run.second = undefined
    return { text: 'closed the second tab' }
  }
  if (!isOnline) return { text: 'no network to open a tab by' }
  const page = await run.context.newPage()
  tend(page, run.watched)
  run.second = page
  await page.goto(run.site.url)
  return { text: 'opened a second tab' }
}

/** A page that is just being left cannot be judged; one that never can is a finding. */
async function orUnjudged(run: Run, judge: () => Promise<Finding[]>): Promise<void> {
  try {
    run.findings.push(...(await judge()))
    run.unjudged = 0
  } catch (problem) {
    run.unjudged += 1
    if (run.unjudged < MOST_UNJUDGED) return
    run.findings.push(...findingsOf('page that does not answer', [firstLine(problem)]))
  }
}

const useOf = (run: Run): Use => {
  const { options, step, failedSteps, calls, money, faults, looksBegun, walletLook, looks } = run
  return {
    ...{ minutes: options.minutes, faultPercent: options.faultPercent },
    ...{ steps: step, failedSteps, calls, money, faults },
    ...{ looksWithoutWallet: looksBegun - walletLook, documentsJudged: growth(looks).length },
  }
}

function summaryOf(
  { step, failedSteps, looks, calls, money, faults }: Run,
  counts: ReadonlyMap<Act['do'], number>,
): string {
  const acts = [...counts].map(([what, n]) => `${what} ${n}`).join(', ')
  const grown = growth(looks).map((one) => {
    const { heapMb, nodes, listeners } = one.grown
    return `over ${one.looks} looks: heap ${signed(Number(heapMb.toFixed(1)))} MB, nodes ${signed(nodes)}, listeners ${signed(listeners)}`
  })
  return [
    `${step} steps, ${failedSteps} of which did not come about: ${acts}`,
    `${calls} calls (${money} move money), ${faults} faults, ${looks.length} looks`,
    ...(grown.length > 0 ? grown : ['memory: too few looks to judge']),
  ].join('\n')
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`)

/** The app's path, or the address of a page that is not the app. */
const placeOf = (page: Page): string => new URL(page.url()).hash.slice(1) || page.url()

const firstLine = (problem: unknown): string => String(problem).split('\n')[0] ?? ''

/** What could not be done, e.g. because the page was left meanwhile, is told and counted: the oracles judge. */
const tell = (run: Run, doIt: () => Promise<Did>): Promise<Did> =>
  doIt().catch((problem: unknown) => {
    run.failedSteps += 1
    return { text: `did not come about: ${firstLine(problem)}` }
  })

/** Undefined, with a finding, where the work takes longer than anything in it waits. */
async function limited<T>(limitMs: number, run: Run, work: () => Promise<T>): Promise<T | undefined> {
  const stop = new AbortController()
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => {
      run.findings.push(...findingsOf('page that does not answer', [`for ${limitMs / 1_000} s`]))
      resolve(undefined)
    }, limitMs)
    stop.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    stop.abort()
  }
}
