import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** On /withdrawal: chooses a card or an address in the sheet, by its mask or name. */
export async function chooseCard(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /(选择|更换)$/ }).click()
  const sheet = page.getByRole('dialog', { name: /^选择/ })
  await sheet.getByRole('button', { name }).click()
  await expect(sheet).toBeHidden()
}

/** On /withdrawal: fills in the form, without the last tap. */
export async function fillWithdrawal(
  page: Page,
  { card, amount, password }: { card: string | RegExp; amount: string; password: string },
): Promise<void> {
  await chooseCard(page, card)
  await page.getByLabel('取款金额').fill(amount)
  await page.getByLabel('支付密码').fill(password)
}

export const withdrawButton = (page: Page) => page.getByRole('button', { name: /^确认取款/ })

/** 打码量 as the screen shows it. */
export const shownWagering = (page: Page) => page.getByRole('status', { name: '打码量' })
