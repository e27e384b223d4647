import type { Page } from '@playwright/test'
import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { formatYuan } from '#contracts/money/money.ts'
import { withdrawalTexts } from '#contracts/texts/messages.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { expectPath, goTo } from '../journeys/entry.ts'
import { walletPanel } from '../journeys/wallet.ts'
import { chooseCard, fillWithdrawal, shownWagering, withdrawButton } from '../journeys/withdrawal.ts'
import { lengthenTimers } from '../support/patience.ts'
import { type AppFixture, expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const WITHDRAW = '/api/withdraw'
const PASSWORD = DEMO.payPassword

/** With several cards none is chosen already. */
const SEVERAL_CARDS = { scenario: 'member-with-cards', params: { bank: 2, usdt: 2 } }

const moneyOf = async ({ mock }: AppFixture) => {
  const { central, held } = await booksOf(mock, DEMO.username)
  return { central, held }
}

for (const [kind, path, card] of [
  ['an address', '/withdrawal', 'TRC20'],
  ['a bank card', '/withdrawal?type=2', '云川银行'],
] as const) {
  test(`a withdrawal to ${kind} is held at once, recorded once, and leads to the records`, {
    tag: '@both',
  }, async ({ app, page }) => {
    // The screen is left 1.5 s after the answer.
    await lengthenTimers(page, 1_500, 6_000)
    await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/mine' })
    await goTo(page, path)
    await expect(shownWagering(page)).toHaveText('打码量已完成')
    await fillWithdrawal(page, { card, amount: '300', password: PASSWORD })
    await expect(withdrawButton(page)).toHaveText('确认取款 ¥ 300.00')
    // The page itself looks at each frame and misses no moment of it.
    const panel = await walletPanel(page).elementHandle()
    const isHeld = page.waitForFunction((shown) => /¥\s700\.00/.test(shown?.textContent ?? ''), panel)
    await withdrawButton(page).dblclick()
    await expectToast(page, '提交成功，等待后台审核')
    await isHeld
    await expectPath(page, '/transRecord', OWN_TIME)
    const record = page.locator('.record-row').first()
    await expect(record).toContainText('300.00')
    await expect(record).toContainText('待审核')
    const receipt = page.getByRole('region', { name: '取款回执' })
    await expect(receipt.getByRole('listitem')).toHaveText([/^已提交\d{4}-/, /^审核等待后台审核，/, /^出款/])
    expect(await moneyOf(app)).toEqual({ central: 70_000, held: 30_000 })
    expect(await requestsFor(app.mock, WITHDRAW)).toEqual({ all: 1, applied: 1 })
    const [waiting] = (await app.mock.read()).pending
    await app.mock.review({ what: 'withdrawal', id: waiting?.id ?? '', approve: true })
    await page.getByRole('button', { name: '刷新记录' }).click()
    await expect(receipt.getByRole('listitem').nth(2)).toContainText('已出款')
    expect(await moneyOf(app)).toEqual({ central: 70_000, held: 0 })
    expect(await everythingStored(page)).not.toContain(PASSWORD)
    await page.goBack()
    await expectPath(page, '/mine')
    await expect(walletPanel(page)).toContainText('¥ 700.00')
  })
}

const everythingStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]))

test('every missing field is marked, the first is named in a toast, and nothing is sent', async ({
  app,
  page,
}) => {
  await app.open({ ...SEVERAL_CARDS, as: DEMO, path: '/withdrawal?type=2' })
  // The two forms have the same labels: wait until the tab's own form is there.
  const switchTo = async (name: string) => {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
  }
  for (let given = 0; given < 7; given += 1) {
    const [card, amount, password] = [given & 4, given & 2, given & 1]
    // Switching to the other tab and back empties the form.
    await switchTo('USDT取款')
    await switchTo('银行卡取款')
    if (card) await chooseCard(page, /1881/)
    if (amount) await page.getByLabel('取款金额').fill('100')
    if (password) await page.getByLabel('支付密码').fill(PASSWORD)
    await withdrawButton(page).click()
    const first = !card
      ? '请选择您要提现到的银行卡'
      : !amount
        ? withdrawalTexts.minimum(DEFAULT_MIN_WITHDRAWAL_FEN)
        : '请输入您的支付密码'
    await expectToast(page, first)
    await expect(page.locator('form').getByText(first, { exact: true }).last()).toBeVisible()
    const missing = [card, amount, password].filter((it) => !it).length
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(missing)
  }
  expect((await requestsFor(app.mock, WITHDRAW)).all).toBe(0)
})

