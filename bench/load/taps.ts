import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { median, type ResultSection } from '../measure.ts'
import { inFreshBrowser } from './chromium.ts'
import { byTurns } from './goals.ts'
import { memberToken, storeToken } from './member.ts'
import type { Options } from './options.ts'
import { quantile } from './routes.ts'
import type { ServedBuild, Sites } from './sites.ts'
import { SLOWER } from './thread.ts'
import { enter, ROUND, shownWithData } from './walk.ts'

const TAPS = 200
const MOST_MS = 200
/** Nothing shorter can matter for the figure, and the browser reports no shorter one. */
const SHORTEST_MS = 16
const REST_MS = 300

/** The longest and the 98th percentile of all interactions of a walk by touch, as browsers report them to sites. */
export async function measureTaps(sites: Sites, { runs }: Options): Promise<ResultSection[]> {
  const walks = await byTurns(sites.builds, runs, 'taps', walkedByTouch)
  return [
    {
      title: 'Interactions',
      description: `From the tap to the next frame, ms (event timing): ${TAPS} taps from screen to screen as ${DEMO.username}, with Chromium's CPU throttling of ${SLOWER}x, medians of ${runs} runs by turns. What others on the machine take counts.`,
      head: ['build', 'p98', 'longest', 'goal'],
      rows: sites.builds.map(({ name }) => {
        const of = (share: number) => median((walks.get(name) ?? []).map((walk) => quantile(walk, share)))
        const [most, longest] = [of(0.98), of(1)]
        return {
          cells: [name, most.toFixed(0), longest.toFixed(0), `p98 ≤ ${MOST_MS}`],
          isMet: most <= MOST_MS,
        }
      }),
    },
  ]
}

async function walkedByTouch({ url }: ServedBuild): Promise<number[]> {
  const token = await memberToken(url)
  return inFreshBrowser(async (context) => {
    await storeToken(context, token)
    const page = await context.newPage()
    await enter(page, url)
    await page.evaluate(watchInteractions, SHORTEST_MS)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (let tap = 0; tap < TAPS; tap++)
      await tapTo(page, ROUND[tap % ROUND.length] as (typeof ROUND)[number])
    return page.evaluate(interactions)
  })
}

/** Taps the link to a screen, or sets the address where no link is in sight, and waits for the screen. */
async function tapTo(page: Page, { path, data }: (typeof ROUND)[number]): Promise<void> {
  const link = page.locator(`a[href="#${path}"]`).filter({ visible: true }).first()
  if ((await link.count()) > 0) await link.tap()
  else await page.evaluate((to) => location.assign(`#${to}`), path)
  await page.waitForFunction(shownWithData, data)
  await page.waitForTimeout(REST_MS)
}

type Watched = { __interactions?: Map<number, number> }

/** Runs in the page: notes the longest event of every interaction. */
function watchInteractions(shortestMs: number): void {
  const longest = new Map<number, number>()
  ;(window as Watched).__interactions = longest
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit)
}

/** Runs in the page. */
function interactions(): number[] {
  return [...((window as Watched).__interactions?.values() ?? [])]
}
