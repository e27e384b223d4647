import type { Page } from '@playwright/test'
import { HOUR_MS } from '#contracts/beijing-time.ts'
import { DEMO } from '#house/scenarios/personas.ts'
import { askedFor, booksOf, postingsOf } from './journeys/books.ts'
import { expectPath, goTo, toast } from './journeys/entry.ts'
import { backToShop, balance, toCashier, waiting } from './journeys/recharge.ts'
import { expect, test } from './support/test.ts'

const ME = DEMO.username
const QUERY = '/pay/api/queryOrderNo'
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('pendingOrder'))

test('an online order is paid on its own page: back, it says 充值成功 once, and the money is there', {
  tag: '@both',
}, async ({ app, page }) => {
  const no = await toCashier(app)
  expect(JSON.parse((await kept(page)) ?? '{}').orderNo).toBe(no)
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByText('支付成功', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '返回商户' }).click()
  await expect(toast(page)).toHaveText('充值成功')
  await expect(balance(page)).toContainText('¥ 1,500.00')
  expect(await kept(page)).toBeNull()
  expect((await booksOf(app.house, ME)).central).toBe(150_000)
  const credited = await postingsOf(app.house, 'deposit')
  expect((await askedFor(app.house, QUERY)).all).toBe(1)

  await page.reload()
  await expect(balance(page)).toContainText('¥ 1,500.00')
  await expect(waiting(page)).toBeHidden()
  // The house in the page counts anew after a load; the one behind HTTP goes on.
  expect((await askedFor(app.house, QUERY)).all).toBeLessThanOrEqual(1)
  expect(await postingsOf(app.house, 'deposit')).toBe(credited)
})

test('an order that was given up says 充值失败 and is forgotten', async ({ app, page }) => {
  await toCashier(app)
  await page.getByRole('button', { name: '模拟支付失败' }).click()
  await expect(page.getByText('支付失败', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '返回商户' }).click()
  await expect(toast(page)).toHaveText('充值失败')
  await expect(waiting(page)).toBeHidden()
  expect([await kept(page), (await booksOf(app.house, ME)).central]).toEqual([null, 100_000])
})

test('an order left unpaid is kept and shown; after its hour it has failed', async ({ app, page }) => {
  const no = await toCashier(app)
  await backToShop(page)
  await expect(waiting(page)).toContainText(no)
  await expect(toast(page)).toBeEmpty()
  await page.getByRole('button', { name: '查询结果' }).click()
  await expect(toast(page)).toContainText('待支付')

  await goTo(page, '/transfer')
  await expect(page.getByRole('region', { name: '我的钱包' })).toBeVisible()
  await app.house.clock({ byMs: HOUR_MS })
  await goTo(page, '/recharge')
  await expect(toast(page)).toHaveText('充值失败')
  await expect(waiting(page)).toBeHidden()
  expect((await booksOf(app.house, ME)).central).toBe(100_000)
})

test('the browser’s own Back from paying leads to the result, too', async ({ app, page }) => {
  await toCashier(app)
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByText('支付成功', { exact: true })).toBeVisible()
  await page.goBack()
  await expectPath(page, '/recharge')
  await expect(toast(page)).toHaveText('充值成功')
  await expect(balance(page)).toContainText('¥ 1,500.00')
})
