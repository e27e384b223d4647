import type { CDPSession } from '@playwright/test'
import { show } from '../access/show.ts'
import { untilHistoryRests } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { differences } from '../support/box-differences.ts'
import { partsOf } from '../support/boxes.ts'
import { type AppFixture, expect } from '../support/test.ts'
import type { Station } from './states.ts'

/** One app, and the debugging session by which its boxes are read. */
type Walker = { app: AppFixture; cdp: CDPSession }
export type Pair = { demo: AppFixture; production: AppFixture }

/** How long one build may lag behind, e.g. with the second page of a list or the end of a toast. */
const LATE_MS = 4_000
/** On a busy machine one look at both may take as long: only what several show is a difference. */
const FEWEST_LOOKS = 3
/** Caps on the screens and on the lines of each in a report. */
const MOST_SCREENS = 10
const MOST_LINES = 8

/** The demo has invented names where production has the specification's (.ci/build/demo-names.ts), of other widths. */
const SUPPLIER = /(OB|FG|PP|AE|青岚|沐川|砚溪|拾月)电子/

const nameOf = ({ at, overlay, act }: Station) =>
  overlay ? `${String(overlay.name)} over ${at}` : act ? `${at}, tapped` : at

async function enter({ page }: AppFixture, { at, leadsTo, overlay, act }: Station): Promise<void> {
  await show(page, at, leadsTo)
  await act?.(page)
  if (overlay) {
    await overlay.open(page)
    await expect(page.getByRole(overlay.role ?? 'dialog', { name: overlay.name })).toBeVisible()
  }
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
    return Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

async function leave({ page }: AppFixture, { overlay }: Station): Promise<void> {
  if (!overlay) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole(overlay.role ?? 'dialog', { name: overlay.name })).toBeHidden()
  await untilHistoryRests(page)
}

async function differencesNow(demo: Walker, production: Walker): Promise<string[]> {
  const until = performance.now() + LATE_MS
  for (let looks = 1; ; looks += 1) {
    const [demoParts, productionParts] = await Promise.all(
      [demo, production].map(async ({ cdp }) =>
        (await partsOf(cdp)).filter(({ what }) => !SUPPLIER.test(what)),
      ),
    )
    // Two blank pages would have no differences either.
    expect(demoParts?.length).toBeGreaterThan(0)
    const found = differences(demoParts ?? [], productionParts ?? [])
    if (found.length === 0 || (looks >= FEWEST_LOOKS && performance.now() > until)) return found
  }
}

const both = (pair: Pair, act: (app: AppFixture) => Promise<void>) =>
  Promise.all([act(pair.demo), act(pair.production)])

async function walker(app: AppFixture): Promise<Walker> {
  // The demo has all its code inline. It has run already, and every snapshot would carry its megabyte along.
  await app.page.evaluate(() => {
    for (const script of document.scripts) script.replaceChildren()
    // The one thing that a demo shows and production must not: e2e/demo/demo-mark.spec.ts.
    document.querySelector('[data-demo-mark]')?.remove()
  })
  return { app, cdp: await app.page.context().newCDPSession(app.page) }
}

/**
 * Leads both apps from station to station without a page load, and reports where they look different. It starts with
 * the welcome and visits the last three stations before it measures: by then the production build has loaded the
 * style sheets of dialogs and of other screens in an order that nobody planned.
 */
export async function walkStations(pair: Pair, stations: readonly Station[]): Promise<string[]> {
  const [demo, production] = [await walker(pair.demo), await walker(pair.production)]
  await both(pair, ({ page }) => closeWelcome(page))
  for (const { at, leadsTo } of stations.slice(-3)) await both(pair, ({ page }) => show(page, at, leadsTo))
  const wrong: string[][] = []
  for (const station of stations) {
    await both(pair, (app) => enter(app, station))
    const found = await differencesNow(demo, production)
    if (found.length > 0) wrong.push(reportOf(nameOf(station), found))
    if (wrong.length === MOST_SCREENS) break
    await both(pair, (app) => leave(app, station))
  }
  return wrong.flat()
}

const reportOf = (where: string, found: readonly string[]): string[] => [
  ...found.slice(0, MOST_LINES).map((line) => `${where}: ${line}`),
  ...(found.length > MOST_LINES ? [`${where}: and ${found.length - MOST_LINES} more`] : []),
]
