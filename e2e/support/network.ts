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

/** Cuts this page off, and waits until the page itself knows: a busy browser tells it some time after the call has ended. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}
