import { controlOverHttp } from '#mock/control/verbs.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { arriveAt, goTo } from '../journeys/entry.ts'
import { disarmedLinks, HOME, OUT, outsideLinks, type ShownLink } from '../support/html-links.ts'
import { type AppFixture, appOn, test as base, expect } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'

const NO_REFERER = 'no Referer'

/** `told`: what the other site was asked for, and the Referer that came with it. */
type Site = AppFixture & { told: Map<string, string> }

const test = base.extend<{ site: Site }>({
  site: async ({ context, page, url, running, problems }, use) => {
    problems.allow(/^foreign request: https:\/\/(?:app|out)\.test\//)
    await context.route(`${HOME}**`, async (route) => {
      // Firefox would name the other host, which the server does not know.
      const headers = { ...route.request().headers(), host: new URL(url).host }
      const response = await route.fetch({ url: route.request().url().replace(HOME, url), headers })
      await route.fulfill({ response })
    })
    const told: Site['told'] = new Map()
    await context.route(`${OUT}**`, async (route) => {
      const path = route.request().url().slice(OUT.length)
      told.set(path, (await route.request().headerValue('referer')) ?? NO_REFERER)
      await route.fulfill(
        path === 'picture.svg'
          ? { contentType: 'image/svg+xml', body: PICTURE }
          : { contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Out</h1>' },
      )
    })
    await use({ ...appOn(page, HOME, running && controlOverHttp(running.control)), told })
  },
})

/** Opens a promotion whose text holds all of these links, as a member with money and cards. */
async function show({ page, mock, open }: Site, links: readonly ShownLink[]) {
  await open({ scenario: 'member-with-cards', params: { bank: 2, usdt: 2 }, as: DEMO, path: '/kefu' })
  const fields = { 'data.memo': '', 'data.content': links.map(({ html }) => `<p>${html}</p>`).join('\n') }
  await mock.faults({ add: [{ endpoint: '/api/activitydeatil', kind: 'patch', fields }] })
  const answered = page.waitForResponse(/\/api\/activitydeatil/)
  await goTo(page, '/activityInfo?id=3')
  await answered
  const shown = page.locator('.server-html')
  await expect(shown).toBeVisible()
  // A page that was loaded again does not have it.
  await page.evaluate(() => Object.assign(window, { __same: true }))
  const placed = () => page.evaluate(() => ('__same' in window ? location.href : 'loaded again'))
  const at = await placed()
  return {
    click: ({ text }: ShownLink) =>
      shown
        .getByText(text, { exact: true })
        .or(shown.getByAltText(text, { exact: true }))
        .click(OWN_TIME),
    /** Where the app has gone, if anywhere. */
    moved: async () => {
      const now = await placed()
      return now === at ? undefined : now
    },
  }
}

test.describe('links in HTML of the server', { tag: '@production' }, () => {
  // Dozens of clicks and windows, one after the other.
  test.describe.configure({ timeout: 180_000 })

  test('each link to another site opens a window that knows neither the app’s window nor its address', async ({
    site,
    context,
  }) => {
    const { click, moved } = await show(site, outsideLinks)
    const found: [string, unknown][] = []
    for (const link of outsideLinks) {
      const opening = context.waitForEvent('page', OWN_TIME).catch(() => undefined)
      await click(link)
      const opened = await opening
      await opened?.waitForURL(`${OUT}**`)
      const knows = await opened?.evaluate(() => ({ opener, referrer: document.referrer }))
      found.push([link.what, { ...knows, moved: await moved() }])
      await opened?.close()
    }
    const nothing = { opener: null, referrer: '', moved: undefined }
    expect(found).toEqual(outsideLinks.map(({ what }) => [what, nothing]))
    // One of them is around a picture. No ping is sent, nor a source of attribution, nor is an outer link followed.
    const asked = [...outsideLinks.map(({ at }) => at), 'picture.svg']
    expect(Object.fromEntries(site.told)).toEqual(Object.fromEntries(asked.map((path) => [path, NO_REFERER])))
  })

  test('no link into the app moves its page, opens a window or fills in an amount, however it is spelled', async ({
    site,
    context,
    page,
  }) => {
    const { click, moved } = await show(site, disarmedLinks)
    const found: [string, unknown][] = []
    for (const link of disarmedLinks) {
      await click(link)
      const windows = context.pages().filter((one) => one !== page)
      found.push([link.what, [await moved(), ...windows.map((one) => one.url())]])
      await Promise.all(windows.map((one) => one.close()))
    }
    expect(found).toEqual(disarmedLinks.map(({ what }) => [what, [undefined]]))
    expect([...site.told.keys()]).toEqual(['picture.svg'])
    // None of them has left anything behind, either.
    for (const path of ['/withdrawal', '/recharge', '/transfer']) {
      await arriveAt(page, path)
      const amount = page.locator('input[name=amount]:visible')
      await amount.waitFor(OWN_TIME)
      await expect(amount, path).toHaveValue('')
    }
  })
})
