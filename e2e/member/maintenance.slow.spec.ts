import type { Page } from '@playwright/test'
import { MAINTENANCE } from '#contracts/wire/envelope.ts'
import type { MockControl } from '#mock/control/control.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { pathOf } from '../journeys/entry.ts'
import { header } from '../journeys/home.ts'
import { pollsOf, pollsUntil, STEPS } from '../journeys/polls.ts'
import { fillTransfer, transferButton } from '../journeys/wallet.ts'
import { fillWithdrawal, withdrawButton } from '../journeys/withdrawal.ts'
import { type AppFixture, type Backend, expect, test } from '../support/test.ts'
import { shownToast } from '../support/toasts.ts'

/** This phone's pause between two looks at a closed site is the longest, 30 s, so that the player taps first. */
const looksSeldom = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0
  })

const ATTACK = '<img src=x onerror=__pwn=1><b>维护</b>'

test('a closed site shows the text of the operator literally, and opens again', {
  tag: '@both',
}, async ({ app, page }) => {
  await looksSeldom(page)
  await app.open({ scenario: 'maintenance', params: { tips: ATTACK }, as: DEMO, path: '/mine' })
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: ATTACK })).toBeVisible()
  await expect(shownToast(page)).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  await app.mock.site({ settings: { open: true } })
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { name: DEMO.username })).toBeVisible()
  expect(pathOf(page)).toBe('/mine')
})

const repair = (page: Page) => page.getByRole('alert').filter({ hasText: '系统维护中' })
const close = (mock: MockControl) => mock.site({ settings: { open: false, repairTips: ATTACK } })
/** The site is closed for this one call, so that no poll can notice it first. */
const closeAt = (mock: MockControl, endpoint: string) =>
  mock.faults({ add: [{ endpoint, kind: 'refuse', code: MAINTENANCE, message: ATTACK, times: 1 }] })

test('a site that closes during a transfer shows the notice, and keeps the form for when it opens again', {
  tag: '@both',
}, async ({ app, page }) => {
  await looksSeldom(page)
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await fillTransfer(page, '云舟电子', '100')
  const title = await page.title()
  await closeAt(app.mock, '/api/transfer')
  await transferButton(page).click()
  await expect(repair(page)).toContainText(ATTACK)
  await expect(shownToast(page)).toBeHidden()
  await expect(page.getByLabel('转账金额')).toBeHidden()
  await expect(page).toHaveTitle(/^系统维护/)
  const { members } = await app.mock.read()
  expect(members[0]).toMatchObject({ central: 100_000 })

  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(repair(page)).toHaveCount(0)
  await expect(page).toHaveTitle(title)
  await expect(page.getByLabel('转账金额')).toHaveValue('100')
  await expect(page.getByRole('button', { name: /^转入钱包.*云舟电子/ })).toBeVisible()
  expect((await requestsFor(app.mock, '/api/transfer')).applied).toBe(0)
  await transferButton(page).click()
  await expect.poll(async () => (await requestsFor(app.mock, '/api/transfer')).applied).toBe(1)
  expect((await booksOf(app.mock, DEMO.username)).central).toBe(90_000)
})

test('a withdrawal refused by maintenance keeps its card and amount, and clears the password', {
  tag: '@both',
}, async ({ app, page }) => {
  await looksSeldom(page)
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/withdrawal?type=2' })
  await fillWithdrawal(page, { card: '云川银行', amount: '150', password: DEMO.payPassword })
  await closeAt(app.mock, '/api/withdraw')
  await withdrawButton(page).click()
  await expect(repair(page)).toBeVisible()
  await expect(shownToast(page)).toBeHidden()
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('button', { name: /云川银行.*更换$/ })).toBeVisible()
  await expect(page.getByLabel('取款金额')).toHaveValue('150')
  await expect(page.getByLabel('支付密码')).toHaveValue('')
  expect((await requestsFor(app.mock, '/api/withdraw')).applied).toBe(0)
})

