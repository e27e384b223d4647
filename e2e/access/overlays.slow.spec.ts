import type { Page } from '@playwright/test'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { dismissWelcome } from '../journeys/home.ts'
import { flawsInThemes } from '../support/axe.ts'
import { type AppFixture, expect, type Opening, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const member = { scenario: 'demo', as: DEMO }
const visitor = { scenario: 'visitor' }

type Overlay = {
  name: string | RegExp
  role?: 'dialog' | 'alertdialog'
  at: string
  /** Default: the member with the rich history. */
  opening?: Opening
  /** What opens it, and gets the focus back when it closes. Left out: it opens by itself. */
  opener?: string | RegExp
  before?: (app: AppFixture) => Promise<unknown>
}

/** What must have happened on this device before the app starts. */
const stored = (key: string, value: () => unknown) => async (app: AppFixture) => {
  await app.page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value()),
  ] as const)
  await app.page.reload()
}

/** The state after an hour of play. */
const played = () => ({
  sinceMs: Date.now() - HOUR_MS,
  seenMs: Date.now(),
  toldMs: Date.now() - HOUR_MS,
  inGame: false,
})

const welcomeDismissed = ({ page }: AppFixture) => dismissWelcome(page)
const chooseMethod = (page: Page, method: string) =>
  page.getByRole('radio', { name: method }).check({ force: true })

/** The app’s sheets and dialogs. Those of cards, withdrawals and red packets are scanned in their own specs. */
const OVERLAYS: readonly Overlay[] = [
  { name: '温馨提示', at: '/', opening: visitor },
  { name: '云舟', at: '/', opener: '打开菜单', before: welcomeDismissed },
  { name: '公告', at: '/', opener: '查看公告', before: welcomeDismissed },
  { name: '更多', at: '/', opener: '更多', before: welcomeDismissed },
  { name: '相关条款', at: '/login?type=1', opening: visitor, opener: '《相关条款》' },
  { name: '代理加盟', at: '/applyagent', opening: visitor, opener: '了解代理加盟' },
  { name: 'TRC20 与 ERC20 的区别', at: '/addUsdtCard', opener: '两种协议有何区别？' },
  { name: '提示', role: 'alertdialog', at: '/transfer', opening: visitor },
  { name: '账号已创建', at: '/?callback=yunzhou', opening: visitor, before: welcomeDismissed },
  { name: '提示', role: 'alertdialog', at: '/mine', opener: '退出登录' },
  { name: '转入钱包', at: '/transfer', opener: '转入钱包' },
  { name: '选择生日', at: '/userInfo', opener: /^生日/ },
  { name: '转出钱包', at: '/transfer', opener: '转出钱包' },
  { name: '筛选', at: '/transRecord', opener: '筛选' },
  { name: '筛选', at: '/betRecord', opener: '筛选' },
  { name: '充值详情', at: '/transRecord', opener: /^USDT/ },
  { name: '注单详情', at: '/betRecord', opener: /投注 ¥/ },
  { name: /^【红包】/, at: '/message', opener: /【红包】/ },
  { name: '休息 24 小时', role: 'alertdialog', at: '/userCent', opener: '24 小时' },
  { name: '休息提醒', role: 'alertdialog', at: '/mine', before: stored('yz:play', played) },
  {
    name: '选择银行',
    at: '/recharge',
    opener: '选择银行',
    before: ({ page }) => chooseMethod(page, '银行卡转账'),
  },
  {
    name: '提示',
    role: 'alertdialog',
    at: '/recharge',
    opening: { scenario: 'no-cards', as: DEMO },
  },
  { name: '充值提醒', role: 'alertdialog', at: '/recharge', opener: /^确认充值/, before: beyondDailyLimit },
  {
    name: '提示',
    role: 'alertdialog',
    at: '/betRecord',
    opening: { scenario: 'many-bets', params: { bets: 2100 }, as: DEMO },
    opener: '统计全部',
  },
  {
    name: '活动提示',
    at: '/hongbao',
    opening: { scenario: 'red-packet-before', as: DEMO },
    opener: '开红包',
  },
  {
    name: '领取红包',
    role: 'alertdialog',
    at: '/hongbao',
    opening: { scenario: 'red-packet-open', as: DEMO },
    opener: '开红包',
  },
]

/** A member who asked for a reminder above one 元 a day deposits more. */
async function beyondDailyLimit(app: AppFixture): Promise<void> {
  await stored('yz:care', () => ({ remindMin: 60, dailyFen: 100 }))(app)
  await app.page.getByLabel('充值金额').fill('500')
  // Wait for the exchange rate: without it a tap only reports that it is missing.
  await expect(app.page.getByText('68.49 USDT')).toBeVisible()
}

for (const { name, role = 'dialog', at, opening = member, opener, before } of OVERLAYS) {
  test(`axe finds nothing on ${String(name)} over ${at}; it takes the focus, and gives it back`, async ({
    app,
    page,
  }) => {
    await app.open({ ...opening, path: at })
    await before?.(app)
    const button = opener === undefined ? undefined : page.getByRole('button', { name: opener }).first()
    if (button) {
      await expect(button).toBeEnabled()
      // By keyboard: a touch does not move the focus.
      await button.press('Enter')
    }
    const overlay = page.getByRole(role, { name })
    // One that opens by itself waits until the page rests.
    if (!button) await expect(overlay).toBeVisible(OWN_TIME)
    await expectInside(page, overlay)
    if (role === 'alertdialog') await expect(overlay).toHaveAccessibleDescription(/./)
    expect(await flawsInThemes(page, String(name), '#overlays')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    if (button) await expect(button).toBeFocused()
  })
}

/** It is visible, has the focus, and hides the rest of the page from screen readers. */
async function expectInside(page: Page, overlay: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(overlay).toBeVisible()
  await expect
    .poll(() => overlay.evaluate((part) => part.contains(document.activeElement)), { intervals: [50] })
    .toBe(true)
  await expect(page.getByRole('main')).toHaveCount(0)
}

test('axe finds nothing on the confirmation before 自动免转 is switched off', async ({ app, page }) => {
  await app.open({ ...member, path: '/transfer' })
  const auto = page.getByRole('checkbox', { name: '自动免转' })
  await expect(auto).toBeEnabled()
  await auto.press('Space')
  // The toast is gone after 2 s; the box is ticked by what is read after it.
  await expectToast(page, /./)
  await expect(auto).toBeChecked()
  await auto.press('Space')
  const question = page.getByRole('alertdialog', { name: '关闭自动免转' })
  await expectInside(page, question)
  expect(await flawsInThemes(page, '关闭自动免转', '#overlays')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(auto).toBeFocused()
  await expect(auto).toBeChecked()
})

test('axe finds nothing on the alert that the session has ended', async ({ app, page }) => {
  await app.open({ scenario: 'session-expired', as: DEMO, path: '/mine' })
  const alert = page.getByRole('alertdialog', { name: '认证失败' })
  await expectInside(page, alert)
  expect(await flawsInThemes(page, '认证失败', '#overlays')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
})
