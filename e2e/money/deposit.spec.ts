import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, loseAnswer } from '../journeys/books.ts'
import {
  backToShop,
  chooseMethod,
  methodButton,
  openPaymentPage,
  pendingOrders,
  receivingAccounts,
  shownCentralBalance,
  submitButton,
} from '../journeys/deposit.ts'
import { expectPath, goTo } from '../journeys/entry.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { pollsOf } from '../journeys/polls.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { expectToast, shownToast } from '../support/toasts.ts'

const ME = DEMO.username

test('a bank transfer waits for review, and its approval credits it', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await chooseMethod(page, '银行卡转账')
  await receivingAccounts(page)
  await page.getByLabel('充值金额').fill('888.80')
  await submitButton(page).click()
  await expectToast(page, '请输入存款人姓名')
  await page.getByLabel('存款人姓名').fill('林子安')
  await page.getByRole('button', { name: '选择银行' }).click()
  await page.getByRole('button', { name: '云川银行' }).click()
  await submitButton(page).click()
  await expectToast(page, '提交成功，等待后台审核')
  await expectPath(page, '/transRecord')
  const { pending } = (await booksOf(app.mock, ME)).view
  const order = pending.find(({ what }) => what === 'deposit')
  expect(order).toMatchObject({ amount: 88_880 })
  expect((await booksOf(app.mock, ME)).central).toBe(100_000)
  await app.mock.review({ what: 'deposit', id: String(order?.id), approve: true })
  await goTo(page, '/recharge')
  await pollsOf(app, '/api/balance', 4_000, 1)
  await expect(shownCentralBalance(page)).toContainText('¥ 1,888.80')
  await expect(page.getByLabel('充值金额')).toHaveValue('')
})

test('the warning after a lost answer is visible at any height of the phone', async ({
  app,
  page,
  backend,
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await chooseMethod(page, '银行卡转账')
  await page.getByLabel('充值金额').fill('500')
  await page.getByLabel('存款人姓名').fill('林子安')
  await page.getByLabel('付款银行').fill('云川银行')
  await receivingAccounts(page)
  await loseAnswer(app, backend, '/api/recharge')
  await submitButton(page).click()
  const warning = page.getByRole('alert').filter({ hasText: '订单可能已经生成' })
  await expect(warning).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  await expect(shownToast(page)).toBeEmpty()
  for (const height of [844, 667]) {
    await page.setViewportSize({ width: 390, height })
    for (const top of [0, 10_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), top)
      await expect.poll(() => warning.evaluate(isUncovered), `${height} px high, from ${top}`).toBe(true)
    }
  }
})

/** In the page: the element is completely on screen, and nothing covers it. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = (left + right) / 2
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
    const seen = document.elementFromPoint(middle, y)
    return seen !== null && (seen === element || element.contains(seen))
  })
}

test('what was chosen and typed survives a visit to another screen', async ({ app, page }) => {
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await chooseMethod(page, '银行卡转账')
  await page.getByLabel('充值金额').fill('321')
  await page.getByLabel('存款人姓名').fill('林子安')
  await goTo(page, '/usdtmore')
  await expect(page.getByLabel('充值金额')).toBeHidden()
  await page.goBack()
  await expect(page.getByLabel('充值金额')).toHaveValue('321')
  await expect(page.getByLabel('存款人姓名')).toHaveValue('林子安')
  await expect(methodButton(page, '银行卡转账')).toBeChecked()
})

test('a member without a card is asked to bind one once a start of the app', async ({ app, page }) => {
  await app.open({ scenario: 'no-cards', as: DEMO, path: '/recharge' })
  const dialog = page.getByRole('alertdialog', { name: '提示' })
  await expect(dialog).toContainText('您还为绑定任何钱包卡片，请前往绑定！')
  await dialog.getByRole('link', { name: '前往绑定' }).click()
  await expectPath(page, '/wallet?type=1')
  await page.goBack()
  await expectPath(page, '/recharge')
  await expect(page.getByLabel('充值金额')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('axe finds nothing on any payment method, on an order, and on its payment page', async ({
  app,
  page,
}) => {
  test.setTimeout(90_000)
  await openPaymentPage(app)
  const found = await flawsInThemes(page, 'the payment page')
  await backToShop(page)
  await expect(pendingOrders(page)).toBeVisible()
  for (const name of ['银行卡转账', '其他支付']) {
    await chooseMethod(page, name)
    await submitButton(page).click()
    await expectToast(page, /./)
    found.push(...(await flawsInThemes(page, name, 'main')))
  }
  await chooseMethod(page, 'USDT')
  await page.getByRole('button', { name: '500.00 元' }).click()
  await submitButton(page).click()
  await expect(page.getByRole('timer')).toBeVisible()
  found.push(...(await flawsInThemes(page, 'an order')))
  expect(found).toEqual([])
})
