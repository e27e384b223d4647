import type { Page, Request } from '@playwright/test'
import { add, subtract } from '#contracts/money/money.ts'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import {
  APPROVED,
  BET_SETTLED,
  DEFAULT_DATE_FILTER,
  DEPOSIT,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import type { MockControl } from '#mock/control/control.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { shown } from '../journeys/amounts.ts'
import { goTo, pathOf, reload, untilBackCloses } from '../journeys/entry.ts'
import { amountOf, linesOf, pullDown, recordsOf, totals } from '../journeys/records.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const AT = '2026-05-20 15:00:00'
const many = { scenario: 'long-lists', params: { days: 45 }, at: AT, as: DEMO }

const rows = (page: Page) => page.getByRole('listitem')
const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test('deposits load page by page to 没有更多了, each order once, with the sums of the books', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ ...many, path: '/transRecord' })
  const written = (await recordsOf(app.mock, DEMO.username, DEFAULT_DATE_FILTER)).transactions(DEPOSIT)
  expect(written.length).toBeGreaterThan(25)
  await expect(totals(page)).toContainText(String(written.length))
  const last = rows(page).last()
  await expect(async () => {
    await toTheEnd(page)
    await expect(last).toHaveAttribute('aria-posinset', String(written.length), { timeout: 200 })
  }).toPass()
  await expect(page.getByText('没有更多了')).toBeVisible()
  await expect(totals(page)).toContainText(shown(amountOf(written.filter(({ state }) => state === APPROVED))))
})

