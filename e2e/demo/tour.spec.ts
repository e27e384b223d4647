import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { expectPath, reload } from '../journeys/entry.ts'
import { tab } from '../journeys/home.ts'
import { flaws } from '../support/axe.ts'
import { openDatabaseHoweverSlow } from '../support/patience.ts'
import { showConsoleHandle } from '../support/servers/console-handle.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page) => page.getByRole('complementary', { name: '演示导览' })
const step = (page: Page) => card(page).getByRole('heading')
/** A tour begins with the console's script and a world of 90 days: on a busy machine that takes longer than a tap. */
const expectBegun = (page: Page) => expect(step(page)).toHaveText('1/10 登录', { timeout: 20_000 })

async function begin(page: Page, url: string, tour: 'guide' | 'play'): Promise<void> {
  await openDatabaseHoweverSlow(page.context())
  // A presenter that plays by itself goes on while the page still loads.
  await page.goto(`${url}?scenario=demo&as=&tour=${tour}#/login`, { waitUntil: 'commit' })
  await expectBegun(page)
}

test('the presenter plays the whole circle of money by the real controls, and the books agree', async ({
  app,
  page,
}) => {
  test.setTimeout(90_000)
  await begin(page, app.url, 'play')
  expect(new URL(page.url()).search).toBe('?scenario=demo')
  const start = await booksOf(app.mock, DEMO.username)
  await card(page).getByRole('button', { name: '速度：中' }).click()
  await expect(step(page)).toHaveText('10/10 站内信 ✓ 完成', { timeout: 80_000 })
  const end = await booksOf(app.mock, DEMO.username)
  expect(end).toMatchObject({ central: start.central - 10_000, held: 0, wageringLeft: 0 })
  expect(end.turnover).toBe(start.turnover + 10_000)
  const bets = await app.mock.books({ username: DEMO.username, limit: 60 })
  expect(bets.rows.find(({ kind }) => kind === 'payout' || kind === 'stake')?.kind).toBe('payout')
  await expect(card(page).getByRole('button', { name: '换上客户的品牌' })).toBeVisible()
  await card(page).getByRole('button', { name: '结束' }).click()
  await expect(card(page)).toBeHidden()
  const { settings, switches } = (await app.mock.read()).site
  expect([settings.welcomeModal, switches.autoReviewMs]).toEqual([true, 20_000])
})

test('a visitor who taps alone is shown each control, and may reload, skip, leave and come back', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await begin(page, app.url, 'guide')
  // The card and the ring take neither the focus nor a tap.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const ring = page.locator('[data-demo-tour] .ring')
  // Nobody has to copy a captcha: the login is filled in, and only the tap is left.
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(DEMO.username)
  await expect(page.getByLabel('验证码', { exact: true })).not.toHaveValue('')
  const login = page.getByRole('button', { name: '登录', exact: true })
  await expect
    .poll(async () => {
      const [around, inner] = [await ring.boundingBox(), await login.boundingBox()]
      return around && inner && Math.abs(around.y - inner.y) < 10 && around.width >= inner.width
    })
    .toBe(true)
  // The card is right beside the ring, and not over the control.
  const [near, inner] = [await card(page).boundingBox(), await login.boundingBox()]
  if (!near || !inner) throw new Error('no card')
  const gap = Math.max(near.y - inner.y - inner.height, inner.y - near.y - near.height)
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(40)
  expect(await flaws(page, '[data-demo-tour]')).toEqual([])

  await login.click()
  await expect(step(page)).toHaveText('2/10 首页')
  await tab(page, '充值').click()
  await expect(step(page)).toHaveText('3/10 充值')
  await reload(page)
  await expect(step(page)).toHaveText('3/10 充值')
  await expectPath(page, '/recharge')
  // Nothing waits to be reviewed, so that the fourth step is over by itself after a while.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000))
  // By the keyboard, while the app keeps its own order of stops.
  await card(page).getByRole('button', { name: '跳过' }).press('Enter')
  await expect(step(page)).toHaveText(/^4\/10 出纳审核充值/)
  await card(page).getByRole('button', { name: '上一步' }).click()
  await expect(step(page)).toHaveText('3/10 充值')
  await page.clock.resume()
  await card(page).getByRole('button', { name: '离开' }).click()
  await expect(card(page)).toBeHidden()
  expect((await app.mock.read()).site.switches.autoReviewMs).toBe(20_000)

  await page.addInitScript(showConsoleHandle)
  await reload(page)
  await page.getByRole('button', { name: '继续导览' }).click()
  await expect(step(page)).toHaveText('3/10 充值')
})

test('the first start of a demo offers the tour by one small button, and a later one does not', async ({
  page,
  url,
}) => {
  await page.addInitScript(showConsoleHandle)
  await page.goto(`${url}?scenario=visitor`)
  const offer = page.getByRole('button', { name: /^开始导览/ })
  await expect(offer).toBeVisible()
  await reload(page)
  await expect(page.getByRole('button', { name: '打开演示控制台' })).toBeVisible()
  await expect(offer).toBeHidden()
  await page.evaluate(() => localStorage.clear())
  await reload(page)
  await offer.click()
  await expectBegun(page)
})
