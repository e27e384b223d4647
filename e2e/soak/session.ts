import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { captchaAnswer, goTo } from '../journeys/entry.ts'
import type { Did, Scene } from './scene.ts'
import { tokenIn, worldOf } from './site.ts'

const SHORT_MS = 3_000
/** So many refused logins in a row mean that the password was changed, or the account is locked. */
const MOST_FAILED_LOGINS = 4

/** Logs the demo member in. Where that has failed often, in a world built anew: the password may have been changed. */
export async function logIn({ page, site, seed, failedLogins }: Scene): Promise<Did> {
  if ((await tokenIn(page)) !== null) return { text: 'logged in already' }
  const isAnew = failedLogins.count >= MOST_FAILED_LOGINS
  if (isAnew) {
    await site.mockOf(page).scenario(worldOf(seed))
    failedLogins.count = 0
  }
  await goTo(page, '/login')
  failedLogins.count += 1
  const short = { timeout: SHORT_MS }
  await page.getByLabel('账号', { exact: true }).fill(DEMO.username, short)
  await page.getByLabel('密码', { exact: true }).fill(DEMO.password, short)
  await page.getByLabel('验证码', { exact: true }).fill(await captchaAnswer(page), short)
  await page.getByRole('button', { name: '登录', exact: true }).click(short)
  await page.waitForFunction(() => localStorage.getItem('token') !== null, undefined, short)
  failedLogins.count = 0
  return { text: isAnew ? 'a new world, and logged in' : 'logged in', taps: 1 }
}

export async function logOut(page: Page): Promise<Did> {
  const short = { timeout: SHORT_MS }
  await goTo(page, '/mine')
  await page.getByRole('button', { name: '退出登录' }).click(short)
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click(short)
  return { text: 'logged out', taps: 1 }
}
