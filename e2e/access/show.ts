import type { Page } from '@playwright/test'
import { arriveAt, expectPath } from '../journeys/entry.ts'
import { expect, firstScreen } from '../support/test.ts'

/** Follows a link inside the app and waits until the route shows its content instead of its skeleton. */
export async function show(page: Page, address: string, leadsTo = address): Promise<void> {
  await arriveAt(page, address)
  await expectPath(page, leadsTo)
  await expect(page.getByRole('main').filter({ visible: true })).toHaveCount(1)
  await firstScreen(page)
  await expect(page.locator('[aria-busy="true"]:visible, .skeleton:visible')).toHaveCount(0)
}
