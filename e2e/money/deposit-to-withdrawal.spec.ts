import type { Page } from '@playwright/test'
import { add } from '#contracts/money/money.ts'
import {
  APPROVED,
  DEFAULT_DATE_FILTER,
  DEPOSIT,
  isTransfer,
  TRANSFER_DONE,
  TRANSFER_IN,
  TRANSFER_OUT,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import { shown } from '../journeys/amounts.ts'
import { booksOf, postingCount } from '../journeys/books.ts'
import { claim } from '../journeys/claims.ts'
import { receivingAccounts } from '../journeys/deposit.ts'
import { expectPath, goTo, loadAnew, register, untilHistoryRests } from '../journeys/entry.ts'
import { amountOf, recordsOf, totals } from '../journeys/records.ts'
import { fillTransfer, transferButton, walletPanel } from '../journeys/wallet.ts'
import { type AppFixture, expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const ME = { username: 'hangxing01', realname: '江远帆', password: 'fanyuan66', payPassword: '668866' }
const VENUE = { platname: 'yzdz', name: '云舟电子' }
const submit = (page: Page) => page.locator('button[type="submit"]').filter({ visible: true })
const books = ({ mock }: AppFixture) => booksOf(mock, ME.username)
const at = ({ mock }: AppFixture, moment: string) => mock.clock({ to: `2026-05-${moment}` })

/** The operator decides what is waiting for review. */
async function decide({ mock }: AppFixture, what: 'deposit' | 'withdrawal', approve = true) {
  const waiting = (await mock.read()).pending.find((one) => one.what === what)
  expect(await mock.review({ what, id: String(waiting?.id), approve })).toBe(true)
}

async function bindCard(page: Page) {
  await goTo(page, '/addBankCard')
  await page.getByLabel('持卡人姓名').fill(ME.realname)
  await page.getByRole('button', { name: /银行/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '云川银行' }).click()
  // It gives the focus back, which would take what is typed before.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('银行卡号').fill('6222020200112233')
  await page.getByLabel('开户行地址').fill('云川银行滨江支行')
  await page.getByLabel('支付密码').fill(ME.payPassword)
  await submit(page).click()
  await expectToast(page, '绑定成功')
}

async function depositByBank(page: Page, amount: string) {
  await goTo(page, '/recharge')
  await page.getByRole('radio', { name: '银行卡转账' }).check({ force: true })
  await page.getByLabel('充值金额').fill(amount)
  await page.getByLabel('存款人姓名').fill(ME.realname)
  await page.getByRole('button', { name: '选择银行' }).click()
  await page.getByRole('button', { name: '云川银行' }).click()
  await receivingAccounts(page)
  await submit(page).click()
  await expectToast(page, '提交成功，等待后台审核')
  await expectPath(page, '/transRecord')
}

async function moveIntoVenue(page: Page, amount: string) {
  await goTo(page, '/transfer')
  await fillTransfer(page, VENUE.name, amount)
  await transferButton(page).click()
  await expectToast(page, /转账成功/)
}

/** Plays rounds of one stake on the venue’s slot; each settles by the mock clock. Then recalls all money. */
async function play(app: AppFixture, rounds: number, stake: string) {
  const { page, mock } = app
  await goTo(page, `/gamePage?name=${VENUE.platname}&type=0&code=${VENUE.platname}-001`)
  await page.getByRole('button', { name: '开始游戏' }).click()
  await page.waitForURL(/[?&]ticket=/)
  const spin = page.getByRole('button', { name: '开始旋转' })
  await page.getByLabel('投注金额（元）').fill(stake)
  for (let round = 0; round < rounds; round += 1) {
    const { turnover } = await books(app)
    await spin.click()
    await expect(page.getByText('未结算')).toBeVisible()
    await mock.clock({ byMs: 10_000 })
    await expect(page.getByText('未结算')).toBeHidden()
    expect((await books(app)).turnover).toBeGreaterThan(turnover)
    await expect(spin).toBeEnabled()
  }
  await loadAnew(page, () => page.getByRole('link', { name: '返回大厅' }).click())
  await expect(page.getByRole('heading', { name: '首页', includeHidden: true })).toBeAttached()
  await goTo(page, '/transfer')
  await expect(walletPanel(page)).toBeVisible()
  await page.getByRole('button', { name: '一键回收' }).click()
  await expect.poll(async () => (await books(app)).venues[VENUE.platname]).toBe(0)
  const { central } = await books(app)
  await expect(walletPanel(page)).toContainText(shown(central))
}

async function openRedPacket(page: Page) {
  await goTo(page, '/hongbao')
  await claim(page, '开红包')
  const popup = page.getByRole('dialog', { name: '抢到红包' })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: '开心收下' }).click()
  await expect(popup).toBeHidden()
  await untilHistoryRests(page)
}

