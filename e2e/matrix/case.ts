import type { BrowserContext, Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { pathOf, shownToast } from '../journeys/entry.ts'
import { type AppFixture, type Backend, expect } from '../support/test.ts'
import type { MoneyAction } from './money-action.ts'
import { countsOf, type WorldCounts } from './world.ts'

const UNKNOWN = '网络异常，结果未知，正在为您核对最新余额与记录'
export const ME = DEMO.username

/** One action in one browser, ready for the last tap, and the counts of the mock backend before it. */
export type Case = {
  action: MoneyAction
  app: AppFixture
  page: Page
  context: BrowserContext
  backend: Backend
  before: WorldCounts
}

/** The books balance, and the action took effect `times` times. Retries, as reads fail while the page navigates. */
export async function expectEffect({ action, app, before }: Case, times: number) {
  await expect(async () => {
    const now = await countsOf(app.mock, ME)
    expect(now[action.counts]).toBe(before[action.counts] + times * action.adds)
    await booksOf(app.mock, ME)
  }).toPass({ timeout: 10_000 })
}
export const tap = ({ action, page }: Case) => action.button(page).click()
export const answerSlowly = ({ action, app }: Case, delayMs: number) =>
  app.mock.faults({ add: [{ endpoint: action.path, kind: 'slow', delayMs, times: 1 }] })
export const requestCount = async ({ action, app }: Case) => (await requestsFor(app.mock, action.path)).all
/** The form is as the member filled it, except for the password, which every answer clears. */
export async function expectForm({ action, page }: Case) {
  if (action.typed) await expect(page.getByLabel(action.typed[0])).toHaveValue(action.typed[1])
  if (action.secret) await expect(page.getByLabel(action.secret)).toHaveValue('')
}
/** On return to a screen that was left before the answer: a submitted request cannot be sent again by accident. */
export async function expectNothingLeftToSend(one: Case) {
  const { action, page } = one
  await expect(page.getByRole('heading', { name: 'VIP 特权' })).toBeHidden()
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  if (action.typed) await expect(page.getByLabel(action.typed[0])).toHaveValue('')
  if (action.secret) await expect(page.getByLabel(action.secret)).toHaveValue('')
  await action.onReturn?.(page)
  await expectEffect(one, 1)
  expect(await requestCount(one)).toBe(1)
}
/** Shown as unknown once, nothing sent again, and the button enabled again. */
export async function expectUnknown(one: Case, at: string) {
  const { action, page } = one
  await expect(shownToast(page)).toHaveText(action.lost ?? UNKNOWN)
  await expectEffect(one, 1)
  if (!action.once) await expect(action.button(page)).toBeEnabled()
  expect(pathOf(page)).toBe(at)
  await expectForm(one)
  expect(await requestCount(one)).toBe(1)
}
