import type { Page, Request } from '@playwright/test'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { closeWelcome } from '../journeys/home.ts'
import { lengthenTimers } from '../support/patience.ts'
import { holdRequests } from '../support/servers/network.ts'
import { expect, firstScreen, test } from '../support/test.ts'

/** The calls of home. Nothing else may delay the lobby of a visitor. */
const FIRST_CALLS = ['/api/app', '/api/bannerList', '/api/homenotice', '/api/game/list']
/** Page, three scripts (React, the app, the bundler's helpers), the calls, and one part that moves. */
const MOST_REQUESTS = 9
/** How long home is watched without a touch. */
const LOOK_MS = 5_000

/** Bytes on the wire, as the mock backend compresses them; a kB is 1000 bytes. */
const MOST_BYTES = { page: 15_000, scripts: 130_000, answers: 60_000, pictures: 250_000 }

/** What home does not need: the kit of dialogs, and the table and the code of later screens. */
const LATER = /\/assets\/(?:kit|common|lists|(?!Home)\w+Screen)-[\w-]+\.(?:js|css)$/

const pathOf = (request: Request): string => new URL(request.url()).pathname

/** Records every later request of the page, in order. */
function watchRequests(page: Page) {
  const all: Request[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) all.push(request)
  })
  const paths = (wanted: (request: Request) => boolean = () => true) => all.filter(wanted).map(pathOf)
  return { all, paths }
}

const isPicture = (request: Request): boolean => request.resourceType() === 'image'

/** No answer grows stale: a busy machine may take 5 s from the first one to the screens, which would ask again. */
const keepAnswersFresh = (page: Page) =>
  page.addInitScript(() => {
    const now = Date.now()
    Date.now = () => now
  })

test.describe('the first load of the production build', { tag: '@production' }, () => {
  test('requests its data and the first banner while all scripts are still loading', async ({
    app,
    page,
  }) => {
    await keepAnswersFresh(page)
    const requests = watchRequests(page)
    const release = await holdRequests(page, '**/*.js')
    const banners = page.waitForResponse('**/api/bannerList')
    const opened = app.open({ scenario: 'demo' })

    // A loaded machine takes seconds to reset the backend and open the page; the calls are counted from then on.
    const { data } = await (await banners).json()
    const first = new URL(data[0].src, app.url).href
    const isComplete = () =>
      page.evaluate((src) => [...document.images].find((one) => one.src === src)?.complete, first)
    // At once: an answer that is older than 20 s when the scripts come is asked for again.
    await Promise.all([
      expect.poll(() => requests.paths()).toEqual(expect.arrayContaining(FIRST_CALLS)),
      expect(page.locator(`img[src="${first}"]`)).toBeVisible(),
      expect.poll(isComplete).toBe(true),
    ])
    // No other picture was requested before it.
    expect(requests.all.filter(isPicture).map((request) => request.url())).toEqual([first])

    release()
    await opened
    // The welcome may lie above it, and hides its roles.
    const lobby = page.getByRole('tabpanel', { includeHidden: true })
    await expect(lobby.getByRole('button', { includeHidden: true }).first()).toBeVisible()
    // The app takes these early answers and requests none of them again.
    await page.waitForLoadState('networkidle')
    for (const path of FIRST_CALLS) expect(requests.paths((one) => pathOf(one) === path)).toEqual([path])
  })

  test('loads no later screen and no dialog kit before the first touch', async ({ app, page }) => {
    await page.clock.install()
    // Later screens load after 20 s alone, too.
    await lengthenTimers(page, 20_000, HOUR_MS)
    const requests = watchRequests(page)
    const later = () => requests.paths((request) => LATER.test(pathOf(request)))
    await app.open({ scenario: 'demo' })
    const welcome = page.getByRole('dialog', { name: '温馨提示' })
    await expect(welcome).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.clock.runFor(LOOK_MS)
    await page.waitForLoadState('networkidle')
    expect(later()).toEqual([])

    await page.clock.resume()
    await closeWelcome(page)
    await page.clock.runFor(LOOK_MS)
    await expect.poll(() => later().length).toBeGreaterThan(0)
  })

  test('draws only the tiles in sight, close together, and the others at the first touch', async ({
    app,
    page,
  }) => {
    // The other tiles come after 20 s alone, too.
    await lengthenTimers(page, 20_000, HOUR_MS)
    await app.open({ scenario: 'demo' })
    // By class: the welcome dialog above them hides their roles.
    const tiles = page.locator('.lobby-panel .tile')
    await expect(tiles).toHaveCount(9)
    const [first, below] = await Promise.all([0, 3].map((place) => tiles.nth(place).boundingBox()))
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await heightOf()
    expect((below?.y ?? 1_000) - (first?.y ?? 0)).toBeLessThan(200)

    await closeWelcome(page)
    await expect.poll(() => tiles.count()).toBeGreaterThan(9)
    // Their height is reserved, so that a scroll reaches the end of the list.
    expect(before).toBeGreaterThan((await heightOf()) * 0.8)
  })

  test('needs few requests and few bytes', async ({ app, page }) => {
    await app.mock.reset()
    await app.mock.scenario({ name: 'demo' })
    await app.mock.site({ settings: { welcomeModal: false } })
    await keepAnswersFresh(page)
    const requests = watchRequests(page)
    // Later screens load after 20 s alone.
    await lengthenTimers(page, 20_000, HOUR_MS)
    await page.goto(app.url)
    await firstScreen(page)
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    const bytesOf = async (wanted: (request: Request) => boolean) => {
      const sizes = await Promise.all(requests.all.filter(wanted).map((request) => request.sizes()))
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    }
    const isOf = (...types: string[]) => {
      return (request: Request) => types.includes(request.resourceType())
    }
    const bytes = {
      page: await bytesOf(isOf('document', 'stylesheet')),
      scripts: await bytesOf(isOf('script')),
      answers: await bytesOf(isOf('fetch', 'xhr')),
      pictures: await bytesOf(isPicture),
    }
    for (const [what, most] of Object.entries(MOST_BYTES))
      expect.soft(bytes[what as keyof typeof bytes], `bytes of ${what}`).toBeLessThanOrEqual(most)
    expect(bytes.scripts, 'nothing was weighed').toBeGreaterThan(0)
    const plain = requests.paths((request) => !isPicture(request))
    expect(plain.length, plain.join(' ')).toBeLessThanOrEqual(MOST_REQUESTS)
  })
})
