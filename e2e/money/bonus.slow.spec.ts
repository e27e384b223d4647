import type { Page } from '@playwright/test'
import { HOUR_MS, MINUTE_MS } from '#contracts/time/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { shown } from '../journeys/amounts.ts'
import { booksOf, loseAnswer, postingCount, requestsFor } from '../journeys/books.ts'
import { agree, claim } from '../journeys/claims.ts'
import { expectPath, goTo, reload } from '../journeys/entry.ts'
import { flawsInThemes } from '../support/axe.ts'
import { REFUSED } from '../support/servers/mock.ts'
import { type AppFixture, expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const CLAIM = '/api/douserredpacket'
const COLLECT = '/api/dofanshui'
/** What the member of the red packet scenarios deposited the day before. */
const DEPOSITED = 200_000

const openButton = (page: Page) => page.getByRole('button', { name: '开红包' })
const popup = (page: Page, name: string) => page.getByRole('dialog', { name })

/** 剩余次数, 已领取 and 每日上限 as the page shows them. */
async function expectCounts(page: Page, ...numbers: [left: string, taken: string, most: string]) {
  await expect(page.locator('.red-packet-stats dd')).toHaveText(numbers)
}

const openPackets = (app: AppFixture, scenario: string) => app.open({ scenario, as: DEMO, path: '/hongbao' })

test('a double click claims one red packet, and the popup, the counts, the wallet and the records agree', {
  tag: '@both',
}, async ({ app, page }) => {
  await openPackets(app, 'red-packet-open')
  await expectCounts(page, '3', '0', '8')
  await app.mock.faults({ add: [{ endpoint: CLAIM, kind: 'slow', delayMs: 3_000, times: 1 }] })
  await openButton(page).dblclick()
  await agree(page)
  await expect(popup(page, '抢到红包')).toBeVisible(OWN_TIME)
  const { central } = await booksOf(app.mock, DEMO.username)
  const won = shown(central - DEPOSITED)
  await expect(popup(page, '抢到红包')).toContainText(won)
  await expect(popup(page, '抢到红包')).toContainText('今日还可领取 2 个')
  await popup(page, '抢到红包').getByRole('button', { name: '开心收下' }).click()
  await expect(popup(page, '抢到红包')).toBeHidden()
  await expectCounts(page, '2', '1', '8')
  expect((await requestsFor(app.mock, CLAIM)).all).toBe(1)
  expect(await postingCount(app.mock, 'red-packet')).toBe(1)

  await page.getByRole('link', { name: '红包记录' }).click()
  await expectPath(page, '/welfare')
  await expect(page.getByRole('list', { name: '红包记录' }).getByRole('listitem')).toHaveText([
    new RegExp(`\\+${won}`),
  ])
})

test('open packets rain once, and not where less motion is wanted', async ({ app, page }) => {
  const rain = page.locator('.red-packet-rain')
  const moving = () =>
    rain.evaluateAll((all) => all.flatMap((one) => one.getAnimations({ subtree: true })).length)
  await openPackets(app, 'red-packet-open')
  await expectCounts(page, '3', '0', '8')
  await expect(rain).toBeAttached()
  expect(await moving()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await reload(page)
  await expect.poll(moving).toBeGreaterThan(5)
  await expect(rain).toHaveCount(0, OWN_TIME)
})

test('after the hours of red packets a popup says so, and nothing is sent', async ({ app, page }) => {
  await openPackets(app, 'red-packet-ended')
  await expectCounts(page, '3', '0', '8')
  await openButton(page).click()
  await expect(popup(page, '活动提示')).toContainText('请静待下次活动。')
  expect((await requestsFor(app.mock, CLAIM)).all).toBe(0)
})

test('without a red packet to claim a toast says so, and nothing is sent', async ({ app, page }) => {
  await openPackets(app, 'red-packet-not-met')
  await expectCounts(page, '0', '0', '8')
  await openButton(page).click()
  await expectToast(page, '您暂未达到领取条件，快去完成吧！')
  expect((await requestsFor(app.mock, CLAIM)).all).toBe(0)
})

test('axe finds nothing on the popup of a claimed red packet', { tag: '@wide' }, async ({ app, page }) => {
  await openPackets(app, 'red-packet-open')
  await expectCounts(page, '3', '0', '8')
  await claim(page, '开红包')
  await expect(popup(page, '抢到红包')).toBeVisible()
  expect(await flawsInThemes(page, 'a claimed red packet', '#overlays')).toEqual([])
})

test('red packets open on the shown page when the clock of the mock backend reaches their hour', {
  tag: '@both',
}, async ({ app, page }) => {
  await openPackets(app, 'red-packet-before')
  await expect(page.getByText('距开始')).toBeVisible()
  await openButton(page).click()
  await expect(popup(page, '活动提示')).toContainText('活动还没开始，请静待活动开始。')
  await popup(page, '活动提示').getByRole('button', { name: '我知道了' }).click()
  await app.mock.clock({ byMs: 30 * MINUTE_MS })
  // Two polls of the balance, some seconds later, tell the page.
  await expect(page.getByText('您有 3 个红包，点击「開」开红包')).toBeVisible(OWN_TIME)
  await claim(page, '开红包')
  await expect(popup(page, '抢到红包')).toBeVisible()
})

test('a refused claim shows the message of the server and links to 充值', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await openPackets(app, 'red-packet-open')
  await expectCounts(page, '3', '0', '8')
  await app.mock.faults({
    add: [{ endpoint: CLAIM, kind: 'refuse', code: REFUSED, message: '今日红包已被抢完', times: 1 }],
  })
  await claim(page, '开红包')
  await expect(popup(page, '领取结果')).toContainText('今日红包已被抢完')
  await popup(page, '领取结果').getByRole('link', { name: '去充值' }).click()
  await expectPath(page, '/recharge')
  expect((await booksOf(app.mock, DEMO.username)).central).toBe(DEPOSITED)
})

test('a claim whose answer was lost shows no red packet, and the counts are read again', {
  tag: '@both',
}, async ({ app, page, backend, problems }) => {
  problems.allow(/Failed to load resource/)
  await openPackets(app, 'red-packet-open')
  await expectCounts(page, '3', '0', '8')
  await loseAnswer(app, backend, CLAIM)
  await claim(page, '开红包')
  await expectToast(page, '服务器异常，请稍后再试')
  await expectCounts(page, '2', '1', '8')
  await expect(openButton(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await requestsFor(app.mock, CLAIM)).all).toBe(1)
  expect(await postingCount(app.mock, 'red-packet')).toBe(1)
})

const summary = (page: Page) => page.getByRole('region', { name: '返水汇总' })
const collectButton = (page: Page) => page.getByRole('button', { name: '立即领取' })

test('a double click collects all rebates once, and the sums, the records and the wallet agree', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'rebate-pending', as: DEMO, path: '/fanshui' })
  const { central } = await booksOf(app.mock, DEMO.username)
  await expect(summary(page)).toContainText('待领取返水¥ 8.00')
  const rows = page.getByRole('list', { name: '返水记录' }).getByRole('listitem')
  await expect(rows).toHaveText([/¥\s3.50未领取/, /¥\s4.50未领取/])
  await app.mock.faults({ add: [{ endpoint: COLLECT, kind: 'slow', delayMs: 3_000, times: 1 }] })
  await collectButton(page).dblclick()
  await agree(page)
  await expectToast(page, '已领取返水 8.00 元', OWN_TIME)
  await expect(summary(page)).toContainText('待领取返水¥ 0.00已领取¥ 8.00')
  await expect(rows).toHaveText([/¥\s3.50已领取/, /¥\s4.50已领取/])
  const books = await booksOf(app.mock, DEMO.username)
  expect(books.central).toBe(central + 800)
  expect((await requestsFor(app.mock, COLLECT)).all).toBe(1)

  await collectButton(page).click()
  await expectToast(page, '暂无领取额度！')
  expect((await requestsFor(app.mock, COLLECT)).all).toBe(1)
})

