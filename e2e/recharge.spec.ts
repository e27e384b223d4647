import type { Page } from '@playwright/test'
import { DEMO } from '#house/scenarios/personas.ts'
import { askedFor, booksOf, loseAnswer, postingsOf } from './journeys/books.ts'
import { expectPath, goTo, pathOf, toast } from './journeys/entry.ts'
import { flawsInThemes } from './support/axe.ts'
import { type App, expect, test } from './support/test.ts'

const HOUR_MS = 3_600_000
const ME = DEMO.username
const QUERY = '/pay/api/queryOrderNo'
const RICH = { scenario: 'ready-to-withdraw', as: DEMO } as const

const way = (page: Page, name: string) => page.getByRole('radio', { name })
const choose = (page: Page, name: string) => way(page, name).check({ force: true })
const submitButton = (page: Page) => page.locator('button[type="submit"]')
const waiting = (page: Page) => page.getByRole('region', { name: '待确认的在线充值' })
const balance = (page: Page) => page.locator('.recharge-balance')

/** Opens an online order of 500 元, and stands on the page where it is paid. */
async function toCashier({ page, open }: App): Promise<string> {
  await open({ ...RICH, path: '/recharge' })
  await expect(balance(page)).toContainText('¥ 1,000.00')
  await choose(page, '其他支付')
  await page.getByRole('button', { name: '500.00 元' }).click()
  await page.getByRole('button', { name: '前往支付 ¥ 500.00' }).click()
  await page.waitForURL(/[?&]order=/)
  await expect(page.getByText('等待支付')).toBeVisible()
  return new URL(page.url()).searchParams.get('order') ?? ''
}
const backToShop = async (page: Page) => {
  await page.getByRole('link', { name: '返回商户' }).click()
  await expectPath(page, '/recharge')
}
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

test('USDT: the estimate, the order’s page with its address byte for byte, and the end of its hour', {
  tag: '@both',
}, async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open({ ...RICH, path: '/recharge' })
  await choose(page, 'ERC20')
  await page.getByLabel('充值金额').fill('499')
  await submitButton(page).click()
  await expect(toast(page)).toHaveText('请输入金额在500-100000之间！')
  await page.getByLabel('充值金额').fill('730.01')
  await expect(page.getByText('100.00 USDT')).toBeVisible()
  await submitButton(page).click()
  await expect.poll(() => pathOf(page)).toMatch(/^\/payInfo\?deposit_no=D\d+$/)
  await expect(page.getByText('100.00 U', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/)
  await page.getByRole('button', { name: '复制地址' }).click()
  await expect(toast(page)).toHaveText('复制成功！')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await expect(page.getByAltText('付款二维码')).toHaveJSProperty('complete', true)

  await app.house.clock({ byMs: HOUR_MS })
  await expect(page.getByText('支付时间已结束')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('00:00')
  await expect(page.getByText(address, { exact: true })).toBeHidden()
  await page.getByRole('button', { name: '充值完成' }).click()
  await expectPath(page, '/transRecord')
})

test('an order that was credited, or refused, asks for no more money, now or after a load', async ({
  app,
  page,
}) => {
  const payee = page.getByRole('region', { name: '付款信息' })
  const decide = async (approve: boolean) => {
    const { pending } = (await booksOf(app.house, ME)).view
    const order = pending.find(({ what }) => what === 'deposit')
    await app.house.review({ what: 'deposit', id: String(order?.id), approve })
  }
  await app.open({ ...RICH, path: '/recharge' })
  for (const [approve, says] of [
    [true, '充值成功，已到账'],
    [false, '本次充值未入账'],
  ] as const) {
    await goTo(page, '/recharge')
    await choose(page, '微信支付')
    await page.getByLabel('充值金额').fill('500')
    await submitButton(page).click()
    await expect(payee).toBeVisible()
    await decide(approve)
    // A credit shows in the balance that the shell polls; a refusal on the return to the tab.
    if (!approve) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    }
    await expect(page.getByText(says)).toBeVisible()
    await expect(payee).toBeHidden()
    await expect(page.getByRole('timer')).toBeHidden()
    await page.reload()
    await expect(page.getByText(says)).toBeVisible()
    await expect(payee).toBeHidden()
  }
})

