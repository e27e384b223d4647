import type { Page } from '@playwright/test'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { chooseMethod, memberAndRate, submitButton } from '../journeys/deposit.ts'
import { expectPath, goTo, pathOf, reload } from '../journeys/entry.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { pollsOf } from '../journeys/polls.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const ME = DEMO.username

/** How far the amount stands from the middle of its card, in px. */
const offCentre = (page: Page): Promise<number> =>
  page.getByRole('region', { name: '充值金额' }).evaluate((card) => {
    const middle = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : Number.NaN)
    return Math.abs(
      middle(card.getBoundingClientRect()) - middle(card.querySelector('strong')?.getBoundingClientRect()),
    )
  })

test('USDT: the estimate, the order page with its exact address, and the end of its hour', {
  tag: '@both',
}, async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await memberAndRate(page)
  await chooseMethod(page, 'ERC20')
  await page.getByLabel('充值金额').fill('499')
  await submitButton(page).click()
  await expectToast(page, '请输入金额在500-100000之间！')
  await page.getByLabel('充值金额').fill('730.01')
  await expect(page.getByText('100.00 USDT')).toBeVisible()
  await submitButton(page).click()
  await expect.poll(() => pathOf(page)).toMatch(/^\/payInfo\?deposit_no=D\d+$/)
  // What is due is rounded up: with 100.00 U the order would not be paid.
  await expect(page.getByText('100.01 U', { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/)
  await page.getByRole('button', { name: '复制地址' }).click()
  await expectToast(page, '复制成功！')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await expect(page.getByAltText('付款二维码')).toHaveJSProperty('complete', true)

  await app.mock.clock({ byMs: HOUR_MS })
  // A jump of the server's time is believed once a second answer agrees.
  await pollsOf(app, '/api/balance', 4_000, 2)
  await expect(page.getByText('未入账', { exact: true })).toBeVisible()
  await expect(page.getByText('原因：超过支付时间')).toBeVisible()
  await expect(page.getByText(address, { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: '充值完成' })).toBeHidden()
  await page.getByRole('button', { name: '资金明细' }).click()
  await expectPath(page, '/transRecord')
})

test('an approved or rejected order asks for no more money, now or after a reload', async ({ app, page }) => {
  const payee = page.getByRole('region', { name: '付款信息' })
  const decide = async (approve: boolean) => {
    const { pending } = (await booksOf(app.mock, ME)).view
    const order = pending.find(({ what }) => what === 'deposit')
    await app.mock.review({ what: 'deposit', id: String(order?.id), approve })
  }
  await page.clock.install()
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  for (const [approve, text] of [
    [true, '已到账'],
    [false, '未入账'],
  ] as const) {
    await goTo(page, '/recharge')
    await chooseMethod(page, '微信支付')
    await page.getByLabel('充值金额').fill('500')
    await submitButton(page).click()
    await expect(payee).toBeVisible()
    expect(await offCentre(page)).toBeLessThan(1)
    await decide(approve)
    // The polled balance reveals an approval; a rejection shows on the return to the tab.
    if (approve) await pollsOf(app, '/api/balance', 4_000, 1)
    else await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByText(text)).toBeVisible()
    await expect(payee).toBeHidden()
    await expect(page.getByRole('timer')).toBeHidden()
    await reload(page)
    await expect(page.getByText(text)).toBeVisible()
    await expect(payee).toBeHidden()
    expect(await offCentre(page)).toBeLessThan(1)
  }
})

test('a link to another member’s order, or to none, shows no order', async ({ app, page }) => {
  await app.open({ scenario: 'deposit-order', as: DEMO, path: '/payInfo?deposit_no=..%2Fx%3Fy%3D1' })
  await expect(page.getByText('订单不存在').first()).toBeVisible()
  await goTo(page, '/payInfo?deposit_no=D1')
  await expect(page.getByRole('alert')).toContainText('充值订单不存在')
  await goTo(page, '/payInfo?deposit_no=D20260501120000000100001')
  await expect(page.getByRole('timer')).toBeVisible()
})
