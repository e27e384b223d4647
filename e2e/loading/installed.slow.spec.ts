import type { BrowserContext } from '@playwright/test'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { reload } from '../journeys/entry.ts'
import { install, lookForNewer, touch } from '../journeys/installing.ts'
import { lineTo } from '../support/line.ts'
import { releaseOf } from '../support/servers/deployed.ts'
import { tellNetwork } from '../support/servers/network.ts'
import { ownSite } from '../support/servers/own-site.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { expectToastInView } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

/** The states of the site’s workers, watched from a blank page: a page of the app would keep the old worker alive. */
async function workersOf(context: BrowserContext): Promise<() => string[]> {
  const states = new Map<string, string>()
  const cdp = await context.newCDPSession(await context.newPage())
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status)
  })
  await cdp.send('ServiceWorker.enable')
  return () => [...states.values()].filter((status) => status !== 'redundant').sort()
}

test.describe('the installed app', { tag: '@production' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('declares its name, icons and start address', async ({ request, page, url }) => {
    await page.goto(url)
    const manifest = await (await request.get(`${url}manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: '云舟', display: 'standalone', start_url: './', lang: 'zh-CN' })
    for (const { src, sizes } of manifest.icons) {
      const picture = await (await request.get(url + src)).body()
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
    }
    const client = await page.context().newCDPSession(page)
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })
})

test.describe('the installed app on a site of its own', { tag: '@production' }, () => {
  const site = ownSite()

  // With the host's no-store no browser keeps a page in memory for the way back from another site.
  test('answers with its own copy of the page, which is not no-store as the host’s is', async ({ page }) => {
    await install(page, site().url, tokenOf(DEMO.username))
    const answer = await page.reload()
    await firstScreen(page)
    expect([answer?.fromServiceWorker(), answer?.headers()['cache-control']]).toEqual([true, 'no-cache'])
    await expect(page.getByText('1,000.00').first()).toBeVisible()
  })

  test('a newer version is installed when the player agrees, on a screen where nothing is lost', async ({
    page,
  }) => {
    await install(page, site().url)
    site().release()
    await lookForNewer(page)
    await expect(page.getByText('新版本已就绪')).toBeVisible()
    expect(await releaseOf(page)).toBeUndefined()
    await page.getByRole('button', { name: '立即更新' }).click()
    await expect.poll(() => releaseOf(page).catch(() => undefined), OWN_TIME).toBe('2')
    await expect(page.getByText('新版本已就绪')).toBeHidden()
  })

  test('a newer version is not offered over typed text or on a money screen, and is used from the next start', async ({
    page,
    context,
  }) => {
    await install(page, site().url, tokenOf(DEMO.username))
    await page.goto(`${site().url}#/transfer`)
    await expect(page.getByRole('button', { name: '立即转账' })).toBeVisible()
    site().release()
    await lookForNewer(page)
    await expect(page.getByText('新版本已就绪')).toBeHidden()
    await page.goto(`${site().url}#/mine`)
    await expect(page.getByText('新版本已就绪')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('textbox', { name: '账号' }).fill('demo8')
    await expect(page.getByText('新版本已就绪')).toBeHidden()
    const workers = await workersOf(context)
    await expect.poll(workers).toEqual(['activated', 'installed'])
    // A page that is closed while it loads logs errors.
    await page.waitForLoadState('networkidle')
    await page.close()
    await expect.poll(workers, OWN_TIME).toEqual(['activated'])
    const again = await context.newPage()
    await again.goto(site().url)
    expect(await releaseOf(again)).toBe('2')
  })

  test('a page that is replaced while a phone takes the release is not kept with the files of that release', async ({
    page,
    problems,
  }) => {
    problems.allow(/integrity/)
    await install(page, site().url)
    site().release()
    site().releasePage((html) => html.replace('data-release="2"', 'data-release="3"'))
    expect(await lookForNewer(page)).toBe('redundant')
    await expect(page.getByText('新版本已就绪')).toBeHidden()
    await page.reload()
    await expect(page.locator('h1').first()).toBeAttached()
    expect(await releaseOf(page)).toBeUndefined()

    // The host has the page and the files of one release again.
    site().goBack()
    site().release()
    await touch(page)
    await lookForNewer(page)
    await page.getByRole('button', { name: '立即更新' }).click()
    await expect.poll(() => releaseOf(page).catch(() => undefined), OWN_TIME).toBe('2')
  })

  test('a newer version does not disturb a second page', async ({ page, context }) => {
    await install(page, site().url)
    const second = await context.newPage()
    await second.goto(site().url)
    site().release()
    await lookForNewer(page)
    await page.getByRole('button', { name: '立即更新' }).click()
    await expectToastInView(page, '请先关闭本站的其他页面，再更新')
    expect([await releaseOf(page), await releaseOf(second)]).toEqual([undefined, undefined])
  })
})

test.describe('the installed app with all its files', { tag: '@production' }, () => {
  test.use({ serviceWorkers: 'allow' })

  // The server is really gone. Playwright's offline mode is shared by all that runs in the page's process: when the browser
  // restarted the service worker there, the page was online again.
  test('starts without a network, says so, and opens its other screens, with no answer of a call cached', async ({
    app,
    page,
    problems,
  }) => {
    await app.mock.reset()
    await app.mock.scenario({ name: 'member-with-money' })
    const line = await lineTo(app.url)
    problems.allow(new RegExp(`^foreign request: ${line.url}`))
    problems.allow(
      /Failed to load resource: (net::ERR_CONNECTION_(REFUSED|RESET)|.*: Connection (refused|reset))/,
    )
    await install(page, line.url, tokenOf(DEMO.username))
    await expect(page.getByText('1,000.00').first()).toBeVisible()
    // An answer that is cut off in the middle is another fault than a host that cannot be reached.
    await page.waitForLoadState('networkidle')
    // The balance is asked for every few seconds.
    await page.waitForResponse('**/api/balance')
    await line.cut()
    await tellNetwork(page, true)
    await reload(page)
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await expect(page.getByText('网络已断开，显示的是上次的内容')).toBeVisible()
    await page.getByRole('link', { name: '我的' }).click()
    await expect(page.getByText(DEMO.username).filter({ visible: true }).first()).toBeVisible()
    const cached = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
      return requests.map(({ url: address }) => new URL(address).pathname)
    })
    expect(cached.length).toBeGreaterThan(5)
    expect(cached.filter((path) => !/^\/(index\.html|assets\/.+-[\w-]{8}\.(js|css))$/.test(path))).toEqual([])
    await tellNetwork(page, false)
    await expect(page.getByText('网络已断开，显示的是上次的内容')).toBeHidden()
  })
})
