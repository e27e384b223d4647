import type { Page } from '@playwright/test'
import { arriveAt, expectPath } from '../journeys/entry.ts'
import { expect } from '../support/test.ts'

/** Follows a link inside the app and waits until the route shows its content instead of its skeleton. */
export async function show(page: Page, address: string, leadsTo = address): Promise<void> {
  await arriveAt(page, address)
  await expectPath(page, leadsTo)
  await expect(page.getByRole('main').filter({ visible: true })).toHaveCount(1)
  // What is judged comes after this: how long the code and the answers take is not.
  await page.locator('[aria-busy="true"]:visible, .skeleton:visible').first().waitFor({ state: 'hidden' })
}
