import type { Page } from '@playwright/test'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, postingCount, requestsFor } from '../journeys/books.ts'
import {
  backToShop,
  chooseMethod,
  memberAndRate,
  openPaymentPage,
  pendingOrders,
  shownCentralBalance,
} from '../journeys/deposit.ts'
import { expectPath, goTo, logOut, reload } from '../journeys/entry.ts'
import { expect, test } from '../support/test.ts'
import { expectToast, shownToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const ME = DEMO.username
const QUERY = '/pay/api/queryOrderNo'
const storedOrder = (page: Page) => page.evaluate(() => localStorage.getItem('pendingOrder'))

test('an online order is paid on its own page, and on return 充值成功 shows once with the new balance', {
  tag: '@both',
}, async ({ app, page }) => {
  const no = await openPaymentPage(app)
  expect(JSON.parse((await storedOrder(page)) ?? '{}').orderNo).toBe(no)
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByText('支付成功', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '返回商户' }).click()
  await expectToast(page, '充值成功，已到账', OWN_TIME)
  await expect(shownCentralBalance(page)).toContainText('¥ 1,500.00')
  expect(await storedOrder(page)).toBeNull()
  expect((await booksOf(app.mock, ME)).central).toBe(150_000)
  const credited = await postingCount(app.mock, 'deposit')
  expect((await requestsFor(app.mock, QUERY)).all).toBe(1)

  await reload(page)
  await expect(shownCentralBalance(page)).toContainText('¥ 1,500.00')
  await expect(pendingOrders(page)).toBeHidden()
  // The mock backend in the page restarts its count after a load; the one behind HTTP goes on.
  expect((await requestsFor(app.mock, QUERY)).all).toBeLessThanOrEqual(1)
  expect(await postingCount(app.mock, 'deposit')).toBe(credited)
})

test('an order whose payment failed shows 充值失败 and is forgotten', async ({ app, page }) => {
  await openPaymentPage(app)
  await page.getByRole('button', { name: '模拟支付失败' }).click()
  await expect(page.getByText('支付失败', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '返回商户' }).click()
  await expectToast(page, '充值失败，未入账：支付未完成', OWN_TIME)
  await expect(pendingOrders(page)).toBeHidden()
  expect([await storedOrder(page), (await booksOf(app.mock, ME)).central]).toEqual([null, 100_000])
})

test('an unpaid order stays pending and is shown, and fails after its hour', async ({ app, page }) => {
  const no = await openPaymentPage(app)
  await backToShop(page)
  await expect(pendingOrders(page)).toContainText(no)
  await expect(shownToast(page)).toBeEmpty()
  await page.getByRole('button', { name: '查询结果' }).click()
  await expectToast(page, /待支付/)

  await goTo(page, '/transfer')
  await expect(page.getByRole('region', { name: '我的钱包' })).toBeVisible()
  await app.mock.clock({ byMs: HOUR_MS })
  await goTo(page, '/recharge')
  await expectToast(page, '充值失败，未入账：超过支付时间')
  await expect(pendingOrders(page)).toBeHidden()
  expect((await booksOf(app.mock, ME)).central).toBe(100_000)
})

test('the browser’s own Back from the payment page leads to the result, too', async ({ app, page }) => {
  await openPaymentPage(app)
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByText('支付成功', { exact: true })).toBeVisible()
  // Not goBack(): it waits for a load, and a page from the browser's memory has none. After the answer to this call,
  // which a page that is left would not give.
  await page.evaluate(() => {
    setTimeout(() => history.back())
  })
  await expectPath(page, '/recharge')
  await expectToast(page, '充值成功，已到账', OWN_TIME)
  await expect(shownCentralBalance(page)).toContainText('¥ 1,500.00')
})

/** Opens the order with this number from the records. */
async function detailOf(page: Page, no: string) {
  await goTo(page, '/transRecord')
  await page.getByRole('button', { name: new RegExp(no.slice(-6)) }).click()
  return page.getByRole('dialog', { name: '充值详情' })
}
const atPaymentPage = (page: Page, no: string) => page.waitForURL(new RegExp(`[?&]order=${no}`))

test('each of two pending orders is paid on its own page, from the records', { tag: '@both' }, async ({
  app,
  page,
}) => {
  const first = await openPaymentPage(app)
  await backToShop(page)
  // Of a backend that limits nothing; the other way round is e2e/money/open-orders.slow.spec.ts.
  await app.mock.site({ switches: { oneOpenOrder: false } })
  await memberAndRate(page)
  await chooseMethod(page, '其他支付')
  await page.getByRole('button', { name: '500.00 元' }).click()
  await page.getByRole('button', { name: '前往支付 ¥ 500.00' }).click()
  await page.waitForURL(/[?&]order=/)
  const second = new URL(page.url()).searchParams.get('order') ?? ''
  expect(second).not.toBe(first)
  await backToShop(page)

  const sheet = await detailOf(page, first)
  await expect(sheet).toContainText('等待支付，付款后自动到账。')
  await expect(sheet.locator('a[href*="payInfo"]')).toHaveCount(0)
  await sheet.getByRole('button', { name: '继续支付' }).click()
  await atPaymentPage(page, first)
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await page.getByRole('button', { name: '返回商户' }).click()
  await expectToast(page, '充值成功，已到账', OWN_TIME)
  await expect(shownCentralBalance(page)).toContainText('¥ 1,500.00')

  await (await detailOf(page, second)).getByRole('button', { name: '继续支付' }).click()
  await atPaymentPage(page, second)
  await expect(page.getByText('等待支付')).toBeVisible()
  expect((await booksOf(app.mock, ME)).central).toBe(150_000)
})

test('the card of a pending order leads back to its payment page', { tag: '@both' }, async ({
  app,
  page,
}) => {
  const no = await openPaymentPage(app)
  await backToShop(page)
  await pendingOrders(page).getByRole('button', { name: '继续支付' }).click()
  await atPaymentPage(page, no)
})

test('a phone without the payment page sends the member to customer service, and /payInfo has no code to scan', {
  tag: '@both',
}, async ({ app, page }) => {
  const no = await openPaymentPage(app)
  await backToShop(page)
  await page.evaluate(() => localStorage.removeItem('yz:pay-pages'))
  const sheet = await detailOf(page, no)
  await expect(sheet).toContainText('支付页面已无法从本机打开，请联系在线客服继续支付。')
  await expect(sheet.getByRole('link', { name: '联系客服继续支付' })).toHaveAttribute('href', '#/kefu')
  await expect(sheet.locator('a[href*="payInfo"]')).toHaveCount(0)

  await page.goto(`${app.url}#/payInfo?deposit_no=${no}`)
  await expect(page.getByText('500.00 元', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '联系在线客服继续支付' })).toHaveAttribute('href', '#/kefu')
  await expect(page.getByAltText('付款二维码')).toHaveCount(0)
})

test('/payInfo of an online order leads to its payment page only by a tap', { tag: '@both' }, async ({
  app,
  page,
}) => {
  const no = await openPaymentPage(app)
  await backToShop(page)
  await goTo(page, `/payInfo?deposit_no=${no}`)
  await expect(page.getByText('500.00 元', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '继续支付' }).click()
  await atPaymentPage(page, no)
})

test('payment pages are forgotten at logout', async ({ app, page }) => {
  await openPaymentPage(app)
  await backToShop(page)
  const pages = () => page.evaluate(() => localStorage.getItem('yz:pay-pages'))
  expect(await pages()).toContain('order=')
  await goTo(page, '/mine')
  await logOut(page)
  await expectPath(page, '/login')
  expect(await pages()).toBeNull()
})