test('打码量 shows the wagering requirements of the books, and a withdrawal before they are met is refused', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'wagering-owed', params: { left: '250.50' }, as: DEMO, path: '/withdrawal' })
  await expect(shownWagering(page)).toHaveText('打码量还差 ¥ 250.50')
  await page.getByRole('button', { name: /明细$/ }).click()
  const rows = page.getByRole('list', { name: '还差打码量的充值与红利' }).getByRole('listitem')
  const { openRequirements } = await booksOf(app.mock, DEMO.username)
  await expect(rows).toHaveCount(openRequirements.length)
  for (const [n, { atMs, amount, left }] of [...openRequirements].reverse().entries()) {
    await expect(rows.nth(n)).toContainText(`还差 ${formatYuan(left)}`)
    await expect(rows.nth(n)).toContainText(`${formatBeijing(atMs)} · 需打码量 ${formatYuan(amount)}`)
  }
  const before = await moneyOf(app)
  await expect(withdrawButton(page)).toHaveAccessibleDescription('打码量未完成，还差 ¥ 250.50 才能取款')
  await fillWithdrawal(page, { card: 'TRC20', amount: '200', password: PASSWORD })
  await withdrawButton(page).click()
  await expectToast(page, /^打码量未完成，还差 ¥.250.50 才能取款$/)
  await expect(page.getByLabel('取款金额')).toHaveValue('200')
  await expect(page.getByLabel('支付密码')).toHaveValue('')
  expect(await moneyOf(app)).toEqual(before)
})

test('a member without a payment password is led to set one with the login password, and back', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'no-pay-password', as: DEMO, path: '/withdrawal?type=2' })
  await fillWithdrawal(page, { card: '云川银行', amount: '300', password: PASSWORD })
  await withdrawButton(page).click()
  await expectPath(page, '/password?type=2')
  await page.getByLabel('旧支付密码').fill(DEMO.password)
  await page.getByLabel('新支付密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel('确认新密码').fill(PASSWORD)
  await page.getByRole('button', { name: '确认修改' }).click()
  await expectToast(page, '密码修改成功！')
  await expectPath(page, '/withdrawal?type=2')
  await fillWithdrawal(page, { card: '云川银行', amount: '300', password: PASSWORD })
  await withdrawButton(page).click()
  await expectPath(page, '/transRecord')
  expect(await moneyOf(app)).toEqual({ central: 70_000, held: 30_000 })
})

test('parameters in the address fill in nothing', async ({ app, page }) => {
  await app.open({
    ...SEVERAL_CARDS,
    as: DEMO,
    path: '/withdrawal?type=2&amount=900&bank=1&cardId=1&password=888888',
  })
  await expect(page.getByRole('button', { name: '请选择您要提现到的银行卡' })).toBeVisible()
  await expect(page.getByLabel('取款金额')).toHaveValue('')
  await expect(page.getByLabel('支付密码')).toHaveValue('')
})

test('a card that another tab has unbound is no longer chosen', async ({ app, page }) => {
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/withdrawal?type=2' })
  await fillWithdrawal(page, { card: '云川银行', amount: '300', password: PASSWORD })
  await page.evaluate(() =>
    fetch('/api/delcard', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: '1' }),
    }),
  )
  await withdrawButton(page).click()
  await expectToast(page, '请选择您要提现到的银行卡')
  await goTo(page, '/wallet?type=2')
  await expect(page.getByText('还没有绑定银行卡')).toBeVisible()
  expect(await moneyOf(app)).toEqual({ central: 100_000, held: 0 })
})
