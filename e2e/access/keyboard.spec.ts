import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { receivingAccounts } from '../journeys/deposit.ts'
import { captchaAnswer, expectPath, goTo } from '../journeys/entry.ts'
import { venueRow } from '../journeys/wallet.ts'
import { shownWagering } from '../journeys/withdrawal.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { tabTo } from './tab-stops.ts'

const WAITS = '提交成功，等待后台审核'

async function write(page: Page, field: string | RegExp, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Opens a sheet, closes it by Escape, reopens it and takes `choice`. The focus must return to the opener each time. */
async function chooseFrom(page: Page, opener: string | RegExp, choice: string | RegExp): Promise<void> {
  const sheet = page.getByRole('dialog')
  await tabTo(page, opener)
  const button = await page.evaluateHandle(() => document.activeElement)
  const isBack = () => button.evaluate((one) => one === document.activeElement)
  for (const leave of ['Escape', 'Space']) {
    await page.keyboard.press('Enter')
    // Keys go to the focused element, and the sheet takes the focus one frame after it opens.
    await expect(page.locator('[role="dialog"]:is(:focus, :has(:focus))')).toHaveCount(1)
    if (leave === 'Space') {
      // The list is fetched anew where Escape has cancelled the first request.
      await expect(sheet.getByRole('button', { name: choice }).first()).toBeVisible()
      await tabTo(page, choice)
    }
    await page.keyboard.press(leave)
    await expect(sheet).toBeHidden()
    await expect.poll(isBack, { intervals: [50] }).toBe(true)
  }
}

async function logIn(page: Page): Promise<void> {
  await expect(page.getByLabel('账号', { exact: true })).toBeVisible()
  await write(page, '账号', DEMO.username)
  await write(page, '密码', DEMO.password)
  await write(page, '验证码', await captchaAnswer(page))
  await page.keyboard.press('Enter')
}

async function bindCard(page: Page): Promise<void> {
  await expectPath(page, '/wallet?type=2')
  await expect(page.getByRole('button', { name: /^解绑/ })).toBeVisible()
  await tabTo(page, '添加银行卡')
  await page.keyboard.press('Enter')
  await expectPath(page, '/addBankCard')
  await expect(page.getByRole('button', { name: /^填入/ })).toBeVisible()
  await tabTo(page, '填入')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^银行类型/ })).toBeFocused()
  await chooseFrom(page, '银行类型', /云川银行$/)
  await write(page, '银行卡号', '6222020200112233')
  await write(page, '开户行地址', '云川银行滨江支行')
  await write(page, '支付密码', DEMO.payPassword)
  await page.keyboard.press('Enter')
  await expectToast(page, '绑定成功')
  await expectPath(page, '/wallet?type=2')
}

async function deposit(page: Page): Promise<void> {
  await goTo(page, '/recharge')
  const bankTransfer = page.getByRole('radio', { name: '银行卡转账' })
  await expect(bankTransfer).toBeVisible()
  await tabTo(page, 'USDT')
  const methods = await page.getByRole('group', { name: '充值方式' }).getByRole('radio').count()
  for (let step = 1; step < methods && !(await bankTransfer.isChecked()); step += 1)
    await page.keyboard.press('ArrowRight')
  await expect(bankTransfer).toBeFocused()
  await receivingAccounts(page)
  await write(page, '充值金额', '888.80')
  await write(page, '存款人姓名', DEMO.realname)
  await chooseFrom(page, '选择银行', /云川银行$/)
  await tabTo(page, '确认充值')
  await page.keyboard.press('Space')
  await expectToast(page, WAITS)
  await expectPath(page, '/transRecord')
}

async function transfer(page: Page): Promise<void> {
  await goTo(page, '/transfer')
  await expect(venueRow(page, '云舟电子')).toBeVisible()
  await expect(page.getByRole('button', { name: '转入钱包' })).toBeVisible()
  await chooseFrom(page, '转入钱包', '云舟电子')
  await write(page, '转账金额', '88.80')
  await page.keyboard.press('Enter')
  await expectToast(page, /转账成功/)
  await expect(venueRow(page, '云舟电子')).toContainText('88.80')
}

async function withdraw(page: Page): Promise<void> {
  await goTo(page, '/withdrawal?type=2')
  await expect(shownWagering(page)).toHaveText('打码量已完成')
  await expect(page.getByRole('button', { name: /选择$/ })).toBeVisible()
  await chooseFrom(page, /选择$/, /2233/)
  await write(page, '取款金额', '300')
  await write(page, '支付密码', DEMO.payPassword)
  await page.keyboard.press('Enter')
  await expectToast(page, WAITS)
  await expectPath(page, '/transRecord')
}

test('a keyboard alone logs in, binds a card, deposits, moves money and withdraws', {
  tag: '@wide',
}, async ({ app, page }) => {
  test.setTimeout(120_000)
  await app.open({ scenario: 'ready-to-withdraw', path: '/login?redirect=%2Fwallet%3Ftype%3D2' })
  await logIn(page)
  await bindCard(page)
  await deposit(page)
  await transfer(page)
  await withdraw(page)
  const { central, held, venues, view } = await booksOf(app.mock, DEMO.username)
  expect([central, held, venues.yzdz]).toEqual([61_120, 30_000, 8_880])
  expect(view.pending.map(({ what, amount }) => [what, amount])).toEqual(
    expect.arrayContaining([
      ['deposit', 88_880],
      ['withdrawal', 30_000],
    ]),
  )
})
