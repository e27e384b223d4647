import type { Page } from '@playwright/test'
import { addressesOf, ROUTES } from '../access/addresses.ts'
import { goTo } from '../journeys/entry.ts'

/** An overlay above a screen: what opens it, and its name. */
type Overlay = {
  name: string | RegExp
  role?: 'dialog' | 'alertdialog'
  open: (page: Page) => Promise<unknown>
}

/** Where a walk stops to measure. */
export type Station = {
  at: string
  /** The address that the app redirects to at once. */
  leadsTo?: string
  overlay?: Overlay
  /** What is done before the measurement, if no overlay opens. */
  act?: (page: Page) => Promise<unknown>
}

const button =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click()

/** By its click event alone: a tap soon after one in the same place on the last screen is ignored as a stray tap. */
const pressed =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    // Not by the keyboard either: Chromium may leave a key event of one of two pages unanswered.
    page.getByRole('button', { name }).first().dispatchEvent('click')

const overlay = (
  at: string,
  name: string | RegExp,
  open: Overlay['open'],
  role?: 'alertdialog',
): Station => ({
  at,
  overlay: { name, open, ...(role ? { role } : {}) },
})

const screens = (who: 'member' | 'visitor'): Station[] =>
  ROUTES.filter((route) => route.who === 'all' || route.who === who).flatMap((route) =>
    addressesOf(route).map((at) => ({
      at,
      ...(route.leadsTo === undefined ? {} : { leadsTo: route.leadsTo }),
    })),
  )

/** Chooses bank transfer, the only method that asks for a bank. */
async function askForBank(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '银行卡转账' }).check({ force: true })
  // They stand above the button: until they have come, the page behind the sheet scrolls to another place.
  await page.getByText('收款账号', { exact: true }).first().waitFor()
  await button('选择银行')(page)
}

const EVERYBODY: readonly Station[] = [
  overlay('/', '云舟', button('打开菜单')),
  overlay('/', '公告', button('查看公告')),
  overlay('/', '更多', button('更多')),
]

export const VISITOR: readonly Station[] = [
  ...screens('visitor'),
  ...EVERYBODY,
  overlay('/login?type=1', '相关条款', button('《相关条款》')),
  { at: '/login', act: pressed('登录') },
  overlay('/vip', '提示', (page) => goTo(page, '/transfer'), 'alertdialog'),
]

export const MEMBER_SCREENS: readonly Station[] = screens('member')

export const MEMBER_OVERLAYS: readonly Station[] = [
  ...EVERYBODY,
  overlay('/mine', '提示', button('退出登录'), 'alertdialog'),
  overlay('/transfer', '转入钱包', button('转入钱包')),
  overlay('/transfer', '转出钱包', button('转出钱包')),
  overlay('/transRecord', '筛选', button('筛选')),
  overlay('/transRecord', '充值详情', button(/^USDT/)),
  overlay('/betRecord', '筛选', button('筛选')),
  overlay('/betRecord', '注单详情', button(/投注 ¥/)),
  overlay('/message', /^【/, button(/^【/)),
  overlay('/userCent', '休息 24 小时', button('24 小时'), 'alertdialog'),
  overlay('/recharge', '选择银行', askForBank),
  overlay('/withdrawal', '选择USDT地址', button(/更换$/)),
  overlay('/withdrawal?type=2', /^选择/, pressed(/更换$/)),
  overlay('/wallet?type=2', '云川银行 尾号 1888', button(/^解绑/), 'alertdialog'),
  overlay('/addBankCard', '选择银行', button(/^银行类型/)),
  overlay('/addUsdtCard', 'TRC20 与 ERC20 的区别', button('两种协议有何区别？')),
  { at: '/addBankCard', act: pressed('确认绑定') },
  { at: '/password?type=1', act: pressed('确认修改') },
]
