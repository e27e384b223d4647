import type { Locator, Page } from '@playwright/test'
import { goTo } from '../journeys/entry.ts'
import { expect } from '../support/test.ts'
import { expectToastInView } from '../support/toasts.ts'
import type { Driver, Target } from './driver.ts'

/** The target in a page of a real browser. */
export function locate(page: Page, target: Target): Locator {
  const root = target.within ? locate(page, target.within) : page
  if ('role' in target)
    return root.getByRole(target.role, target.name === undefined ? {} : { name: target.name })
  if ('boxOf' in target)
    return root.getByRole(target.boxOf, { name: target.name }).locator('xpath=ancestor::label')
  if ('label' in target) return root.getByLabel(target.label)
  return 'text' in target ? root.getByText(target.text) : root.locator(target.css)
}

export const browserDriver = (page: Page): Driver => ({
  tap: (target) => locate(page, target).click(),
  fill: (label, text) => page.getByLabel(label).fill(text),
  sees: async (target, text) => {
    const seen = locate(page, target)
    await expect(seen).toBeInViewport()
    if (text !== undefined) await expect(seen).toContainText(text)
  },
  reads: (target, texts) => expect(locate(page, target)).toHaveText(texts),
  toast: (text) => expectToastInView(page, text),
  seesNone: (target) => expect(locate(page, target)).toBeHidden(),
  canTap: (target) => expect(locate(page, target)).toBeEnabled(),
  leadsTo: (address) => page.waitForURL(address),
  goTo: (path) => goTo(page, path),
  post: (path, body) =>
    page.evaluate(
      async ([url, text]) => {
        const authorization = `Bearer ${localStorage.getItem('token')}`
        const headers = { 'content-type': 'application/json', authorization }
        await fetch(url, { method: 'POST', headers, body: text })
      },
      [path, JSON.stringify(body)] as const,
    ),
})
