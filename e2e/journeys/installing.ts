import type { Page } from '@playwright/test'

/** The first visit: the worker has cached its files and serves the next load. */
export async function install(page: Page, url: string, token?: string): Promise<void> {
  await page.goto(url)
  if (token) await page.evaluate((text) => localStorage.setItem('token', text), token)
  // The app registers the worker and looks for a newer version at the first touch only.
  await page.keyboard.press('Shift')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
}

/** Looks for a newer version, as the app does when the player returns to it, and waits until it is installed. */
export const lookForNewer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const coming = registration.installing ?? registration.waiting
    if (!coming) throw new Error('no newer version was found')
    await new Promise<void>((resolve) => {
      if (coming.state === 'installed') resolve()
      coming.addEventListener('statechange', () => coming.state === 'installed' && resolve())
    })
  })
