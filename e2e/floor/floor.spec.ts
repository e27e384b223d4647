import { chromium, type Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { chooseMethod, memberAndRate, shownCentralBalance } from '../journeys/deposit.ts'
import { expectPath, goTo, logIn, untilBackCloses, untilHistoryRests } from '../journeys/entry.ts'
import { closeWelcome, header } from '../journeys/home.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from '../support/browser.ts'
import { type AppFixture, appOn, expect } from '../support/test.ts'
import { shapeDifferences, shapesOf } from './shapes.ts'
import { test } from './test.ts'

const AT = '2026-05-20 15:00:00'

type Look = { what: string; parts: readonly string[]; show: (app: AppFixture) => Promise<void> }

const home = async ({ page, open }: AppFixture) => {
  await open({ scenario: 'demo', at: AT, seed: 7 })
  await closeWelcome(page)
  await expect(page.locator('.cover').first()).toBeVisible()
}
const records = ({ open }: AppFixture, path: string) =>
  open({ scenario: 'long-lists', params: { days: 45 }, at: AT, seed: 7, as: DEMO, path })
const openFilter = async (page: Page) => {
  await page.getByRole('button', { name: '筛选' }).click()
  await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible()
}

const LOOKS: readonly Look[] = [
  {
    what: 'home',
    parts: [
      '.topbar',
      '.topbar a',
      '.tabbar',
      '.tab',
      '.carousel',
      '.visitor',
      '.cover',
      '.home-body > :nth-child(-n + 4)',
    ],
    show: home,
  },
  {
    what: 'the login',
    parts: ['input', '[role="tab"]', 'form button', 'form label'],
    show: async ({ page, open }) => {
      await open({ scenario: 'visitor', path: '/login' })
      await expect(page.getByLabel('账号', { exact: true })).toBeVisible()
    },
  },
  {
    what: 'a list of records',
    parts: ['.backbar', '.backbar button', 'main li', 'main li *'],
    show: async (app) => {
      await records(app, '/transRecord')
      await expect(app.page.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    what: 'a sheet',
    parts: ['[role="dialog"]', '[role="dialog"] button', '[role="dialog"] h2'],
    show: async (app) => {
      await records(app, '/betRecord')
      await expect(app.page.getByRole('listitem').first()).toBeVisible()
      await openFilter(app.page)
    },
  },
]

for (const { what, parts, show } of LOOKS) {
  test(`${what} stands where today’s Chromium draws it, with the same colours`, async ({
    app,
    backend,
    contextOptions,
    url,
  }) => {
    const browser = await chromium.launch({
      executablePath: findChromium(thisMachine(() => chromium.executablePath())),
      args: CHROMIUM_FLAGS,
      env: process.env,
    })
    const page = await (await browser.newContext(contextOptions)).newPage()
    await show(appOn(page, url, backend === 'production' ? app.mock : undefined))
    const today = await shapesOf(page, parts)
    await browser.close()
    expect(today.length).toBeGreaterThan(parts.length)

    await show(app)
    await expect.poll(async () => shapeDifferences(await shapesOf(app.page, parts), today)).toEqual([])
  })
}

test('a member logs in with the captcha and sees the balance', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', path: '/login' })
  await logIn(page, DEMO)
  await expect(header(page)).toContainText('¥')
})

test('a member orders a deposit and is sent to the page where it is paid', async ({ app, page, backend }) => {
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await expect(shownCentralBalance(page)).toContainText('¥ 1,000.00')
  await memberAndRate(page)
  await chooseMethod(page, '其他支付')
  await page.getByRole('button', { name: '500.00 元' }).click()
  // Beside the production build, the payment site is somebody else's, and its stand-in is for today's engines.
  if (backend === 'production')
    await page.route(/[?&]order=/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    )
  await page.getByRole('button', { name: '前往支付 ¥ 500.00' }).click()
  await page.waitForURL(/[?&]order=/)
  if (backend === 'demo') await expect(page.getByText('等待支付')).toBeVisible()
})

test('a sheet opens, closes by Back, and a record opens with its number', async ({ app, page }) => {
  await records(app, '/betRecord')
  await openFilter(page)
  await untilBackCloses(page)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: '筛选' })).toBeHidden()
  await untilHistoryRests(page)
  await page.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: '注单详情' })).toBeVisible()
})

test('every tab shows its screen', async ({ app, page }) => {
  // With a card: the question for one opens by itself at /recharge, and hides the screen.
  await app.open({ scenario: 'member-with-cards', as: DEMO, path: '/mine' })
  for (const path of ['/recharge', '/withdrawal', '/activity', '/vip', '/hongbao', '/transfer', '/rebate']) {
    await goTo(page, path)
    await expectPath(page, path)
    await expect(page.getByRole('main').filter({ visible: true })).not.toContainText('页面没能打开')
    await expect(page.locator('[aria-busy="true"]:visible, .skeleton:visible')).toHaveCount(0)
  }
})
