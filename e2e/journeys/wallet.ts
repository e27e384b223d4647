import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** On /transfer: chooses a wallet for one side in its sheet. */
export async function chooseWallet(page: Page, side: '转出钱包' | '转入钱包', name: string): Promise<void> {
  await page.getByRole('button', { name: side }).click()
  const sheet = page.getByRole('dialog', { name: side })
  await sheet.getByRole('button', { name }).click()
  await expect(sheet).toBeHidden()
}

/** On /transfer: fills in a transfer from the central wallet to this venue, without the last tap. */
export async function fillTransfer(page: Page, venue: string, amount: string): Promise<void> {
  await chooseWallet(page, '转入钱包', venue)
  await page.getByLabel('转账金额').fill(amount)
}

export const transferButton = (page: Page) => page.getByRole('button', { name: '立即转账' })

/** The central wallet on /transfer. */
export const walletPanel = (page: Page) => page.getByRole('region', { name: '我的钱包' })

/** One venue's row on /transfer. */
export const venueRow = (page: Page, name: string) =>
  walletPanel(page).getByRole('listitem').filter({ hasText: name })
