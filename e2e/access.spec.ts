import type { Page } from '@playwright/test'
import { DEMO } from '#house/scenarios/personas.ts'
import { booksOf } from './journeys/books.ts'
import { captchaAnswer, expectPath, goTo, toast } from './journeys/entry.ts'
import { category, closeWelcome } from './journeys/home.ts'
import { venueRow, walletPanel } from './journeys/wallet.ts'
import { flawsInThemes } from './support/axe.ts'
import { type App, expect, test } from './support/test.ts'

/** Many scans of some seconds each. */
const SCANS_MS = 90_000

const VISITOR = ['/', '/login', '/login?type=1', '/kefu', '/gamePage?name=x&type=yzdz&code=none', '/vip']
const MEMBER = [
  '/',
  '/mine',
  '/transfer',
  '/betRecord',
  '/transRecord',
  '/activityRecord',
  '/report',
  '/recharge',
  '/payInfo?deposit_no=D1',
  '/hongbao',
  '/fanshui',
  '/welfare',
  '/vip',
  '/gamePage?name=x&type=yzdz&code=none',
]

/** Until the route's own content stands there, not its skeleton. */
async function show(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await expectPath(page, path)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
}

for (const [who, paths, as] of [
  ['a visitor', VISITOR, undefined],
  ['a member', MEMBER, DEMO],
] as const) {
  test(`axe finds nothing on any screen of ${who}`, { tag: '@wide' }, async ({ app, page }) => {
    test.setTimeout(SCANS_MS)
    await app.open({ scenario: 'demo', ...(as ? { as } : {}) })
    await closeWelcome(page)
    const found: string[] = []
    for (const path of paths) {
      await show(page, path)
      found.push(...(await flawsInThemes(page, path)))
    }
    expect(found).toEqual([])
  })
}

type Layer = {
  name: string
  path: string
  open: (app: App) => Promise<unknown>
  role?: 'dialog' | 'alertdialog'
}
const button = (name: string) => (app: App) => app.page.getByRole('button', { name }).first().click()

const LAYERS: readonly Layer[] = [
  { name: '云舟', path: '/', open: button('打开菜单') },
  { name: '公告', path: '/', open: button('查看公告') },
  { name: '更多', path: '/', open: button('更多') },
  { name: '提示', path: '/mine', open: button('退出登录'), role: 'alertdialog' },
  { name: '转入钱包', path: '/transfer', open: button('转入钱包') },
  { name: '筛选', path: '/transRecord', open: button('筛选') },
  { name: '充值详情', path: '/transRecord', open: (app) => app.page.locator('.record-row').first().click() },
]

test('axe finds nothing on what opens above a screen, and Escape closes it', {
  tag: '@wide',
}, async ({ app, page }) => {
  test.setTimeout(SCANS_MS)
  await app.open({ scenario: 'demo', as: DEMO })
  const found: string[] = []
  await expect(page.getByRole('dialog', { name: '温馨提示' })).toBeVisible()
  found.push(...(await flawsInThemes(page, 'welcome', '#overlays')))
  await closeWelcome(page)
  for (const { name, path, open, role = 'dialog' } of LAYERS) {
    await show(page, path)
    await open(app)
    const layer = page.getByRole(role, { name })
    await expect(layer).toBeVisible()
    found.push(...(await flawsInThemes(page, name, '#overlays')))
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
  }
  expect(found).toEqual([])
})

test('axe finds nothing on the demo games', async ({ app, page }) => {
  test.setTimeout(SCANS_MS)
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  const found: string[] = []
  for (const kind of ['电子', '彩票', '体育', '真人']) {
    await category(page, kind).click()
    await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('region', { name: '场馆余额' })).toContainText('¥')
    found.push(...(await flawsInThemes(page, kind)))
    await page.getByRole('link', { name: '返回大厅' }).click()
  }
  expect(found).toEqual([])
})

/** Presses Tab until this has the focus; a keyboard must get everywhere. */
async function tabTo(page: Page, name: string): Promise<void> {
  const reached = () =>
    page.evaluate((wanted) => {
      const at = document.activeElement
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined
      return [at?.getAttribute('aria-label'), label, at?.textContent].some((text) =>
        text?.trim().startsWith(wanted),
      )
    }, name)
  for (let presses = 0; presses < 40; presses += 1) {
    if (await reached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

test('a keyboard alone logs in and moves money', { tag: ['@both', '@wide'] }, async ({ app, page }) => {
  const { keyboard } = page
  await app.open({ scenario: 'member-with-money', path: '/login?redirect=/transfer' })
  await expect(page.getByLabel('账号', { exact: true })).toBeVisible()
  await tabTo(page, '账号')
  await keyboard.type(DEMO.username)
  await tabTo(page, '密码')
  await keyboard.type(DEMO.password)
  await tabTo(page, '验证码')
  await keyboard.type(await captchaAnswer(page))
  await keyboard.press('Enter')
  await expectPath(page, '/transfer')

  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  await expect(page.getByRole('button', { name: '转入钱包' })).toBeVisible()
  await tabTo(page, '转入钱包')
  await keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '转入钱包' })
  await expect(sheet).toBeVisible()
  await tabTo(page, '云舟捕鱼')
  await keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: '转入钱包' })).toBeFocused()
  await tabTo(page, '转账金额')
  await keyboard.type('88.80')
  await keyboard.press('Enter')
  await expect(toast(page)).toHaveText(/转账成功/)
  await expect(venueRow(page, '云舟捕鱼')).toContainText('88.80')
  const books = await booksOf(app.house, DEMO.username)
  expect([books.central, books.venues.yzby]).toEqual([91_120, 8_880])
})
