import type { Page } from '@playwright/test'

const SAY = (isOffline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

/** Makes the browser tell this page, now and after a reload, that it is offline or online. Requests still pass. */
export async function tellNetwork(page: Page, isOffline: boolean): Promise<void> {
  await page.context().addInitScript(SAY, isOffline)
  await page.evaluate(SAY, isOffline)
}

/** Holds back this page's requests for these addresses. Returns a function that releases them. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, (route) => released.then(() => route.continue()))
  return release
}

/**
 * Cuts this page off and tells it so, or undoes both. Chromium alone does not always tell: on a busy machine
 * `navigator.onLine` stayed true in a third of the tests.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline)
  await tellNetwork(page, isOffline)
}
