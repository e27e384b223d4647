import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { chooseMethod, submitButton } from '../journeys/deposit.ts'
import { expectPath } from '../journeys/entry.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { exportedWorld } from '../journeys/world.ts'
import { type AppFixture, expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const ME = DEMO.username
const amount = (page: Page) => page.getByLabel('充值金额')

/** A backend whose deposit ranges start at 0. */
const rangesFromZero = ({ mock }: AppFixture) =>
  mock.faults({
    add: [
      {
        endpoint: '/api/getPayRange',
        kind: 'patch',
        fields: { 'data.min_price': 0, 'data.max_price': 5000 },
      },
    ],
  })

for (const { method, least } of [
  { method: '银行卡转账', least: '0.01' },
  { method: '微信支付', least: '0.01' },
  // At 7.30 元 a USDT, less than 0.08 元 rounds to no cent.
  { method: 'USDT', least: '0.08' },
]) {
  test(`${method}: of a range from 0 only its end is shown, ${least} is the least, and 0 is refused at the field`, {
    tag: '@both',
  }, async ({ app, page }) => {
    await app.open({ ...READY_TO_WITHDRAW, path: '/mine' })
    await expect(page.getByText('¥ 1,000.00').first()).toBeVisible()
    await rangesFromZero(app)
    await page.evaluate(() => {
      location.hash = '/recharge'
    })
    await chooseMethod(page, method)
    await expect(page.getByText('单笔最高 5,000 元')).toBeVisible()
    if (method === '银行卡转账') {
      await page.getByLabel('存款人姓名').fill('林子安')
      await page.getByLabel('付款银行').fill('云川银行')
    }
    for (const typed of ['0', '0.00', '5000.01']) {
      await amount(page).fill(typed)
      await submitButton(page).click()
      const text = `请输入金额在${least}-5000之间！`
      await expectToast(page, text)
      await expect(page.locator('form').getByText(text)).toBeVisible()
      await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
    }
    expect((await requestsFor(app.mock, '/api/recharge')).all).toBe(0)
    expect((await booksOf(app.mock, ME)).view.pending).toEqual([])
  })
}

const orders = async ({ mock }: AppFixture) => Object.values((await exportedWorld(mock)).deposits)

test('of two receiving accounts one is chosen by keyboard, and the order names it', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await chooseMethod(page, '银行卡转账')
  const group = page.getByRole('group', { name: '收款账户' })
  const [first, second] = [group.getByRole('radio').first(), group.getByRole('radio').last()]
  await expect(first).toBeChecked()
  await expect(page.getByText('6200001234567890124')).toBeVisible()
  for (const tile of await group.locator('label').all()) {
    expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeChecked()
  await expect(page.getByText('6200009876543210984')).toBeVisible()
  await expect(page.getByText('6200001234567890124')).toBeHidden()
  await expect(page.getByRole('button', { name: '复制收款账号' })).toHaveCount(1)
  await amount(page).fill('888.80')
  await page.getByLabel('存款人姓名').fill('林子安')
  await page.getByLabel('付款银行').fill('明湖银行')
  await submitButton(page).click()
  await expectPath(page, '/transRecord')
  expect((await orders(app)).at(-1)).toMatchObject({
    account: '6200009876543210984',
    note: '林子安 明湖银行',
  })
})
