import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { arriveAt, expectPath, goTo, logIn, logOut } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { expect, test } from '../support/test.ts'
import { addressesOf, ROUTES } from './addresses.ts'

const HOME = '首页'

/** The focus is on the page's heading, which a screen reader reads out: it is the page's title. */
const expectHeard = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused()

/** A screen may learn its title from an answer: both are read until they agree. */
const expectTitleHeard = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.querySelector('h1:focus')?.textContent === document.title))
    .toBe(true)

test('every route says its title and takes the focus, whether entered anew or kept', async ({
  app,
  page,
}) => {
  test.setTimeout(90_000)
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  for (const route of ROUTES.filter(({ who, leadsTo }) => who !== 'visitor' && !leadsTo)) {
    for (const address of addressesOf(route)) {
      if (address === '/') continue
      await arriveAt(page, address)
      // The keyword field of the search takes the focus for itself.
      if (address === '/search') await expect(page.getByRole('searchbox')).toBeFocused()
      else await expectTitleHeard(page)
    }
  }
  for (const [kept, title] of [
    ['/mine', '我的'],
    ['/recharge', '充值'],
    ['/', HOME],
  ] as const) {
    await goTo(page, kept)
    await expectHeard(page, title)
  }
})

test('a promotion is called by its name', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO, path: '/activity' })
  const card = page.getByRole('main').locator('a[href*="activityInfo"]').first()
  await card.press('Enter')
  const shown = page.getByRole('heading', { level: 2 }).first()
  await expectHeard(page, await shown.innerText())
  await expect(page).toHaveTitle(await shown.innerText())
})

test('a tab, a login and a logout say where they lead', async ({ app, page }) => {
  await app.open({ scenario: 'demo', path: '/login' })
  await logIn(page, DEMO)
  await expectPath(page, '/')
  await closeWelcome(page)
  await expectHeard(page, HOME)
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).press('Enter')
  await expectHeard(page, '我的')
  await page.getByRole('link', { name: /投注记录/ }).press('Enter')
  await expectHeard(page, '投注记录')
  await page.getByRole('button', { name: '返回' }).press('Enter')
  await expectHeard(page, '我的')
  await logOut(page)
  await expectPath(page, '/login')
  await expectHeard(page, '登录')
})

test('the first stop of the keyboard leads past the header', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  const skip = page.getByRole('button', { name: '跳到正文' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expectHeard(page, HOME)
})