test('a bank transfer waits for review, and is credited by it', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ ...RICH, path: '/recharge' })
  await choose(page, '银行卡转账')
  await expect(page.getByRole('button', { name: '复制收款账号' }).first()).toBeVisible()
  await page.getByLabel('充值金额').fill('888.80')
  await submitButton(page).click()
  await expect(toast(page)).toHaveText('请输入存款人姓名')
  await page.getByLabel('存款人姓名').fill('林云舟')
  await page.getByRole('button', { name: '选择银行' }).click()
  await page.getByRole('button', { name: '云川银行' }).click()
  await submitButton(page).click()
  await expect(toast(page)).toHaveText('提交成功，等待后台审核')
  await expectPath(page, '/transRecord')
  const { pending } = (await booksOf(app.house, ME)).view
  const order = pending.find(({ what }) => what === 'deposit')
  expect(order).toMatchObject({ amount: 88_880 })
  expect((await booksOf(app.house, ME)).central).toBe(100_000)
  await app.house.review({ what: 'deposit', id: String(order?.id), approve: true })
  await goTo(page, '/recharge')
  await expect(balance(page)).toContainText('¥ 1,888.80')
  await expect(page.getByLabel('充值金额')).toHaveValue('')
})

test('the warning of an answer that got lost is seen, whatever the height of the phone', async ({
  app,
  page,
  backend,
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  await app.open({ ...RICH, path: '/recharge' })
  await choose(page, '银行卡转账')
  await page.getByLabel('充值金额').fill('500')
  await page.getByLabel('存款人姓名').fill('林云舟')
  await page.getByLabel('付款银行').fill('云川银行')
  await loseAnswer(app, backend, '/api/recharge')
  await submitButton(page).click()
  const warning = page.getByRole('alert').filter({ hasText: '订单可能已经生成' })
  await expect(submitButton(page)).toBeEnabled()
  await expect(toast(page)).toBeEmpty()
  for (const height of [844, 667]) {
    await page.setViewportSize({ width: 390, height })
    for (const top of [0, 10_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), top)
      await expect.poll(() => warning.evaluate(isUncovered), `${height} px high, from ${top}`).toBe(true)
    }
  }
})

/** In the page: all of it lies within the screen, and nothing lies on it. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = (left + right) / 2
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
    const seen = document.elementFromPoint(middle, y)
    return seen !== null && (seen === element || element.contains(seen))
  })
}

test('what was chosen and typed is still there after a look at another page', async ({ app, page }) => {
  await app.open({ ...RICH, path: '/recharge' })
  await choose(page, '银行卡转账')
  await page.getByLabel('充值金额').fill('321')
  await page.getByLabel('存款人姓名').fill('林云舟')
  await goTo(page, '/usdtmore')
  await expect(page.getByLabel('充值金额')).toBeHidden()
  await page.goBack()
  await expect(page.getByLabel('充值金额')).toHaveValue('321')
  await expect(page.getByLabel('存款人姓名')).toHaveValue('林云舟')
  await expect(way(page, '银行卡转账')).toBeChecked()
})

test('a member without a card is sent to bind one, on each visit until one is bound', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'no-cards', as: DEMO, path: '/recharge' })
  const dialog = page.getByRole('alertdialog', { name: '提示' })
  await expect(dialog).toContainText('您还为绑定任何钱包卡片，请前往绑定！')
  await dialog.getByRole('button', { name: '稍后再说' }).click()
  await expect(dialog).toBeHidden()
  await goTo(page, '/usdtmore')
  await goTo(page, '/recharge')
  await dialog.getByRole('link', { name: '前往绑定' }).click()
  await expectPath(page, '/wallet?type=1')
  await page.goBack()
  await expectPath(page, '/recharge')
})

test('a link to somebody else’s order, or to none, shows no order', async ({ app, page }) => {
  await app.open({ scenario: 'deposit-order', as: DEMO, path: '/payInfo?deposit_no=..%2Fx%3Fy%3D1' })
  await expect(page.getByText('订单不存在').first()).toBeVisible()
  await goTo(page, '/payInfo?deposit_no=D1')
  await expect(page.getByRole('alert')).toContainText('充值订单不存在')
  await goTo(page, '/payInfo?deposit_no=D20260501120000000100001')
  await expect(page.getByRole('timer')).toBeVisible()
})

test('axe finds nothing on any way to pay, on an order, and on the page that one is paid on', async ({
  app,
  page,
}) => {
  test.setTimeout(90_000)
  await toCashier(app)
  const found = await flawsInThemes(page, 'the cashier')
  await backToShop(page)
  await expect(waiting(page)).toBeVisible()
  for (const name of ['银行卡转账', '其他支付']) {
    await choose(page, name)
    await submitButton(page).click()
    await expect(page.locator('#toast')).not.toBeEmpty()
    found.push(...(await flawsInThemes(page, name, 'main')))
  }
  await choose(page, 'USDT')
  await page.getByRole('button', { name: '500.00 元' }).click()
  await submitButton(page).click()
  await expect(page.getByRole('timer')).toBeVisible()
  found.push(...(await flawsInThemes(page, 'an order')))
  expect(found).toEqual([])
})
