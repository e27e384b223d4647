import type { BrowserContext, Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { type AppFixture, expect } from '../support/test.ts'
import { locate } from './browser-driver.ts'
import type { Driver } from './driver.ts'
import type { MoneyAction } from './money-action.ts'
import { countsOf, type WorldCounts } from './world.ts'

export const ME = DEMO.username

/** One action in one browser, ready for the last tap, and the counts of the mock backend before it. */
export type Case = {
  action: MoneyAction
  app: AppFixture
  page: Page
  driver: Driver
  context: BrowserContext
  before: WorldCounts
}

/** The books balance, and the action took effect `times` times. Retries, as reads fail while the page navigates. */
export async function expectEffect(
  { action, app, before }: Case,
  times: number,
  limit = { timeout: 10_000 },
) {
  await expect(async () => {
    const now = await countsOf(app.mock, ME)
    expect(now[action.counts]).toBe(before[action.counts] + times * action.adds)
    await booksOf(app.mock, ME)
  }).toPass(limit)
}
export const tap = ({ action, page }: Case) => locate(page, action.button).click()
export const answerSlowly = ({ action, app }: Case, delayMs: number) =>
  app.mock.faults({ add: [{ endpoint: action.path, kind: 'slow', delayMs, times: 1 }] })
export const requestCount = async ({ action, app }: Case) => (await requestsFor(app.mock, action.path)).all
/** On return to a screen that was left before the answer: a submitted request cannot be sent again by accident. */
export async function expectNothingLeftToSend(one: Case) {
  const { action, page, driver } = one
  await expect(page.getByRole('heading', { name: 'VIP 特权' })).toBeHidden()
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  if (action.typed) await expect(page.getByLabel(action.typed[0])).toHaveValue('')
  if (action.secret) await expect(page.getByLabel(action.secret)).toHaveValue('')
  await action.onReturn?.(driver)
  await expectEffect(one, 1)
  expect(await requestCount(one)).toBe(1)
}
