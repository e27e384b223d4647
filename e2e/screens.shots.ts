import { join } from 'node:path'
import { DEMO, FRESH } from '#house/scenarios/personas.ts'
import { closeWelcome as readWelcome } from './journeys/home.ts'
import { SHOTS } from './support/contact-sheet.ts'
import { type App, expect, type Opening, test } from './support/test.ts'

type Shot = {
  name: string
  open: Opening
  /** What is done on the screen before the picture. */
  act?: (app: App) => Promise<unknown>
  /** Where: phone unless said. */
  on?: 'both'
}

const rich = { scenario: 'demo', as: DEMO }
const bare = { scenario: 'fresh-member', as: FRESH }

/** The longest movement of the look is 250 ms; what still moves after this moves for ever. */
const REST_MS = 500

/** Follows a link inside the app; the house's faults live until the next load, so no page is loaded. */
const goTo =
  (path: string) =>
  ({ page }: App) =>
    page.evaluate((hash) => {
      location.hash = hash
    }, path)

const hanging = (path: string) => async (app: App) => {
  await app.house.faults({ add: [{ kind: 'hang', endpoint: '*' }] })
  await goTo(path)(app)
}

const failing = (path: string) => async (app: App) => {
  await app.house.faults({ add: [{ kind: 'http', status: 500, body: 'json', endpoint: '*' }] })
  await goTo(path)(app)
}

const button =
  (name: string) =>
  ({ page }: App) =>
    page.getByRole('button', { name }).first().click()

const closeWelcome = ({ page }: App) => readWelcome(page)

const after =
  (first: (app: App) => Promise<unknown>, then: (app: App) => Promise<unknown>) =>
  async (app: App): Promise<void> => {
    await first(app)
    await settled(app)
    await then(app)
  }

/** Until nothing is loading and what moves for a moment has come to rest. What hangs is pictured as it is. */
async function settled({ page }: App): Promise<void> {
  await page.waitForLoadState('networkidle')
  const busy = page.locator('[aria-busy="true"], .skeleton').filter({ visible: true })
  await expect(busy)
    .toHaveCount(0, { timeout: 3_000 })
    .catch(() => undefined)
  await page.evaluate((limitMs) => {
    const moving = document.getAnimations().map(({ finished }) => finished)
    return Promise.race([Promise.allSettled(moving), new Promise((resolve) => setTimeout(resolve, limitMs))])
  }, REST_MS)
}

const SHOTS_WANTED: readonly Shot[] = [
  { name: 'home-welcome', open: {} },
  { name: 'home-visitor', open: {}, act: closeWelcome, on: 'both' },
  { name: 'home-member', open: rich, act: closeWelcome, on: 'both' },
  { name: 'home-drawer', open: rich, act: after(closeWelcome, button('打开菜单')) },
  { name: 'home-notices', open: rich, act: after(closeWelcome, button('查看公告')) },
  { name: 'home-loading', open: { ...rich, path: '/mine' }, act: hanging('/') },
  { name: 'maintenance', open: { scenario: 'maintenance' } },
  { name: 'login', open: { path: '/login' }, on: 'both' },
  { name: 'login-refused', open: { path: '/login' }, act: button('登录') },
  { name: 'register', open: { path: '/login?type=1' } },
  { name: 'mine', open: { ...rich, path: '/mine' }, on: 'both' },
  { name: 'mine-fresh', open: { ...bare, path: '/mine' } },
  { name: 'mine-loading', open: rich, act: hanging('/mine') },
  { name: 'logout-asks', open: { ...rich, path: '/mine' }, act: button('退出登录') },
  { name: 'transfer', open: { ...rich, path: '/transfer' }, on: 'both' },
  { name: 'transfer-fresh', open: { ...bare, path: '/transfer' } },
  { name: 'transfer-loading', open: rich, act: hanging('/transfer') },
  { name: 'transfer-failing', open: rich, act: failing('/transfer') },
  { name: 'transfer-visitor-asked', open: {}, act: after(closeWelcome, goTo('/transfer')) },
  { name: 'placeholder', open: { ...rich, path: '/withdrawal' } },
  { name: 'game-cold-link', open: { ...rich, path: '/gamePage?name=x&type=yzdz&code=1' } },
]

for (const { name, open, act, on } of SHOTS_WANTED) {
  test(name, { tag: on ? '@wide' : [] }, async ({ app, problems }, { project }) => {
    problems.allow(/./)
    await app.open(open)
    await settled(app)
    await act?.(app)
    await settled(app)
    await app.page.screenshot({ path: join(SHOTS, project.name, `${name}.png`) })
  })
}