/**
 * The answer to this call waits for the returned step. In the demo its 106 bytes take 17.7 s of the page’s clock, which must
 * stand still meanwhile; the app waits 30 s.
 */
async function holdAnswer(
  { page, mock }: AppFixture,
  backend: Backend,
  path: string,
): Promise<() => Promise<void>> {
  if (backend === 'demo') {
    await mock.faults({ add: [{ endpoint: path, kind: 'slow', bytesPerSecond: 6, times: 1 }] })
    return () => page.clock.runFor(18_000)
  }
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  return async () => {
    const answered = page.waitForResponse(`**${path}`)
    held.resolve()
    await (await answered).finished()
  }
}

test('a withdrawal answered behind the notice is told once the site is open, and no tap sends it again', {
  tag: '@both',
}, async ({ app, page, backend }) => {
  await page.clock.install()
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/withdrawal?type=2' })
  await fillWithdrawal(page, { card: '云川银行', amount: '150', password: DEMO.payPassword })
  const answer = await holdAnswer(app, backend, '/api/withdraw')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000))
  await withdrawButton(page).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return (await requestsFor(app.mock, '/api/withdraw')).applied
    }, STEPS)
    .toBe(1)
  await close(app.mock)
  await pollsUntil(page, repair(page))
  await answer()
  await app.mock.site({ settings: { open: true } })
  await page.getByRole('button', { name: '再试一次' }).click()
  // The button stands for 1.5 s of the page's clock, and leads nowhere any more.
  const sent = page.getByRole('button', { name: '提交成功' })
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return sent.isVisible()
    }, STEPS)
    .toBe(true)
  await sent.dispatchEvent('click')
  await expect(repair(page)).toHaveCount(0)
  await expect(shownToast(page)).toContainText('提交成功')
  await page.clock.resume()
  await expect.poll(() => pathOf(page)).toBe('/transRecord')
  await expect(page.getByText('150.00').first()).toBeVisible()
  expect((await requestsFor(app.mock, '/api/withdraw')).all).toBe(1)
})

test('the next poll tells an idle member that the site is closed, also above an open sheet', {
  tag: '@both',
}, async ({ app, page }) => {
  await looksSeldom(page)
  await page.clock.install()
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transRecord' })
  await page.getByRole('button', { name: /^筛选：/ }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await expect(sheet).toBeVisible()
  await close(app.mock)
  await pollsUntil(page, repair(page))
  await expect(sheet).toBeHidden()
  await expect(shownToast(page)).toBeHidden()

  await app.mock.site({ settings: { open: true } })
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(repair(page)).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('region', { name: '合计' })).toBeVisible()
})

// The page of a demo follows its console at once (world-beside.spec.ts).
test('an idle visitor learns of maintenance within 5 minutes, and gets the app back once the site is open', {
  tag: '@production',
}, async ({ app, page }) => {
  await looksSeldom(page)
  await page.clock.install()
  await app.open({ scenario: 'visitor', path: '/kefu' })
  // The static first page has a header as well, but without these links.
  await expect(header(page).getByRole('link', { name: '登录' })).toBeVisible()
  const requestCount = async () => (await requestsFor(app.mock, '/api/app')).all
  await expect.poll(requestCount).toBeGreaterThan(0)
  const before = await requestCount()
  await close(app.mock)
  await pollsOf(app, '/api/app', 300_000, 1)
  await expect(repair(page)).toBeVisible()
  expect(await requestCount()).toBe(before + 1)
  for (const times of [2, 3, 4]) {
    await pollsOf(app, '/api/app', 30_000, 1)
    expect(await requestCount()).toBe(before + times)
  }
  await app.mock.site({ settings: { open: true } })
  await pollsOf(app, '/api/app', 30_000, 1)
  await expect(repair(page)).toHaveCount(0)
  await expect(header(page)).toBeVisible()
})
