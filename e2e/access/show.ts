import type { Page } from '@playwright/test'
import { arriveAt, expectPath } from '../journeys/entry.ts'
import { expect, firstScreen } from '../support/test.ts'

/** The main part of the screen that is drawn, also where a dialog that opened by itself hides it from screen readers. */
export const shownMain = (page: Page) =>
  page.getByRole('main', { includeHidden: true }).filter({ visible: true })

/** Follows a link inside the app and waits until the route shows its content instead of its skeleton. */
export async function show(page: Page, address: string, leadsTo = address): Promise<void> {
  await arriveAt(page, address)
  await expectPath(page, leadsTo)
  await expect(shownMain(page)).toHaveCount(1)
  await firstScreen(page)
  await expect(page.locator('[aria-busy="true"]:visible, .skeleton:visible')).toHaveCount(0)
}