test('rebates whose answer was lost are collected once, and the outcome is shown as unknown', {
  tag: '@both',
}, async ({ app, page, backend, problems }) => {
  problems.allow(/Failed to load resource/)
  await app.open({ scenario: 'rebate-pending', as: DEMO, path: '/fanshui' })
  const { central } = await booksOf(app.mock, DEMO.username)
  await expect(summary(page)).toContainText('待领取返水¥ 8.00')
  await loseAnswer(app, backend, COLLECT)
  await claim(page, '立即领取')
  await expectToast(page, '网络异常，结果未知，正在为您核对最新余额与记录')
  await expect(summary(page)).toContainText('待领取返水¥ 0.00已领取¥ 8.00')
  expect((await booksOf(app.mock, DEMO.username)).central).toBe(central + 800)
  expect((await requestsFor(app.mock, COLLECT)).all).toBe(1)
})

test('the filter of rebates changes the rows by a new request, and the sums stay', async ({ app, page }) => {
  await app.open({ scenario: 'rebate-pending', as: DEMO, path: '/fanshui' })
  const rows = page.getByRole('list', { name: '返水记录' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: '真人', exact: true }).click()
  await expect(rows).toHaveText([/真人厅/])
  await page.getByRole('button', { name: /^筛选/ }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('radio', { name: '已领取' }).click()
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('近 30 日没有真人返水记录')).toBeVisible()
  await expect(summary(page)).toContainText('待领取返水¥ 8.00')
})

test('a member levels up at midnight: the level and the conditions of the next one follow', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'vip-about-to-rise', params: { level: 1 }, as: DEMO, path: '/vip' })
  await expect(page.getByRole('region', { name: '升级到 VIP 2 需同时满足' })).toContainText('充值已足')
  await app.mock.clock({ byMs: 24 * HOUR_MS })
  // Without a reload the app still shows the data of this visit.
  await reload(page)
  await goTo(page, '/mine')
  await page.getByRole('link', { name: /^VIP 2/ }).click()
  const next = page.getByRole('region', { name: '升级到 VIP 3 需同时满足' })
  await expect(next).toContainText('还差')
  expect((await booksOf(app.mock, DEMO.username)).vip).toBe(2)
})
