import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { expectPath, goTo } from '../journeys/entry.ts'
import { READY_TO_WITHDRAW, WITH_MONEY } from '../journeys/openings.ts'
import { chooseWallet, transferButton } from '../journeys/wallet.ts'
import { chooseCard, withdrawButton } from '../journeys/withdrawal.ts'
import { exportedWorld } from '../journeys/world.ts'
import { ACTIONS } from '../matrix/actions.ts'
import { browserDriver } from '../matrix/browser-driver.ts'
import { expectEffect, ME, tap } from '../matrix/case.ts'
import { countsOf } from '../matrix/world.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { translate } from '../support/translate.ts'

// As in the matrix: many starts of the same page.
test.use({ reuseContext: true })

// A text that React changes where nobody sees it, and an error of React, fail a test at its end.
test.beforeEach(({ page }) => page.addInitScript(translate))

for (const action of ACTIONS) {
  test(`a translated page: ${action.name}`, async ({ app, page, context, problems }) => {
    problems.allow(/Failed to load resource/)
    const driver = browserDriver(page)
    await app.open(action.open)
    await action.ready(driver)
    const one = { action, app, page, driver, context, before: await countsOf(app.mock, ME) }
    await tap(one)
    await action.done(driver)
    await expectEffect(one, 1)
  })
}

test('a translated page shows the wallets that were chosen last, and moves the money between them', async ({
  app,
  page,
}) => {
  await app.open({ ...WITH_MONEY, path: '/transfer' })
  await chooseWallet(page, '转入钱包', '云舟电子')
  await chooseWallet(page, '转入钱包', '云舟捕鱼')
  await page.getByRole('button', { name: '互换转出与转入' }).click()
  await expect(page.getByRole('button', { name: '转出钱包' })).toContainText('云舟捕鱼')
  await page.getByRole('button', { name: '互换转出与转入' }).click()
  await expect(page.getByRole('button', { name: '转入钱包' })).toContainText('云舟捕鱼')
  await expect(page.getByRole('button', { name: '转出钱包' })).toContainText('平台钱包')
  const before = (await booksOf(app.mock, ME)).venues
  await page.getByLabel('转账金额').fill('300')
  await transferButton(page).click()
  await expectToast(page, /转账成功/)
  const { central, venues } = await booksOf(app.mock, ME)
  expect(central).toBe(70_000)
  expect(venues).toEqual({ ...before, yzby: (before.yzby ?? 0) + 30_000 })
})

test('a translated page shows the card that was chosen last, and pays to it', async ({ app, page }) => {
  await app.open({ ...READY_TO_WITHDRAW, path: '/mine' })
  const second = { bank: '海岳银行', bank_no: '6222020200112233', bank_address: '灯塔路支行' }
  await browserDriver(page).post('/api/bindcard', {
    ...second,
    bank_owner: DEMO.realname,
    pay_pass: DEMO.payPassword,
  })
  await goTo(page, '/withdrawal?type=2')
  const summary = page.locator('.withdrawal-summary')
  for (const [name, tail] of [
    ['海岳银行', '2233'],
    ['云川银行', '1888'],
    ['海岳银行', '2233'],
  ] as const) {
    await chooseCard(page, name)
    await expect(summary).toContainText(`${name} 尾号 ${tail}`)
  }
  for (const amount of ['200', '300']) {
    await page.getByLabel('取款金额').fill(amount)
    await expect(summary).toContainText(`¥ ${amount}.00`)
    await expect(withdrawButton(page)).toContainText(`¥ ${amount}.00`)
  }
  await page.getByLabel('支付密码').fill(DEMO.payPassword)
  await withdrawButton(page).click()
  await expectPath(page, '/transRecord')
  await expect(page.locator('.record-row').first()).toContainText('300.00')
  const { withdrawals } = await exportedWorld(app.mock)
  expect(Object.values(withdrawals)).toMatchObject([{ amount: 30_000, card: { number: second.bank_no } }])
})
