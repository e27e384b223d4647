import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { expectPath, goTo, logIn, pathOf, reload } from '../journeys/entry.ts'
import { closeWelcome, tab } from '../journeys/home.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const MEMBERS =
  '/mine /app /message /fanshui /userInfo /userCent /wallet?type=1 /addBankCard /addUsdtCard /password?type=2 /welfare /betRecord /activityRecord /transRecord /money /recharge /withdrawal /report'.split(
    ' ',
  )

test('every member route sends a visitor to /login, with the way back', async ({ app, page }) => {
  await app.open()
  await closeWelcome(page)
  for (const path of MEMBERS) {
    await goTo(page, path)
    await expectPath(page, `/login?redirect=${encodeURIComponent(path)}`)
  }
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
})

test('a login leads to the address that was asked for', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', path: '/wallet?type=1' })
  await expectPath(page, '/login?redirect=%2Fwallet%3Ftype%3D1')
  await logIn(page, DEMO)
  await expectPath(page, '/wallet?type=1')
  await expect(page.getByRole('heading', { name: '卡包管理', exact: true })).toBeVisible()
})

/** To another origin, to an unknown route, or in a circle (docs/faults.md#open-redirect). */
const BAD_REDIRECTS = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%252F%252Fevil.example',
  'javascript:__pwn=1',
  'data:text/html,<script>__pwn=1</script>',
  '/login?redirect=/login',
  '/register?pid=1',
  '/nowhere',
  '/mine/../../evil',
  '/toString',
  '/__proto__',
  `/mine?${'x'.repeat(3_000)}`,
  '/mine\u0000',
  '/mine#//evil.example',
  'mine',
  '?redirect=/mine',
  ' /mine',
]

test('a bad redirect leads home, never off the origin', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  // It has a step in the history, and would open on some visit of home.
  await closeWelcome(page)
  const { origin } = new URL(page.url())
  for (const bad of BAD_REDIRECTS) {
    await goTo(page, `/login?redirect=${encodeURIComponent(bad)}`)
    await expectPath(page, '/')
    expect(new URL(page.url()).origin).toBe(origin)
    await goTo(page, '/mine')
    await expectPath(page, '/mine')
  }
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})

test('a login through the screen with a bad redirect leads home', { tag: '@both' }, async ({ app, page }) => {
  await app.open({
    scenario: 'member-with-money',
    path: `/login?redirect=${encodeURIComponent('//evil.example/mine')}`,
  })
  await logIn(page, DEMO)
  await expectPath(page, '/')
  await booksOf(app.mock, DEMO.username)
})

test('/hongbao asks a visitor to log in: a yes leads to /login, a no stays on home', async ({
  app,
  page,
}) => {
  await app.open()
  await closeWelcome(page)
  await page.getByRole('link', { name: '天天红包' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('精彩内容等你来体验，快来登录吧！')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expectPath(page, '/')

  await page.getByRole('link', { name: '天天红包' }).click()
  await dialog.getByRole('button', { name: '去登录' }).click()
  await expectPath(page, '/login?redirect=%2Fhongbao')
})

test('/transfer asks a visitor who comes by a link to log in; a no leads home', async ({ app, page }) => {
  await app.open({ path: '/transfer' })
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('精彩内容等你来体验，快来登录吧！')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expectPath(page, '/')
  await closeWelcome(page)

  await goTo(page, '/transfer')
  await dialog.getByRole('button', { name: '去登录' }).click()
  await expectPath(page, '/login?redirect=%2Ftransfer')
})

test('unknown paths lead home', async ({ app, page }) => {
  await app.open({ path: '/nowhere' })
  await expectPath(page, '/')
  await closeWelcome(page)
  for (const path of ['/mine/', '/../mine', '//evil.example', '/%00', '/<img src=x onerror=__pwn=1>']) {
    await goTo(page, '/kefu')
    await expectPath(page, '/kefu')
    await goTo(page, path)
    await expectPath(page, '/')
  }
})

test('a tap on the tab of the current screen says that it is already shown', async ({ app, page }) => {
  await app.open({ path: '/activity' })
  // The static first page has the same link, without this.
  await expect(tab(page, '优惠')).toHaveAttribute('aria-current', 'page')
  await tab(page, '优惠').click()
  await expectToast(page, '已在当前页面！')
  expect(pathOf(page)).toBe('/activity')
})

test('where red packets are switched off, nobody can open their page', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/abouts' })
  await app.mock.site({ settings: { redPacketOn: false } })
  await reload(page)
  await goTo(page, '/hongbao')
  await expectToast(page, '红包已关闭')
  await expectPath(page, '/')
})
