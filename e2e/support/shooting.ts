import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { arriveAt } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { SHOTS } from './contact-sheet.ts'
import { type AppFixture, type Backend, expect, type Opening, test } from './test.ts'

export type Shot = {
  name: string
  open: Opening
  /** Runs on the screen before the picture is taken. */
  act?: (app: AppFixture) => Promise<unknown>
  /** Default: phone only. */
  on?: 'both'
  /** The screen is opened directly, without a visit to home first. */
  cold?: boolean
}

/** A member with a rich history. */
export const rich = { scenario: 'demo', as: DEMO }
/** A member without any history. */
export const fresh = { scenario: 'fresh-member', as: FRESH }

/** The screen at this path, seen by a member with a rich history. */
export const screenAt = (path: string) => ({ ...rich, path })
export const freshScreenAt = (path: string) => ({ ...fresh, path })
export const inScenario = (scenario: string, path: string) => ({ scenario, as: DEMO, path })

/** The demo’s own seed. The mock backend over HTTP uses it too, so that both show the same. */
const DEMO_SEED = 20_260_501

/** The longest transition takes 250 ms. Anything that moves for longer than this never stops. */
const REST_MS = 500

/** Follows a link inside the app. A page load would clear the faults of the demo’s mock backend. */
export const followLink =
  (path: string) =>
  ({ page }: AppFixture) =>
    arriveAt(page, path)

export const hanging = (path: string) => async (app: AppFixture) => {
  await app.mock.faults({ add: [{ kind: 'hang', endpoint: '*' }] })
  await followLink(path)(app)
}

export const failing = (path: string) => async (app: AppFixture) => {
  await app.mock.faults({ add: [{ kind: 'http', status: 500, body: 'json', endpoint: '*' }] })
  await followLink(path)(app)
  // The app retries a read after a second before it shows the failure.
  await expect(app.page.getByText('请求失败，点击重新加载').first()).toBeVisible()
}

export const tapButton =
  (name: string) =>
  ({ page }: AppFixture) =>
    page.getByRole('button', { name }).first().click()

/** Closes the welcome dialog, with which home opens. */
export const pastWelcome = ({ page }: AppFixture) => closeWelcome(page)

export const after =
  (first: (app: AppFixture) => Promise<unknown>, then: (app: AppFixture) => Promise<unknown>) =>
  async (app: AppFixture): Promise<void> => {
    await first(app)
    await settle(app)
    await then(app)
  }

/**
 * Pending scripts and style sheets of a page. The code of a sheet loads when it opens, and nothing on the screen shows
 * that.
 */
const pendingFiles = new WeakMap<Page, Set<Request>>()

function watchFiles(page: Page): void {
  const files = new Set<Request>()
  pendingFiles.set(page, files)
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(request)
  })
  page.on('requestfinished', (request) => files.delete(request))
  page.on('requestfailed', (request) => files.delete(request))
}

/**
 * Waits until the page is idle and no file is pending, twice, since a loaded file still has to run. It requests a frame
 * first: after a click that draws nothing more, Chromium runs no idle callback until somebody requests a frame.
 */
async function idle(page: Page): Promise<void> {
  for (let rests = 0; rests < 2; rests += 1) {
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
    )
    if (pendingFiles.get(page)?.size) rests = -1
  }
}

/** Waits until nothing is loading and transitions have ended. What never finishes loading is pictured as it is. */
export async function settle({ page }: AppFixture): Promise<void> {
  await page.waitForLoadState('networkidle')
  await idle(page)
  const busy = page.locator('[aria-busy="true"], .skeleton').filter({ visible: true })
  await expect(busy)
    .toHaveCount(0, { timeout: 3_000 })
    .catch(() => undefined)
  await page.evaluate((limitMs) => {
    const moving: Promise<unknown>[] = document.getAnimations().map(({ finished }) => finished)
    const coming = [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode())
    return Promise.race([
      Promise.allSettled([...moving, ...coming]),
      new Promise((resolve) => setTimeout(resolve, limitMs)),
    ])
  }, REST_MS)
}

/** The narrowest supported phone; `large` doubles the text size. */
export const narrow =
  (text: 'plain' | 'large' = 'plain') =>
  async ({ page }: AppFixture): Promise<void> => {
    await page.setViewportSize({ width: 320, height: 700 })
    if (text === 'large') await page.addStyleTag({ content: 'html { font-size: 200% }' })
  }

/** Opens with extreme texts of the operator: very long, with or without spaces, with emoji and HTML characters. */
export const texts = (length: 'long' | 'unbroken' | 'mixed', path = '/') => ({
  scenario: 'texts',
  params: { length },
  as: DEMO,
  path,
})

/**
 * The production build loads its screens as separate files. It reaches them from home, as players do, after closing the
 * welcome and with the style sheets of home loaded. The demo is one file and starts on the screen itself.
 */
async function enter(app: AppFixture, backend: Backend, { open, cold = false }: Shot): Promise<void> {
  const { path = '/' } = open
  if (backend === 'demo') return app.open(open)
  if (cold || path === '/') return app.open({ seed: DEMO_SEED, ...open })
  await app.open({ seed: DEMO_SEED, ...open, path: '/' })
  await closeWelcome(app.page)
  await followLink(path)(app)
}

/** Takes a picture of each shot, into the folder of the current project. */
export function takeShots(shots: readonly Shot[]): void {
  for (const shot of shots) {
    const { name, act, on } = shot
    test(name, { tag: on ? '@wide' : [] }, async ({ app, backend, problems }, { project }) => {
      problems.allow(/./)
      watchFiles(app.page)
      await enter(app, backend, shot)
      await settle(app)
      await act?.(app)
      await settle(app)
      await app.page.screenshot({ path: join(SHOTS, project.name, `${name}.png`) })
    })
  }
}
