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
    let coming: ServiceWorker | null = null
    // A look that began before the deployment, such as the app's own, answers for one that is asked for meanwhile.
    while (!coming) {
      await registration.update()
      coming = registration.installing ?? registration.waiting
    }
    const newer = coming
    await new Promise<void>((resolve) => {
      if (newer.state === 'installed') resolve()
      newer.addEventListener('statechange', () => newer.state === 'installed' && resolve())
    })
  })