test('a row opens with all its fields, its number can be copied, and Back only closes it', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open({ ...many, path: '/mine' })
  await goTo(page, '/transRecord?type=2&date=3')
  await expect(page.getByRole('list', { name: '取款记录' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  const eighth = (await recordsOf(app.mock, DEMO.username, 3)).transactions(WITHDRAWAL)[7]
  const row = page.getByRole('button', { name: new RegExp(`${eighth?.no.slice(-6)}`) })
  // A click scrolls first, and not to the same place in every engine.
  await row.scrollIntoViewIfNeeded()
  const scrolledTo = await page.evaluate(() => window.scrollY)
  expect(scrolledTo).toBeGreaterThan(0)
  await row.click()
  const sheet = page.getByRole('dialog', { name: '取款详情' })
  await expect(sheet).toContainText(shown(eighth?.amount))
  await sheet.getByRole('button', { name: '复制订单号' }).click()
  await expectToast(page, '复制成功！')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(eighth?.no)
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(pathOf(page)).toBe('/transRecord?type=2&date=3')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/mine')
})

test('the filter replaces the address: Back leaves the screen, not the filter', async ({ app, page }) => {
  await app.open({ ...many, path: '/mine' })
  await goTo(page, '/betRecord')
  await page.getByRole('button', { name: '筛选：近 30 日' }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('radio', { name: '体育' }).check()
  await sheet.getByRole('radio', { name: '近 7 日' }).check()
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => pathOf(page)).toBe('/betRecord?category=sport&date=2&status=')
  await expect(page.getByRole('button', { name: '体育', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(rows(page).first()).toBeVisible()
  for (const item of await rows(page).all()) await expect(item).toContainText('体育')
  await reload(page)
  await expect(page.getByRole('button', { name: '筛选：近 7 日' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/mine')
})

test('an order made while the list is open shows once, on top, after a pull down', async ({ app, page }) => {
  await app.open({ ...many, path: '/transRecord?type=3' })
  const list = page.getByRole('list', { name: '转入记录' })
  await expect(list).toBeVisible()
  await goTo(page, '/transRecord?type=1')
  await expect(page.getByRole('list', { name: '充值记录' })).toBeVisible()
  const number = await app.mock.credit({ username: DEMO.username, amount: 12_345 })
  await expect(page.getByText(number.slice(-6))).toHaveCount(0)
  const shownTexts = await pullDown(page)
  await expect(rows(page).first()).toContainText('¥ 123.45')
  await expect(rows(page).first()).toContainText('今日')
  await expect.poll(shownTexts).toContain('刷新成功')
  expect((await shownTexts()).filter((words) => words !== '')).toEqual([
    '下拉刷新',
    '释放立即刷新',
    '正在刷新',
    '刷新成功',
  ])
})

test('a page that failed to load is requested again by a tap, and the list goes on', async ({
  app,
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  await app.open({ ...many, path: '/betRecord' })
  await expect(rows(page).first()).toBeVisible()
  await app.mock.faults({ add: [{ endpoint: '/api/betrecord', kind: 'http', status: 500, body: 'json' }] })
  const again = page.getByRole('button', { name: '请求失败，点击重新加载' })
  await expect(async () => {
    await toTheEnd(page)
    await expect(again).toBeVisible({ timeout: 100 })
  }).toPass()
  await app.mock.faults({ clear: true })
  const before = await rows(page).last().getAttribute('aria-posinset')
  await again.click()
  await expect(rows(page).last()).not.toHaveAttribute('aria-posinset', String(before))
})

test('the report agrees with the books, per day and in total', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'demo', at: AT, as: DEMO, path: '/report' })
  const books = await recordsOf(app.mock, DEMO.username, DEFAULT_DATE_FILTER)
  const approved = (type: typeof DEPOSIT | typeof WITHDRAWAL) =>
    books.transactions(type).filter(({ state }) => state === APPROVED)
  const settled = books.bets.filter(({ status }) => status === BET_SETTLED)
  const collected = books.rebates.filter(({ collectedMs }) => collectedMs !== null)
  const tile = (name: string) => page.getByRole('group', { name: '汇总' }).getByRole('button', { name })
  await expect(tile('充值')).toContainText(shown(amountOf(approved(DEPOSIT))), OWN_TIME)
  await expect(tile('取款')).toContainText(shown(amountOf(approved(WITHDRAWAL))))
  await expect(tile('投注')).toContainText(shown(add(...settled.map(({ stake }) => stake))))
  await expect(tile('返水')).toContainText(shown(amountOf(collected)))
  await expect(tile('红包')).toContainText(shown(amountOf(books.redPackets)))
  const won = (bets: typeof settled) => add(...bets.map(({ payout, stake }) => subtract(payout, stake)))
  await expect(tile('输赢')).toContainText(shown(won(settled)))
  const days = page.getByRole('table', { name: '每日输赢明细' }).locator('tbody > tr:first-child')
  await expect(days).toHaveCount(30)
  for (const [at, day] of (await days.all()).entries()) {
    const name = beijingDay(Date.parse('2026-05-20T00:00:00+08:00') - at * 86_400_000)
    const [, month, date] = name.split('-').map(Number)
    await expect(day.getByRole('rowheader')).toContainText(`${month} 月 ${date} 日`)
    await expect(day.getByRole('cell')).toContainText(
      shown(won(settled.filter(({ atMs }) => beijingDay(atMs) === name))),
    )
  }
})

test('the chart is read with the arrow keys, and a tile changes its values', async ({ app, page }) => {
  await app.open({ scenario: 'demo', at: AT, as: DEMO, path: '/report?date=2' })
  const chart = page.getByRole('slider', { name: '每日输赢' })
  await chart.focus()
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /^5 月 14 日，/)
  await chart.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', /^5 月 15 日，/)
  await page.getByRole('button', { name: /^充值/ }).click()
  await expect(page.getByRole('slider', { name: '每日充值' })).toBeVisible()
  await expect(page.getByRole('table', { name: '每日充值明细' })).toBeVisible()
})

test('a report in progress shows how far it is, can be cancelled, and sends nothing more once it is left', {
  tag: '@production',
}, async ({ app, page }) => {
  await app.open({ ...many, path: '/mine' })
  await app.mock.faults({ add: [{ endpoint: '/api/betrecord', kind: 'slow', delayMs: 300 }] })
  let sent = 0
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/betrecord')) return
    sent += 1
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await goTo(page, '/report')
  await page.getByRole('button', { name: '开始统计' }).click()
  await expect(page.getByRole('progressbar', { name: '正在读取' })).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '开始统计' }).click()
  await expect(page.getByRole('progressbar', { name: '正在读取' })).toBeVisible()
  await expect.poll(() => sent).toBeGreaterThan(1)
  await goTo(page, '/activityRecord')
  await expect(page.getByRole('list', { name: '活动记录' })).toBeVisible()
  // React ends what a screen has begun a moment after the next one is drawn: four are always under way until then.
  let before = -1
  const rests = () => {
    const rested = underWay.size === 0 && sent === before
    before = sent
    return rested
  }
  await expect.poll(rests, { intervals: [500] }).toBe(true)
  const left = sent
  await goTo(page, '/transRecord')
  await expect(page.getByRole('list', { name: '充值记录' })).toBeVisible()
  expect(sent).toBe(left)
})

test('a bet of unknown status is shown as such in its row, its sheet, the totals, the file and the report', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'bets-of-each-state', as: DEMO, path: '/kefu' })
  // The newest of the four, which is not settled in the books.
  const fields = { 'data.data.0.status': 9, 'data.data.0.win_loss': '77.00' }
  await app.mock.faults({ add: [{ endpoint: '/api/betrecord', kind: 'patch', fields }] })
  await goTo(page, '/betRecord')
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).first()).toContainText('未知状态')
  await expect(rows(page).first()).not.toContainText('77')
  await expect(totals(page)).toContainText(`投注额${shown(16_000)}`)
  await expect(totals(page)).toContainText(`输赢-${shown(1_000)}`)
  await expect(totals(page)).toContainText(`状态未知${shown(10_000)}`)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const [, newest] = await linesOf(await coming)
  expect(newest?.split(',').slice(3, 6)).toEqual(['100.00', '', '未知状态'])

  await rows(page).first().getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: '注单详情' })
  await expect(sheet).toContainText('未知状态')
  await expect(sheet).not.toContainText('退回')
  await untilBackCloses(page)
  await page.goBack()
  await expect(sheet).toBeHidden()

  await goTo(page, '/report')
  await expect(page.getByText('状态未知的记录 1 笔，未计入。')).toBeVisible()
  const stakes = page.getByRole('group', { name: '汇总' }).getByRole('button', { name: '投注' })
  await expect(stakes).toContainText(`${shown(16_000)}2 笔`)
})

test.describe('on a phone in another zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('ISO times with a zone are shown as Beijing times, and an ISO birthday as its day', {
    tag: '@production',
  }, async ({ app, page }) => {
    const birthday = { 'data.birthday': '1990-01-30T16:00:00.000000Z' }
    const time = { 'data.data.0.created_at': '2026-05-19T20:00:05.000000Z' }
    const before = (mock: MockControl) =>
      mock.faults({
        add: [
          { endpoint: '/api/user', kind: 'patch', fields: birthday },
          { endpoint: '/api/gettransrecord', kind: 'patch', fields: time },
        ],
      })
    await app.open({ ...many, path: '/mine', before })
    await expect(page.getByRole('heading', { name: DEMO.username })).toBeVisible()
    await goTo(page, '/userInfo')
    await expect(page.getByRole('button', { name: /^生日/ })).toContainText('1990年1月31日')
    await goTo(page, '/transRecord')
    await expect(rows(page).first()).toContainText(/今日.*04:00 · 单号末 6 位/)
    await rows(page).first().getByRole('button').click()
    await expect(page.getByRole('dialog', { name: '充值详情' })).toContainText('2026-05-20 04:00:05')
  })
})
