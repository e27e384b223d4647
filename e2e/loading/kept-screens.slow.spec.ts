import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { expectPath, goTo, reload } from '../journeys/entry.ts'
import { category, closeWelcome, header, tab } from '../journeys/home.ts'
import { pollsOf } from '../journeys/polls.ts'
import { walletPanel } from '../journeys/wallet.ts'
import { expect, test } from '../support/test.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('home comes back with its category and scroll position, while a new route starts at its top', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcome(page)
  await category(page, '电子').click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect.poll(() => scrollY(page)).toBe(500)
  // The app has noticed it, too.
  await expect(page.getByRole('button', { name: '回到顶部' })).toBeVisible()

  // A tap without the scrolling of Playwright’s own click, which moves to what sticks to the window’s edge.
  await tab(page, '我的').evaluate((link) => (link as HTMLElement).click())
  await expect(walletPanel(page)).toBeVisible()
  expect(await scrollY(page)).toBe(0)
  await goTo(page, '/transfer')
  await expect(page.getByLabel('转账金额')).toBeVisible()
  expect(await scrollY(page)).toBe(0)

  await goTo(page, '/')
  await expect(category(page, '电子')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => scrollY(page)).toBe(500)
  await page.goBack()
  await expectPath(page, '/transfer')
  await expect(page.getByLabel('转账金额')).toBeVisible()
  expect(await scrollY(page)).toBe(0)
  await page.goForward()
  await expectPath(page, '/')
  await expect.poll(() => scrollY(page)).toBe(500)
})

test('a tap on a tab of the static first page while the app renders leads to its screen', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    // React Router has read the address and marked its history entry, but does not listen yet.
    const listen = window.addEventListener
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'popstate' && history.state?.idx === 0 && location.hash === '#/kefu')
        location.hash = '#/mine'
      listen.apply(window, args)
    }
  })
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/kefu' })
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  await expectPath(page, '/mine')
})

/** In the page: records every later change of the document, except of parts that move by themselves. */
function countChanges(): void {
  const changes: string[] = []
  Reflect.set(window, '__changes', changes)
  new MutationObserver((records) => {
    for (const { target, type, attributeName } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest('.jackpot, .carousel, .notice')) continue
      changes.push(`${type} ${attributeName ?? ''} on ${element?.tagName}.${element?.className}`)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/**
 * `list`: placeholders that are replaced at the first touch. `last`: content of the slowest answer, for which no space
 * is reserved.
 */
const POLLED: readonly { path: string; call: string; everyMs: number; list?: string; last?: RegExp }[] = [
  {
    path: '/',
    call: '/api/balance',
    everyMs: 4_000,
    list: '.tiles[style*="min-height"]',
    last: /^距 VIP \d+/,
  },
  { path: '/mine', call: '/api/balance', everyMs: 4_000, last: /^距 VIP 1/ },
  { path: '/transfer', call: '/api/balancelist', everyMs: 1_500 },
]

for (const { path, call, everyMs, list, last } of POLLED) {
  test(`three polls without news change nothing on ${path}`, {
    tag: '@production',
  }, async ({ app, page }) => {
    await page.clock.install()
    await app.open({ scenario: 'member-with-money', as: DEMO, path: '/abouts' })
    await app.mock.site({ settings: { welcomeModal: false } })
    await reload(page)
    await goTo(page, path)
    if (list) {
      await expect(page.locator(list).first()).toBeVisible()
      await page.keyboard.press('Shift')
      await expect(page.locator(list)).toHaveCount(0)
      // The member's wallets name the venues, once.
      await expect(page.getByRole('combobox', { name: '场馆' })).toContainText('云舟电子')
    }
    await expect(page.getByText('¥ 1,000.00').first()).toBeVisible()
    // Wait for what the screen requests only once.
    if (last) await expect(page.getByText(last)).toBeVisible()
    await expect(page.locator('main').locator('[aria-busy="true"], .skeleton, :disabled')).toHaveCount(0)
    await expect(page.locator('.status-box')).toBeAttached()
    if (path === '/') await expect(page.getByRole('link', { name: '天天红包' })).toBeAttached()
    // Meanwhile the packet makes room for what has come.
    await pollsOf(app, call, everyMs, 1)
    await page.evaluate(countChanges)
    await pollsOf(app, call, everyMs, 3)
    expect(await page.evaluate(() => Reflect.get(window, '__changes'))).toEqual([])
  })
}

test('Back right after a sheet was closed leaves the screen below it, not only the closed sheet', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open({ scenario: 'demo', as: DEMO, path: '/mine' })
  await page.getByRole('link', { name: '交易记录' }).click()
  await page
    .getByRole('button', { name: /^充值 · / })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: '充值详情' })
  await expect(sheet).toBeVisible()
  // As on a slow phone: the player is faster than the timer that removes the sheet's history entry.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toHaveAttribute('data-state', 'closed')
  await page.getByRole('button', { name: '返回', includeHidden: true }).dispatchEvent('click')
  await expectPath(page, '/mine')
  await page.clock.runFor(2_000)
  await page.clock.resume()
  await expectPath(page, '/mine')
})

test('a poll shows what another device has moved, and the total counts it once', {
  tag: '@production',
}, async ({ app, page }) => {
  await page.clock.install()
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/' })
  await expect(header(page)).toContainText('¥ 1,200.00')
  await page.evaluate(async () => {
    await fetch('/api/transfer', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      },
      body: JSON.stringify({ amount: 0.01, sourcetype: 'userbalance', targettype: 'yzdz' }),
    })
  })
  await pollsOf(app, '/api/balance', 4_000, 1)
  // Below the welcome dialog, which hides its role.
  const account = page.getByRole('region', { name: '我的账户', includeHidden: true })
  await expect(account).toContainText('中心钱包 ¥ 999.99 · 游戏钱包 ¥ 200.01')
  await expect(account).toContainText('总资产¥ 1,200.00')
  await expect(header(page)).toContainText('¥ 1,200.00')
  expect((await booksOf(app.mock, DEMO.username)).central).toBe(99_999)
})

test('a hidden screen does not poll', { tag: '@production' }, async ({ app, page }) => {
  await page.clock.install()
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  await pollsOf(app, '/api/balancelist', 1_500, 1)
  await goTo(page, '/kefu')
  await expect(header(page)).toContainText('¥ 1,200.00')
  // A poll that was under way when the screen was left is counted before this one: answers are made one by one.
  await pollsOf(app, '/api/balance', 4_000, 1)
  const { all } = await requestsFor(app.mock, '/api/balancelist')
  await pollsOf(app, '/api/balance', 4_000, 2)
  expect((await requestsFor(app.mock, '/api/balancelist')).all).toBe(all)
})

test('a hidden screen keeps its layout while others are visited, so that its return is quick', {
  tag: '@production',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcome(page)
  for (const name of ['优惠', '我的', '首页', '优惠']) {
    await tab(page, name).click()
    await page.waitForLoadState('networkidle')
  }
  // What React renders in hidden screens once it is idle, too.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const hidden = await page.locator('.main > .screen[inert]').evaluateAll((boxes) =>
    boxes.map((box) => {
      const { display, contentVisibility } = getComputedStyle(box)
      return `${display}, ${contentVisibility}`
    }),
  )
  expect(hidden).toEqual(['flex, hidden', 'flex, hidden'])
})
