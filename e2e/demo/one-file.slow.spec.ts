import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { shown } from '../journeys/amounts.ts'
import { booksOf, lastBetOf } from '../journeys/books.ts'
import { openPaymentPage, shownCentralBalance } from '../journeys/deposit.ts'
import { expectPath, goTo, logIn, reload } from '../journeys/entry.ts'
import { category, closeWelcome, gameTile, header, slotOf, tab } from '../journeys/home.ts'
import { plainHost } from '../support/servers/plain-host.ts'
import { appOn, test as base, expect } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

/** As a chat keeps what it was sent: in a folder of its own, under a name that it made up. */
const BUILT = join(import.meta.dirname, '../../demo.html')
const NAME = '云舟 演示 (1).html'

/** The demo in one file, alone on a disk, with the network cut. */
const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs here
  folder: async ({}, use) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'one-file-')), '收到的文件')
    mkdirSync(folder)
    copyFileSync(BUILT, join(folder, NAME))
    await use(folder)
    rmSync(join(folder, '..'), { recursive: true })
  },
  app: async ({ page, context, folder }, use) => {
    await context.setOffline(true)
    await use(appOn(page, pathToFileURL(join(folder, NAME)).href))
  },
})

const consoleOf = (page: Page) => page.getByRole('complementary', { name: '演示控制台' })
/** Under load Chromium forgets a file's session storage when the page is loaded anew, and would welcome again. */
const closeWelcomeForToday = async (page: Page) => {
  await page.getByRole('checkbox', { name: '今日不再提示' }).check()
  await closeWelcome(page)
}
/** Each load reads the whole of the file and builds its world: what is expected of the page counts from then on. */
const loaded = (page: Page) => page.waitForFunction(() => '__mock' in window)
const services = (page: Page) => page.frameLocator('iframe')

test('a file from a chat, opened from a disk: a login with the captcha, the console, and a world that a reload keeps', async ({
  app,
  page,
}) => {
  await app.open({
    scenario: 'deposit-order',
    params: { way: 'bank', amount: 500 },
    path: '/login',
  })
  await logIn(page, DEMO)
  await expectPath(page, '/')
  await closeWelcomeForToday(page)
  await page.keyboard.press('Alt+Shift+KeyD')
  const panel = consoleOf(page)
  await panel
    .getByRole('listitem')
    .filter({ hasText: '充值 demo888' })
    .getByRole('button', { name: '通过' })
    .click()
  await expect(panel.getByRole('status')).toHaveText('已通过')
  await page.keyboard.press('Escape')
  await reload(page)
  await loaded(page)
  await expect(header(page)).toContainText('500.00')
  await tab(page, '我的').click()
  await expect(page.getByRole('heading', { name: DEMO.username })).toBeVisible()
  await page.goBack()
  await expectPath(page, '/')
  await page.goForward()
  await expectPath(page, '/mine')
})

test('a round of a game is played on its own page, goes on after a reload, and is in the records', async ({
  app,
  page,
}) => {
  const { mock } = app
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcomeForToday(page)
  const game = await slotOf(page, 'yzdz')
  await category(page, '电子').click()
  await gameTile(page, game).click()
  await page.waitForURL(/\?page=venue\.html&ticket=/)
  await loaded(page)
  await expect(page.getByRole('heading', { name: game })).toBeVisible()
  await mock.clock({ stop: true })
  await page.getByRole('button', { name: '100', exact: true }).click()
  await page.getByRole('button', { name: '开始旋转' }).click()
  await expect(page.getByText('未结算')).toBeVisible()
  await reload(page)
  await loaded(page)
  await expect(page.getByText('未结算')).toBeVisible()
  await mock.clock({ byMs: 10_000 })
  await expect(page.getByText('未结算')).toBeHidden()
  await mock.clock({ run: true })
  const settled = await booksOf(mock, DEMO.username)
  expect((await lastBetOf(mock, DEMO.username)).stake).toBe(10_000)
  await page.getByRole('link', { name: '返回大厅' }).click()
  await page.waitForURL((url) => !url.searchParams.has('page'))
  await loaded(page)
  await expect(header(page)).toContainText(shown(settled.wealth))
  await goTo(page, '/betRecord')
  const record = page.getByRole('list', { name: '投注记录' }).getByRole('button')
  for (const text of ['云舟电子', '投注 ¥ 100.00', '已结算']) await expect(record).toContainText(text)
})

test('an online order is paid at the cashier and credited on the way back', async ({ app, page }) => {
  await openPaymentPage(app)
  expect(new URL(page.url()).searchParams.get('page')).toBe('venue.html')
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByText('支付成功', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '返回商户' }).click()
  await expectToast(page, '充值成功，已到账', OWN_TIME)
  await expect(shownCentralBalance(page)).toContainText('¥ 1,500.00')
})

