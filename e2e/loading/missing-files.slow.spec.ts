import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { expectPath, goTo } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { setOffline } from '../support/servers/network.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const ARTICLE = '/boutBallBetInfo?type=1'
/** How the browsers say it. */
const NOT_LOADED = [
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/,
  /Unable to preload CSS|Importing a module script failed/,
  /Web Inspector blocked|Could not connect to proxy server|Load failed/,
]
/** A sheet that did not load is in the list, too, without a rule. */
const isStyled = (page: Page, sheet: string) =>
  page.evaluate(
    (name) =>
      [...document.styleSheets].some(({ href, cssRules }) => href?.includes(name) && cssRules.length > 0),
    `/${sheet}-`,
  )

/** The paths of files of the build that are asked for from now on. */
const filesAskedFor = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) asked.push(pathname)
  })
  return asked
}

test('a screen whose file the missing network keeps away opens by itself when the network is back', {
  tag: '@production',
}, async ({ app, page, problems }) => {
  problems.allow(...NOT_LOADED)
  await app.open({ scenario: 'visitor' })
  await closeWelcome(page)
  await setOffline(page, true)
  await goTo(page, ARTICLE)
  const notice = page.getByRole('alert').filter({ hasText: '页面没能打开' })
  await expect(notice).toBeVisible()
  await setOffline(page, false)
  await expect(notice).toBeHidden()
  await expect(page.locator('.server-html')).not.toBeEmpty()
  expect(await isStyled(page, 'Article')).toBe(true)
})

test('a screen whose style sheet was missing is not shown without it when the player comes back', {
  tag: '@production',
}, async ({ app, page, problems }) => {
  problems.allow(...NOT_LOADED)
  await page.addInitScript(() => sessionStorage.setItem('yz:chunk-reload', `${Date.now()}`))
  await app.open({ scenario: 'visitor', path: '/login' })
  await page.route('**/assets/Article-*.css', (route) => route.abort())
  await goTo(page, ARTICLE)
  await expect(page.getByRole('alert').filter({ hasText: '页面没能打开' })).toBeVisible()
  await page.unroute('**/assets/Article-*.css')
  await goTo(page, '/login')
  // A screen that is not left cannot be visited again.
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await goTo(page, ARTICLE)
  await expect(page.locator('.server-html')).not.toBeEmpty()
  expect(await isStyled(page, 'Article')).toBe(true)
})

test('without its file an overlay says so and the screen stays; the next tap opens it', {
  tag: '@production',
}, async ({ app, page, problems }) => {
  problems.allow(...NOT_LOADED)
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcome(page)
  await setOffline(page, true)
  const more = page.getByRole('button', { name: '更多' })
  await more.click()
  await expectToast(page, '网络中断，请稍后重试')
  await setOffline(page, false)
  await more.click()
  await expect(page.getByRole('dialog', { name: '更多' })).toBeVisible()
  await expectPath(page, '/')
})

test('a text of the server whose sanitiser does not load is not asked for without end', {
  tag: '@production',
}, async ({ app, page, problems }) => {
  problems.allow(...NOT_LOADED)
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/abouts' })
  await page.route('**/assets/sanitize-*.js', (route) => route.abort())
  const asked = filesAskedFor(page)
  await goTo(page, ARTICLE)
  const retry = page.getByRole('button', { name: '请求失败，点击重新加载' })
  await expect(retry).toBeVisible()
  const attempts = () => asked.filter((path) => path.includes('sanitize')).length
  // An attempt may ask twice, for the preload and for the import: endless attempts are hundreds.
  expect(attempts()).toBeLessThanOrEqual(2)
  await page.unroute('**/assets/sanitize-*.js')
  await retry.click()
  await expect(page.locator('.server-html')).not.toBeEmpty()
  expect(attempts()).toBeLessThanOrEqual(4)
})
