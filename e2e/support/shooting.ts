import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { arriveAt } from '../journeys/entry.ts'
import { closeWelcome as readWelcome } from '../journeys/home.ts'
import { SHOTS } from './contact-sheet.ts'
import { type App, type Backend, expect, type Opening, test } from './test.ts'

export type Shot = {
  name: string
  open: Opening
  /** What is done on the screen before the picture. */
  act?: (app: App) => Promise<unknown>
  /** Where: phone unless said. */
  on?: 'both'
  /** Home must not have been seen before. */
  cold?: boolean
}

export const rich = { scenario: 'demo', as: DEMO }
export const bare = { scenario: 'fresh-member', as: FRESH }

/** A demo begins with this chance; the house over HTTP is told it, to show the same. */
const DEMO_SEED = 20_260_501

/** The longest movement of the look is 250 ms; what still moves after this moves for ever. */
const REST_MS = 500

/** Follows a link inside the app; the house's faults live until the next load, so no page is loaded. */
export const goTo =
  (path: string) =>
  ({ page }: App) =>
    arriveAt(page, path)

export const hanging = (path: string) => async (app: App) => {
  await app.mock.faults({ add: [{ kind: 'hang', endpoint: '*' }] })
  await goTo(path)(app)
}

export const failing = (path: string) => async (app: App) => {
  await app.mock.faults({ add: [{ kind: 'http', status: 500, body: 'json', endpoint: '*' }] })
  await goTo(path)(app)
  // A read is tried twice, a second apart, before the screen says so.
  await expect(app.page.getByText('请求失败，点击重新加载').first()).toBeVisible()
}

export const button =
  (name: string) =>
  ({ page }: App) =>
    page.getByRole('button', { name }).first().click()

export const closeWelcome = ({ page }: App) => readWelcome(page)

export const after =
  (first: (app: App) => Promise<unknown>, then: (app: App) => Promise<unknown>) =>
  async (app: App): Promise<void> => {
    await first(app)
    await settled(app)
    await then(app)
  }

/** Files of the app that a page waits for. What a sheet is made of comes when it is opened, and nothing says so meanwhile. */
const awaited = new WeakMap<Page, Set<Request>>()

function watchFiles(page: Page): void {
  const files = new Set<Request>()
  awaited.set(page, files)
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(request)
  })
  page.on('requestfinished', (request) => files.delete(request))
  page.on('requestfailed', (request) => files.delete(request))
}

/** Until the page has nothing to do and waits for no file; twice, for a file that has come is still to be run. */
async function idle(page: Page): Promise<void> {
  for (let rests = 0; rests < 2; rests += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    if (awaited.get(page)?.size) rests = -1
  }
}

/** Until nothing is loading and what moves for a moment has come to rest. What hangs is pictured as it is. */
async function settled({ page }: App): Promise<void> {
  await page.waitForLoadState('networkidle')
  await idle(page)
  const busy = page.locator('[aria-busy="true"], .skeleton').filter({ visible: true })
  await expect(busy)
    .toHaveCount(0, { timeout: 3_000 })
    .catch(() => undefined)
  await page.evaluate((limitMs) => {
    const moving: Promise<unknown>[] = document.getAnimations().map(({ finished }) => finished)
    const coming = [...document.images]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight)
      .map((one) => one.decode())
    return Promise.race([
      Promise.allSettled([...moving, ...coming]),
      new Promise((resolve) => setTimeout(resolve, limitMs)),
    ])
  }, REST_MS)
}

/** The narrowest phone that counts; `large` with the reader's text at twice its size. */
export const narrow =
  (text: 'plain' | 'large' = 'plain') =>
  async ({ page }: App): Promise<void> => {
    await page.setViewportSize({ width: 320, height: 700 })
    if (text === 'large') await page.addStyleTag({ content: 'html { font-size: 200% }' })
  }

/** Texts of the back office at their worst: very long, with or without a place to break, emoji and marks of HTML. */
export const words = (length: 'long' | 'unbroken' | 'mixed', path = '/') => ({
  scenario: 'texts',
  params: { length },
  as: DEMO,
  path,
})

/**
 * The production build is cut in files, and its player comes from home: so its screens are reached, by way of a dialog and
 * over the sheets that home has loaded. The demo has all in one, and begins where it is told.
 */
async function enter(app: App, backend: Backend, { open, cold = false }: Shot): Promise<void> {
  const { path = '/' } = open
  if (backend === 'demo') return app.open(open)
  if (cold || path === '/') return app.open({ seed: DEMO_SEED, ...open })
  await app.open({ seed: DEMO_SEED, ...open, path: '/' })
  await closeWelcome(app)
  await goTo(path)(app)
}

/** A picture of each, in the folder of the project that takes it. */
export function takeShots(shots: readonly Shot[]): void {
  for (const shot of shots) {
    const { name, act, on } = shot
    test(name, { tag: on ? '@wide' : [] }, async ({ app, backend, problems }, { project }) => {
      problems.allow(/./)
      watchFiles(app.page)
      await enter(app, backend, shot)
      await settled(app)
      await act?.(app)
      await settled(app)
      await app.page.screenshot({ path: join(SHOTS, project.name, `${name}.png`) })
    })
  }
}
