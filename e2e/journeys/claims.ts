import type { Page } from '@playwright/test'

type ClaimButton = '开红包' | '立即领取' | '立即申请'

/** Confirms the question before a claim. */
export const agree = (page: Page) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^确认(领取|申请)$/ })
    .click()

/** Taps the button of a claim, and confirms. */
export async function claim(page: Page, name: ClaimButton): Promise<void> {
  await page.getByRole('button', { name }).click()
  await agree(page)
}