test('customer service stands in its frame, the help page leads back to the app, and the contract is inside', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/kefu' })
  // The frame loads the whole file once more.
  await expect(services(page).getByRole('heading', { name: '在线客服' })).toBeVisible(OWN_TIME)
  await page.goto(`${app.url}?page=kf.html#light`)
  // The file gives way to the page that it holds a moment after it is loaded.
  await expect(page.getByLabel('演示标记').getByText('演示')).toBeVisible(OWN_TIME)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(245, 243, 238)',
  )
  await page.getByRole('link', { name: '返回应用' }).click()
  await closeWelcomeForToday(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '客服与取款说明' })).toBeVisible()
  await page.goto(`${app.url}?page=site.html#usd`)
  await expect(page.getByRole('heading', { name: '美元平台' })).toBeVisible()
  await page.goto(`${app.url}?page=contract/index.html`)
  // The file is read whole before it gives way to the page that it holds.
  await page.waitForFunction(() => document.getElementById('root') === null)
  await expect(page).toHaveTitle('Member app API')
})

test('two files in one folder of a disk have a world and a session each', async ({ app, page, folder }) => {
  await app.open({ scenario: 'member-with-money', path: '/login' })
  await logIn(page, DEMO)
  await expectPath(page, '/')
  copyFileSync(BUILT, join(folder, 'demo.html'))
  await page.goto(`${pathToFileURL(join(folder, 'demo.html')).href}?scenario=fresh-member#/mine`)
  await loaded(page)
  await expectPath(page, '/login?redirect=%2Fmine')
  expect((await app.mock.read()).scenario).toBe('fresh-member')
  await page.goto(`${app.url}#/mine`)
  await loaded(page)
  await expect(page.getByRole('heading', { name: DEMO.username })).toBeVisible()
  expect((await app.mock.read()).scenario).toBe('member-with-money')
})

test('the presenter plays the whole tour in it', async ({ app, page }) => {
  test.setTimeout(90_000)
  await page.goto(`${app.url}?scenario=demo&as=&tour=play#/login`)
  const card = page.getByRole('complementary', { name: '演示导览' })
  await card.getByRole('button', { name: '速度：中' }).click()
  await expect(card.getByRole('heading')).toHaveText('10/10 站内信 ✓ 完成', { timeout: 80_000 })
  await booksOf(app.mock, DEMO.username)
})

test('the speaker’s window outlives the loads of a page on a disk, each of which is an origin of its own', async ({
  app,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1010, height: 844 })
  const params = JSON.stringify({ way: 'bank', amount: '500', decision: 'pending' })
  await page.goto(
    `${app.url}?scenario=deposit-order&params=${params}&as=demo888&tour=guide&story=cashier&steps=3#/transRecord`,
  )
  const card = page.getByRole('complementary', { name: '演示导览' })
  const opening = context.waitForEvent('page')
  await card.getByRole('button', { name: '主讲窗口' }).click()
  const speaker = await opening
  for (const title of ['通过充值', '驳回要写原因', '付款']) {
    await expect(speaker.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 20_000 })
    // The last step ends the tour, and its window closes under the key.
    await speaker.keyboard.press('ArrowRight').catch(() => undefined)
  }
  await expect.poll(() => speaker.isClosed()).toBe(true)
})

test('any static server shows it, too, and it asks for nothing but itself', async ({
  page,
  context,
  folder,
  problems,
}) => {
  copyFileSync(BUILT, join(folder, 'demo.html'))
  const host = plainHost(folder)
  const origin = await host.start()
  problems.allow(new RegExp(`^foreign request: ${origin}`))
  const requested: string[] = []
  context.on('request', (request) => requested.push(new URL(request.url()).pathname))
  try {
    await openPaymentPage(appOn(page, `${origin}/demo.html`))
    await page.getByRole('link', { name: '返回商户' }).click()
    await page.waitForURL((url) => !url.searchParams.has('page'))
    await loaded(page)
    await expect(shownCentralBalance(page)).toBeVisible()
    await page.keyboard.press('Alt+Shift+KeyD')
    await expect(consoleOf(page)).toBeVisible()
    expect(new Set(requested.filter((path) => path.startsWith('/')))).toEqual(new Set(['/demo.html']))
  } finally {
    await page.close()
    await host.stop()
  }
})

test('a browser that keeps nothing for a file, or opens it out of another app, is told so in Chinese', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    // As some browsers do for a page from a disk.
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await app.open()
  const notice = page.getByRole('complementary', { name: '演示存不住数据' })
  await expect(notice).toContainText('刷新后一切从头开始')
  await notice.getByRole('button', { name: '知道了' }).click()
  await expect(notice).toBeHidden()

  // A preview has an address of neither a disk nor a server.
  await page.goto('about:blank')
  await page.evaluate(
    async (file) => {
      const frame = document.createElement('iframe')
      frame.srcdoc = file
      document.body.replaceChildren(frame)
    },
    readFileSync(BUILT, 'utf8'),
  )
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('浏览器是从别的软件里打开这个文件的')).toBeVisible(OWN_TIME)
  await expect(preview.getByRole('button')).toBeHidden()
})
