import { expect, type Page } from '@playwright/test'
import { lengthenTimers } from '../support/patience.ts'
import { OWN_TIME } from '../support/waits.ts'

/** Touches the page until it has loaded what waits for a first touch: an earlier one meets a page that does not listen yet. */
export async function touch(page: Page): Promise<void> {
  const hasLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/start-deferred-[^/]*\.js$/.test(name))
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return page.evaluate(hasLoaded)
    }, OWN_TIME)
    .toBe(true)
}

/** The first visit: the worker has cached its files and serves the next load. */
export async function install(page: Page, url: string, token?: string): Promise<void> {
  // A worker that takes longer to take over is helped by a reload, which ends what the test is about.
  await lengthenTimers(page, 3_000, 10_000)
  await page.goto(url)
  if (token) await page.evaluate((text) => localStorage.setItem('token', text), token)
  // The app registers the worker and looks for a newer version at the first touch only.
  await touch(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Home greets once: a welcome that opens after the reload would hold back the offer of a newer version.
  await page.waitForFunction(() => sessionStorage.getItem('yz:greeted') !== null)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await touch(page)
}

/** Looks for a newer version, as the app does when the player returns to it, until it is installed or given up. */
export const lookForNewer = (page: Page): Promise<ServiceWorkerState> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    let newer: ServiceWorker | null = null
    // A look that began before the deployment, such as the app's own, answers for one that is asked for meanwhile.
    while (!newer) {
      await registration.update()
      newer = registration.installing ?? registration.waiting
    }
    while (newer.state === 'installing')
      await new Promise((resolve) => newer?.addEventListener('statechange', resolve, { once: true }))
    return newer.state
  })
