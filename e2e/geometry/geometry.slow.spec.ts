import { parseBeijing } from '#contracts/time/beijing-time.ts'
import type { MockControl } from '#mock/control/control.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { keepFramesComing } from '../support/frames.ts'
import { watch } from '../support/problems.ts'
import { hideConsoleHandle } from '../support/servers/console-handle.ts'
import { appOn, expect, type Opening, test as plain } from '../support/test.ts'
import { type Pair, walkStations } from './measure.ts'
import { MEMBER_OVERLAYS, MEMBER_SCREENS, VISITOR } from './states.ts'

const OPENED_AT = '2026-05-20 15:00:00'
/** All clocks stop here: those of both mock backends and of both pages. */
const STOPPED_AT = '2026-05-20 15:01:00'
const SEED = 7
/** Linked and framed sites: the demo’s own would have a different address in each build. */
const SITE = 'https://site.example'
const SITES = { h5Url: SITE, visitUrl: SITE, serviceUrl: SITE, agentUrl: SITE, iosDownloadUrl: SITE }
/** It takes less than a minute on an idle machine, and too long beside other work: hence `@alone`. */
const WALK_MS = 240_000

/** The production build on its mock backend, and the demo build in a context of its own. */
const test = plain.extend<{ pair: Pair }>({
  pair: async ({ app, browser, problems }, use) => {
    const url = process.env.E2E_DEMO_URL ?? ''
    const context = await browser.newContext()
    const demoProblems = await watch(context, new URL(url).origin)
    for (const { allow } of [problems, demoProblems]) allow(new RegExp(`^foreign request: ${SITE}`))
    await context.addInitScript(hideConsoleHandle)
    const page = await context.newPage()
    const stop = keepFramesComing(page)
    await use({ demo: appOn(page, url), production: app })
    stop()
    expect(demoProblems.unexpected(), 'what went wrong in the demo').toEqual([])
    await context.close()
  },
})

/** Runs in the page: freezes the time and the random numbers. Timers and frames go on. */
function freezeTime(nowMs: number): void {
  Math.random = () => 0.5
  Date.now = () => nowMs
  // The counter of the jackpot runs by it, once home has been idle.
  performance.now = () => 0
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, as) => Reflect.construct(real, given.length > 0 ? given : [nowMs], as),
  })
}

async function before(mock: MockControl): Promise<void> {
  await mock.clock({ stop: true })
  await mock.clock({ to: STOPPED_AT })
  await mock.site({ settings: SITES })
}

/** The same world at the same moment in both builds, with time and chance frozen. */
async function begin({ demo, production }: Pair, opening: Opening): Promise<void> {
  for (const { page, open } of [demo, production]) {
    await page.addInitScript(freezeTime, parseBeijing(STOPPED_AT) ?? 0)
    await page.route(`${SITE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await open({ ...opening, seed: SEED, at: OPENED_AT, before })
  }
}

const visitor = { scenario: 'demo' }
const member = { scenario: 'demo', as: DEMO }

for (const [what, opening, stations] of [
  ['what a visitor sees', visitor, VISITOR],
  // In reverse, so that style sheets shared with the visitor’s walk load in another order.
  ['a member’s screens', member, MEMBER_SCREENS.toReversed()],
  ['what opens above a member’s screens', member, MEMBER_OVERLAYS],
] as const) {
  test(`both builds lay out ${what} alike, after other screens have been visited`, {
    tag: ['@production', '@alone'],
  }, async ({ pair }) => {
    test.setTimeout(WALK_MS)
    await begin(pair, opening)
    expect(await walkStations(pair, stations)).toEqual([])
  })
}
