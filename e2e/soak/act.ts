import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { captchaAnswer, goTo } from '../journeys/entry.ts'
import { bringSubmit, controlAt, reachableControls } from './controls.ts'
import { operate } from './operator.ts'
import type { Act } from './plan.ts'
import { type Site, tokenIn, worldOf } from './site.ts'
import { textFor } from './texts.ts'

/** What a step did: told in the log, and read by a replay. `taps`: how many money requests it may begin. */
export type Did = { text: string; taken?: string; taps?: number }

/** What an act may use. `taken`: the control that the step took in the run that is replayed. */
export type Scene = {
  page: Page
  site: Site
  seed: number
  failedLogins: { count: number }
  taken?: string | undefined
}

const SHORT_MS = 3_000
/** For a screen or a dialog to be drawn. */
const DRAWN_MS = 500
const DIALOGS = '[role=dialog],[role=alertdialog]'
/** So many refused logins in a row mean that the password was changed, or the account is locked. */
const MOST_FAILED_LOGINS = 4

/** Does one step in a page of the app. What needs both tabs or the browser itself is done by soak.ts. */
export async function act(what: Act, scene: Scene): Promise<Did> {
  const { page, site } = scene
  switch (what.do) {
    case 'tap':
      return tap(what, scene)
    case 'type':
      return type(what, scene)
    case 'form':
      return sendForm(what, scene)
    case 'scroll':
      await page.evaluate((by) => window.scrollBy(0, by), what.byPx)
      return { text: `scrolled by ${what.byPx}` }
    case 'go':
      await goTo(page, what.address)
      return { text: `went to ${what.address}` }
    case 'back':
    case 'forward':
      // The browser goes by itself: a wait for the load would end in another page's.
      await page.evaluate((by) => history.go(by), what.do === 'back' ? -1 : 1)
      return { text: what.do }
    case 'escape':
      await page.keyboard.press('Escape')
      return { text: 'Escape', taps: 1 }
    case 'theme':
      await page.emulateMedia({ colorScheme: await otherScheme(page) })
      return { text: 'the other theme' }
    case 'log in':
      return logIn(scene)
    case 'log out':
      return logOut(page)
    case 'clock':
      await site.mockOf(page).clock({ byMs: what.byMs })
      return { text: `the clock went forward by ${what.byMs / 60_000} min` }
    case 'operator':
      return { text: await operate(site.mockOf(page), what) }
    default:
      return { text: `nothing to do: ${what.do}` }
  }
}

async function tap({ at, times }: Act & { do: 'tap' }, { page, taken }: Scene): Promise<Did> {
  const control = controlAt(await page.evaluate(reachableControls), at, taken)
  if (!control) return { text: taken ? `found no ${taken}` : 'found nothing to tap' }
  const { x, y, label } = control
  for (let n = 0; n < times; n++) await page.touchscreen.tap(x, y)
  return { text: `tapped ${label}${times > 1 ? ' twice' : ''}`, taken: label, taps: 1 }
}

async function type(what: Act & { do: 'type' }, { page, taken }: Scene): Promise<Did> {
  const fields = (await page.evaluate(reachableControls)).filter((one) => one.what === 'field')
  const field = controlAt(fields, what.at, taken)
  if (!field) return { text: taken ? `found no ${taken}` : 'found no field' }
  const text = textFor(field, what.value, what.naughty)
  await page.touchscreen.tap(field.x, field.y)
  // A tap may open something instead: then the keys go where a player's would.
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  if (what.enter) await page.keyboard.press('Enter')
  const told = `typed ${JSON.stringify(text.slice(0, 30))} into ${field.label}`
  return { text: `${told}${what.enter ? ', Enter' : ''}`, taken: field.label, taps: 1 }
}

/** Fills in the form of a screen, and what it then asks in a dialog. */
async function sendForm({ address, value, times }: Act & { do: 'form' }, { page }: Scene): Promise<Did> {
  await goTo(page, address)
  await page.waitForTimeout(DRAWN_MS)
  const told: string[] = []
  for (const part of ['form', 'dialog']) {
    if (part === 'dialog' && (await page.locator(DIALOGS).count()) === 0) break
    told.push(await fillAndSend(page, value, times))
    await page.waitForTimeout(DRAWN_MS)
  }
  return { text: `at ${address}: ${told.join(', then ')}`, taps: told.length }
}

async function fillAndSend(page: Page, value: number, times: 1 | 2): Promise<string> {
  const fields = (await page.evaluate(reachableControls)).filter((one) => one.what === 'field')
  for (const [n, field] of fields.entries()) {
    await page.touchscreen.tap(field.x, field.y)
    await page.keyboard.press('ControlOrMeta+a')
    // Not the same place of each list: the payment password is seldom also the amount.
    await page.keyboard.insertText(textFor(field, (value + n * 0.37) % 1, false))
  }
  await page.evaluate(bringSubmit)
  const button = (await page.evaluate(reachableControls)).find(({ sends }) => sends)
  for (let n = 0; button && n < times; n++) await page.touchscreen.tap(button.x, button.y)
  return `filled in ${fields.length} fields, tapped ${button?.label ?? 'nothing'}${times > 1 ? ' twice' : ''}`
}

const otherScheme = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: light)').matches ? 'dark' : 'light'))

/** Logs the demo member in. Where that has failed often, in a world built anew: the password may have been changed. */
async function logIn({ page, site, seed, failedLogins }: Scene): Promise<Did> {
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

async function logOut(page: Page): Promise<Did> {
  const short = { timeout: SHORT_MS }
  await goTo(page, '/mine')
  await page.getByRole('button', { name: '退出登录' }).click(short)
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click(short)
  return { text: 'logged out', taps: 1 }
}
