import { DEMO } from '#mock/scenarios/personas.ts'
import { closeWelcome } from './journeys/home.ts'
import { expect, test } from './support/test.ts'

test('the line of announcements stands still while it is out of view @both', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const state = () =>
    page.locator('.notice-line').evaluate((line) => line.getAnimations().map((one) => one.playState))
  await expect.poll(state).toEqual(['running'])
  await page.evaluate(() => scrollTo(0, 1_500))
  await expect.poll(state).toEqual(['paused'])
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(state).toEqual(['running'])
})
