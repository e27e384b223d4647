import type { Page } from '@playwright/test'
import { UNAUTHORISED } from '#contracts/envelope.ts'
import { booksOf, loseAnswer } from '../journeys/books.ts'
import { goTo, pathOf, shownToast } from '../journeys/entry.ts'
import { REFUSED } from '../support/mock.ts'
import { expect } from '../support/test.ts'
import {
  answerSlowly,
  type Case,
  expectEffect,
  expectForm,
  expectNothingLeftToSend,
  expectUnknown,
  ME,
  requestCount,
  tap,
} from './case.ts'
import { countsOf } from './world.ts'

/** What may go wrong with a money request (docs/faults.md#money-requests): a function for each column. */
type Fault = (one: Case) => Promise<void>

const appliedAnd =
  (fault: { kind: 'http'; status: number; body: 'json' } | { kind: 'truncated' }): Fault =>
  async (one) => {
    const at = pathOf(one.page)
    await one.app.mock.faults({ add: [{ endpoint: one.action.path, ...fault, applied: true, times: 1 }] })
    await tap(one)
    await expectUnknown(one, at)
  }
/** Switches to another app and back, as on a phone. */
const switchAppAndReturn = (page: Page) =>
  page.evaluate(() => {
    let hidden = true
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    return new Promise<void>((resolve) => {
      setTimeout(() => {
        hidden = false
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        resolve()
      }, 300)
    })
  })

export const MONEY_FAULTS: Record<string, Fault> = {
  'double tap': async (one) => {
    await answerSlowly(one, 400)
    await one.action.button(one.page).evaluate((button) => {
      for (let times = 0; times < 5; times += 1) (button as HTMLElement).click()
    })
    await one.action.done(one.page)
    await expectEffect(one, 1)
  },
  'answer lost after it was applied': async (one) => {
    const at = pathOf(one.page)
    await loseAnswer(one.app, one.backend, one.action.path)
    await tap(one)
    await expectUnknown(one, at)
  },
  'HTTP 500 after it was applied': appliedAnd({ kind: 'http', status: 500, body: 'json' }),
  'answer cut off after it was applied': appliedAnd({ kind: 'truncated' }),
  refused: async (one) => {
    const { action, app, page } = one
    const at = pathOf(page)
    const message = '业务繁忙，请换个时间再试'
    await app.mock.faults({
      add: [{ endpoint: action.path, kind: 'refuse', code: REFUSED, message, times: 1 }],
    })
    await tap(one)
    await expect(action.refusedIn === 'dialog' ? page.getByRole('dialog') : shownToast(page)).toContainText(
      message,
    )
    await expectEffect(one, 0)
    if (!action.leavesOnRefusal) {
      expect(pathOf(page)).toBe(at)
      await expectForm(one)
    }
    expect(await requestCount(one)).toBe(1)
  },
  'token expired': async (one) => {
    const { action, app, page } = one
    await app.mock.faults({
      add: [
        { endpoint: action.path, kind: 'refuse', code: UNAUTHORISED, message: 'Unauthenticated.', times: 1 },
      ],
    })
    await tap(one)
    const alert = page.getByRole('alertdialog', { name: '认证失败' })
    await expect(alert).toContainText('您的账号登陆过期，请重新登陆')
    await expect(alert).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(pathOf(page)).toMatch(/^\/login\?redirect=/)
    await expectEffect(one, 0)
    expect(await requestCount(one)).toBe(1)
  },
  'two tabs at once': async (one) => {
    const second = await one.context.newPage()
    await second.goto(one.page.url())
    await second.waitForLoadState()
    if (one.action.name === 'launch with auto-transfer') await expect(one.action.button(second)).toBeEnabled()
    else await one.action.ready(second)
    await Promise.all([one.action.button(one.page).click(), one.action.button(second).click()])
    // Wait until both requests are answered and the books show their effect.
    await expectEffect(one, one.action.inTwoTabs)
    await second.close()
  },
  'leaving the screen': async (one) => {
    const at = pathOf(one.page)
    await answerSlowly(one, 500)
    await tap(one)
    await goTo(one.page, '/vip')
    await expectEffect(one, 1)
    await expect(one.page.getByRole('heading', { name: 'VIP 特权' })).toBeVisible()
    expect(pathOf(one.page)).toBe('/vip')
    await expect(shownToast(one.page)).toBeEmpty()
    await expect(one.page.getByRole('dialog')).toHaveCount(0)
    await goTo(one.page, at)
    await expectNothingLeftToSend(one)
  },
  reload: async (one) => {
    await answerSlowly(one, 600)
    await tap(one)
    await one.page.reload()
    await expect(one.page.getByRole('main')).toBeVisible()
    await expect(one.page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const happened =
      ((await countsOf(one.app.mock, ME))[one.action.counts] - one.before[one.action.counts]) /
      one.action.adds
    expect([0, 1]).toContain(Math.abs(happened))
    await booksOf(one.app.mock, ME)
    // The mock backend in the page restarts its count at the load. The reload must not send anything again.
    expect(await requestCount(one)).toBeLessThanOrEqual(one.backend === 'demo' ? 0 : 1)
  },
  'a poll at the same time': async (one) => {
    const { app, page } = one
    await page.evaluate(noteBalances)
    await app.mock.faults({
      add: [
        { endpoint: '/api/balance', kind: 'slow', delayMs: 500, times: 1 },
        { endpoint: '/api/balancelist', kind: 'slow', delayMs: 500, times: 1 },
        { endpoint: one.action.path, kind: 'slow', delayMs: 150, times: 1 },
      ],
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await tap(one)
    await one.action.done(page)
    await expectEffect(one, 1)
    const seen = await page.evaluate(() => (Reflect.get(window, '__seen') as string[] | undefined) ?? [])
    expect(new Set(seen).size, `each balance once: ${seen.join(' > ')}`).toBe(seen.length)
  },
  'return from the background': async (one) => {
    await answerSlowly(one, 1_000)
    await tap(one)
    await switchAppAndReturn(one.page)
    await one.action.done(one.page)
    await expectEffect(one, 1)
  },
  'logout in another tab': async (one) => {
    const { page, context } = one
    const second = await context.newPage()
    await second.goto(`${one.app.url}favicon.svg`)
    await answerSlowly(one, 1_500)
    await tap(one)
    await second.evaluate(() => localStorage.removeItem('token'))
    await expect.poll(() => pathOf(page)).toMatch(/^\/login/)
    await expectEffect(one, 1)
    await expect(page.getByText('¥ 1,000.00')).toHaveCount(0)
    expect(pathOf(page)).toMatch(/^\/login/)
    await second.close()
  },
  'slow network': async (one) => {
    await answerSlowly(one, 1_500)
    await tap(one)
    await expect(one.page.locator('.loading-bar')).toHaveCount(1)
    await one.action.done(one.page)
    await expectEffect(one, 1)
    await expect(one.page.locator('.loading-bar')).toHaveCount(0)
    expect(await requestCount(one)).toBeLessThanOrEqual(1)
  },
}

/** In the page: records every balance shown, in order; repeats of the same one count once. */
function noteBalances(): void {
  const seen: string[] = []
  const look = () => {
    const text = [...document.querySelectorAll('main .balance')].map((one) => one.textContent).join(' ')
    if (text !== '' && !text.includes('--') && text !== seen.at(-1)) seen.push(text)
  }
  look()
  Reflect.set(window, '__seen', seen)
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}
