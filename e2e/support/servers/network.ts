import type { Page } from '@playwright/test'

const SAY = (isOffline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

/** What the browser tells this page, now and after a reload, when the network goes or comes. It cuts nothing. */
export async function tellNetwork(page: Page, isOffline: boolean): Promise<void> {
  await page.context().addInitScript(SAY, isOffline)
  await page.evaluate(SAY, isOffline)
}

/** Holds back this page's requests for these addresses. Returns what lets them go. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, (route) => released.then(() => route.continue()))
  return release
}

/**
 * Cuts this page off and tells it so, or undoes both. By itself Chromium does not always tell a page whose network Playwright
 * cuts: on a busy machine navigator.onLine stayed true in a third of the tests.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline)
  await tellNetwork(page, isOffline)
}
