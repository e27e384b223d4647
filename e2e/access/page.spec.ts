import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { arriveAt } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** How many endless animations are running. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        ).length,
  )

test('endless animations have a stop button, and do not run under prefers-reduced-motion', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  await expect.poll(() => moving(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: '暂停动态内容' }).press('Enter')
  await expect(page.getByRole('button', { name: '播放动态内容' })).toBeFocused()
  await expect.poll(() => moving(page)).toBe(0)
  await page.getByRole('button', { name: '播放动态内容' }).press('Enter')
  await expect.poll(() => moving(page)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => moving(page)).toBe(0)
})

test('the page declares its language, and a screen reader hears a toast above a sheet', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'demo', as: DEMO, path: '/transRecord' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.locator('.record-row').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  // The toast would be gone after 2 s.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await sheet.getByRole('button', { name: /^复制/ }).first().click()
  await expect(page.getByRole('status').filter({ hasText: /复制/ })).toHaveCount(1)
})

test('axe finds nothing while an answer is awaited', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO, path: '/mine' })
  await app.mock.faults({ add: [{ kind: 'hang', endpoint: '*' }] })
  await arriveAt(page, '/transRecord')
  const bar = page.getByRole('progressbar', { name: '加载中' })
  await expect(bar).toBeVisible()
  expect(await flawsInThemes(page, '/transRecord')).toEqual([])
  await expect(bar).toBeVisible()
})
