import { expect, type Page } from '@playwright/test'
import { lengthenTimers } from '../support/patience.ts'
import { OWN_TIME } from '../support/waits.ts'

/**
 * Touches the page until it has loaded what waits for a first touch. An earlier touch may meet a page that does not
 * listen yet.
 */
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
  // If the worker takes over slowly, the app reloads, which would end what the test is about.
  await lengthenTimers(page, 3_000, 10_000)
  await page.goto(url)
  if (token) await page.evaluate((text) => localStorage.setItem('token', text), token)
  // The app registers the worker and looks for a newer version at the first touch only.
  await touch(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Home shows the welcome once. After the reload it would hold back the offer of a newer version.
  await page.waitForFunction(() => sessionStorage.getItem('yz:greeted') !== null)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await touch(page)
}

/** Looks for a newer version, as the app does when the player returns to it, until it is installed or has failed. */
export const lookForNewer = (page: Page): Promise<ServiceWorkerState> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    let newer: ServiceWorker | null = null
    // A check that began before the deployment, such as the app's own, also answers later requests for a check.
    while (!newer) {
      await registration.update()
      newer = registration.installing ?? registration.waiting
    }
    while (newer.state === 'installing')
      await new Promise((resolve) => newer?.addEventListener('statechange', resolve, { once: true }))
    return newer.state
  })