async function withdraw(page: Page, amount: string) {
  await goTo(page, '/withdrawal?type=2')
  await page.locator('button.card-pick').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.card-sheet button').first().click()
  await expect(sheet).toBeHidden()
  await page.getByLabel('取款金额').fill(amount)
  await page.getByLabel('支付密码').fill(ME.payPassword)
  await submit(page).click()
}

/** Every record page shows what the books of the mock backend hold. */
async function expectRecordsAgree(app: AppFixture) {
  const { page, mock } = app
  const written = await recordsOf(mock, ME.username, DEFAULT_DATE_FILTER)
  for (const type of [DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT]) {
    await goTo(page, `/transRecord?type=${type}`)
    const success = isTransfer(type) ? TRANSFER_DONE : APPROVED
    const counted = written.transactions(type).filter(({ state }) => state === success)
    expect(counted.length).toBeGreaterThan(0)
    await expect(totals(page)).toContainText(shown(amountOf(counted)))
  }
  await goTo(page, '/betRecord')
  await expect(totals(page)).toContainText(shown(add(...written.bets.map(({ stake }) => stake))))
  await goTo(page, '/welfare')
  await expect(page.getByRole('main')).toContainText(shown(amountOf(written.redPackets)))
  await goTo(page, '/fanshui')
  await expect(page.getByRole('region', { name: '返水汇总' })).toContainText(
    `待领取返水¥ 0.00已领取${shown(amountOf(written.rebates))}`,
  )
  await goTo(page, '/report?date=4')
  await expect(page.getByRole('main')).toContainText(shown(amountOf(written.transactions(DEPOSIT))))
}

test('a new member deposits, plays, collects bonuses and withdraws through the screens alone', {
  tag: '@both',
}, async ({ app, page }) => {
  test.setTimeout(180_000)
  const { mock } = app
  await app.open({ scenario: 'visitor', at: '2026-05-01 13:00:00', seed: 7, path: '/login?type=1' })
  await mock.clock({ stop: true })

  await register(page, ME)
  await expectPath(page, '/')
  await bindCard(page)

  await depositByBank(page, '1000')
  await expect(page.getByRole('list', { name: '充值记录' }).getByRole('listitem')).toContainText('待审核')
  expect((await books(app)).central).toBe(0)
  await decide(app, 'deposit')
  await goTo(page, '/money')
  await expect(page.getByRole('main')).toContainText('¥ 1,000.00')

  // An open wagering requirement blocks a withdrawal.
  await withdraw(page, '100')
  await expectToast(page, /打码量/)
  expect(await books(app)).toMatchObject({ central: 100_000, held: 0, wageringLeft: 100_000 })

  // Stakes of 1,000 meet the wagering requirement and, with deposits of 500, the conditions of VIP 1.
  await moveIntoVenue(page, '1000')
  await play(app, 10, '100')
  expect(await books(app)).toMatchObject({ turnover: 100_000, wageringLeft: 0, vip: 0 })

  await at(app, '02 10:30:00')
  await openRedPacket(page)
  expect(await postingCount(mock, 'red-packet')).toBe(1)
  expect((await books(app)).wageringLeft).toBeGreaterThan(0)

  await at(app, '03 00:00:00')
  await goTo(page, '/vip')
  await expect(page.getByRole('main')).toContainText('VIP 1')
  expect((await books(app)).vip).toBe(1)

  // From this level on bets earn rebates: stakes of the third can be collected from the following midnight.
  await moveIntoVenue(page, '100')
  await play(app, 1, '100')
  expect((await books(app)).wageringLeft).toBe(0)
  await at(app, '04 09:00:00')
  await goTo(page, '/fanshui')
  await claim(page, '立即领取')
  await expectToast(page, /^已领取返水/)

  // The collected rebate adds its own wagering requirement, once.
  expect((await books(app)).wageringLeft).toBeGreaterThan(0)
  await moveIntoVenue(page, '10')
  await play(app, 1, '10')
  expect((await books(app)).wageringLeft).toBe(0)

  const { central } = await books(app)
  await withdraw(page, '100')
  await expectPath(page, '/transRecord')
  expect(await books(app)).toMatchObject({ central: central - 10_000, held: 10_000 })
  await decide(app, 'withdrawal')
  expect(await books(app)).toMatchObject({ central: central - 10_000, held: 0 })

  await expectRecordsAgree(app)
  await goTo(page, '/mine')
  await expect(walletPanel(page)).toContainText(shown(central - 10_000))
})
