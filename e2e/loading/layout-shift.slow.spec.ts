import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { goTo } from '../journeys/entry.ts'
import { chooseCard } from '../journeys/withdrawal.ts'
import { expect, test } from '../support/test.ts'

/** Adds up what moves from now on without a touch before it. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, '__shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) Reflect.set(window, '__shift', Reflect.get(window, '__shift') + value)
      }
    }).observe({ type: 'layout-shift' })
  })
/** After two frames: what has just been drawn is told a moment later. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return Reflect.get(window, '__shift')
  })

/** Answers that come one after another, so that each could move what the one before has drawn. */
const slow = (...names: string[]) => ({
  add: names.map((name, at) => ({
    endpoint: `/api/${name}`,
    kind: 'slow' as const,
    delayMs: 200 + at * 150,
  })),
})

test('nothing on 取款 shifts while its data loads', async ({ app, page }) => {
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/mine' })
  await watchShifts(page)
  await app.mock.faults(slow('user', 'balance', 'balancelist', 'getcard', 'getBetAmount'))
  await goTo(page, '/withdrawal')
  await expect(page.getByRole('status', { name: '打码量' })).toHaveText('打码量已完成')
  await expect(page.getByRole('button', { name: /更换$/ })).toBeVisible()
  await chooseCard(page, 'TRC20')
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('nothing on 我的 shifts while its data loads', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO, path: '/abouts' })
  await app.mock.faults(slow('balance', 'user', 'uservip'))
  await watchShifts(page)
  await goTo(page, '/mine')
  await expect(page.getByRole('heading', { name: DEMO.username })).toBeVisible()
  await expect(page.getByText('总资产')).toBeVisible()
  await expect(page.getByText(/^距 VIP/)).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.001)
})
