import type { Page } from '@playwright/test'
import { booksOf } from '../journeys/books.ts'
import { goTo, pathOf, reload, untilHistoryRests } from '../journeys/entry.ts'
import { expect, firstScreen } from '../support/test.ts'
import { shownToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'
import { browserDriver, locate } from './browser-driver.ts'
import {
  answerSlowly,
  type Case,
  expectEffect,
  expectNothingLeftToSend,
  ME,
  requestCount,
  tap,
} from './case.ts'
import { countsOf } from './world.ts'

/** What may go wrong with a money request (docs/faults.md#money-requests): a function for each column. */
type Fault = (one: Case) => Promise<void>

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

/** They need two pages or a load. All others are crossed without a browser, too: src/app/money-matrix. */
export const BROWSER_FAULTS: Record<string, Fault> = {
  'two tabs at once': async (one) => {
    const second = await one.context.newPage()
    await second.goto(one.page.url())
    await firstScreen(second)
    if (one.action.name === 'launch with auto-transfer')
      await expect(locate(second, one.action.button)).toBeEnabled()
    else await one.action.ready(browserDriver(second))
    await Promise.all([tap(one), locate(second, one.action.button).click()])
    // Wait until both requests are answered and the books show their effect.
    await expectEffect(one, one.action.inTwoTabs, OWN_TIME)
    await second.close()
  },
  reload: async (one) => {
    // Longer than a reload takes on a busy machine: the answer to a launch leaves the page, too.
    await answerSlowly(one, 10_000)
    await tap(one)
    await reload(one.page)
    await expect(one.page.getByRole('main')).toBeVisible()
    await expect(one.page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const happened =
      ((await countsOf(one.app.mock, ME))[one.action.counts] - one.before[one.action.counts]) /
      one.action.adds
    expect([0, 1]).toContain(Math.abs(happened))
    await booksOf(one.app.mock, ME)
    // The mock backend in the page restarts its count at the load. The reload must not send anything again.
    expect(await requestCount(one)).toBe(0)
  },
}

/** Seen in a browser for a few actions, and without one for all (src/app/money-matrix). */
export const SAMPLED_FAULTS: Record<string, Fault> = {
  'double tap': async (one) => {
    await answerSlowly(one, 400)
    await locate(one.page, one.action.button).evaluate((button) => {
      for (let times = 0; times < 5; times += 1) (button as HTMLElement).click()
    })
    await one.action.done(one.driver)
    await expectEffect(one, 1)
  },
  'leaving the screen': async (one) => {
    const at = pathOf(one.page)
    // Longer than it takes to leave the screen, and an overlay that was closed has given its step of the history back.
    await answerSlowly(one, 10_000)
    await untilHistoryRests(one.page)
    await tap(one)
    await goTo(one.page, '/vip')
    await expectEffect(one, 1, OWN_TIME)
    await expect(one.page.getByRole('heading', { name: 'VIP 特权' })).toBeVisible()
    expect(pathOf(one.page)).toBe('/vip')
    await expect(shownToast(one.page)).toBeEmpty()
    await expect(one.page.getByRole('dialog')).toHaveCount(0)
    await goTo(one.page, at)
    await expectNothingLeftToSend(one)
  },
  'return from the background': async (one) => {
    await answerSlowly(one, 1_000)
    await tap(one)
    // A toast may have come and gone before the call for the return is answered.
    await Promise.all([one.action.done(one.driver), switchAppAndReturn(one.page)])
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
}
