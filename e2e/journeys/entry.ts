import type { Locator, Page } from '@playwright/test'
import { CAPTCHA_PLAIN } from '#mock/art/captcha-plain.ts'
import type { Persona } from '#mock/scenarios/personas.ts'
import { expect, firstScreen } from '../support/test.ts'

/** The letters of the captcha on the page, looked up by the number in its picture's address. */
export async function captchaAnswer(page: Page): Promise<string> {
  const picture = page.getByAltText(/^验证码图片/).filter({ visible: true })
  const [, number] = /(\d+)\.svg$/.exec((await picture.getAttribute('src')) ?? '') ?? []
  const answer = CAPTCHA_PLAIN[Number(number) - 1]
  if (!answer) throw new Error(`no answer for captcha ${number}`)
  return answer
}

export async function fillLogin(page: Page, { username, password }: Persona): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('验证码', { exact: true }).fill((await captchaAnswer(page)).toLowerCase())
}

/** Logs in; the page is on /login. */
export async function logIn(page: Page, who: Persona): Promise<void> {
  await fillLogin(page, who)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/**
 * Taps the drawn box of a checkbox, as a player does. The input itself is hidden in a corner of its label, and in some
 * engines its middle lies outside the label.
 */
export const tapLabel = (field: Locator): Promise<void> =>
  field.locator('xpath=ancestor::label').click({ position: { x: 8, y: 10 } })

/** Registers on the second tab; the page is on /login. */
export async function register(page: Page, who: Persona): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(who.username)
  await page.getByLabel('登录密码', { exact: true }).fill(who.password)
  await page.getByLabel('确认密码', { exact: true }).fill(who.password)
  await page.getByLabel('真实姓名', { exact: true }).fill(who.realname)
  await page.getByLabel('支付密码', { exact: true }).fill(who.payPassword)
  await page.getByLabel('验证码', { exact: true }).fill(await captchaAnswer(page))
  await tapLabel(page.getByRole('checkbox', { name: '我已阅读并同意' }))
  await page.getByRole('button', { name: '立即注册' }).click()
}

/** From /mine: taps 退出登录 and confirms. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '退出登录' }).click()
  const dialog = page.getByRole('alertdialog', { name: '提示' })
  await expect(dialog).toContainText('您确定要退出登录吗?')
  await dialog.getByRole('button', { name: '退出登录' }).click()
}

/** The app's path behind the hash, with its query. */
export const pathOf = (page: Page): string => new URL(page.url()).hash.slice(1)

/** A closed sheet or dialog removes its history entry a moment later, and would undo a navigation made before that. */
export const untilHistoryRests = (page: Page) =>
  page.waitForFunction(() => !('yzOverlay' in (history.state ?? {})))

/** Waits until an open overlay has pushed its history entry, a moment after it is drawn. Back closes it only then. */
export const untilBackCloses = (page: Page) =>
  page.waitForFunction(() => 'yzOverlay' in (history.state ?? {}))

/** Waits until an open overlay has the focus, one frame after it is drawn. It handles keys only then. */
export const untilItTakesKeys = (overlay: Locator) => expect(overlay.locator(':focus')).toHaveCount(1)

/** Waits until the app is on this path. */
export const expectPath = (page: Page, path: string, limit?: { timeout: number }) =>
  expect.poll(() => pathOf(page), { intervals: [50], ...limit }).toBe(path)

/** Navigates like a link inside the app, without a page load. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

/**
 * As `goTo`, and waits until the new screen is drawn, which is later than the change of address. Chromium may grant a
 * page that draws nothing no idle time for 4 to 7 s, so after half a second the screen counts as drawn.
 */
export const arriveAt = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        const drawn = () =>
          // Safari has no requestIdleCallback.
          'requestIdleCallback' in window
            ? requestIdleCallback(() => resolve(), { timeout: 500 })
            : setTimeout(resolve)
        if (location.hash === `#${hash}`) drawn()
        else addEventListener('hashchange', drawn, { once: true })
        location.hash = hash
      }),
    path,
  )

/**
 * Runs `act`, which loads a page, and waits for the page and its screen. Expectations after it start with a loaded
 * page, however long that took.
 */
export async function loadAnew(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()])
  await firstScreen(page)
}

/** Reloads, and waits for the screen. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await firstScreen(page)
}

/** Opens the app’s origin without the app, so that its storage can be prepared. */
export async function openBlankPage(page: Page, url: string): Promise<void> {
  // A static page of the host. For a page that a test made up, WebKit sometimes waited for ever.
  await page.goto(`${url}kf.html`)
}
