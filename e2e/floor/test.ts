import type { Page } from '@playwright/test'
import { test as base } from '../support/test.ts'

/** Runs in Playwright's own world of each page, which the page does not see: what its selectors ask the engine for. */
function fillPlaywrightsWorld(): void {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    for (let node: Element | null = this; node; node = node.parentElement)
      if (getComputedStyle(node).display === 'none') return false
    return this.isConnected
  }
}

async function fill(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const worldName = new Promise<string>((resolve) => {
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name.startsWith('__playwright')) resolve(context.name)
    })
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Page.enable')
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${fillPlaywrightsWorld})()`,
    worldName: await worldName,
  })
}

/** The project's test, in an engine that lacks what Playwright expects. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await fill(page)
    await use(page)
  },
})
