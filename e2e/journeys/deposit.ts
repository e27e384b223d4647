import type { Page } from '@playwright/test'
import { type AppFixture, expect } from '../support/test.ts'
import { expectPath, loadAnew, tapLabel } from './entry.ts'
import { READY_TO_WITHDRAW } from './openings.ts'

export const methodButton = (page: Page, name: string) => page.getByRole('radio', { name })
export const chooseMethod = (page: Page, name: string) => tapLabel(methodButton(page, name))
export const submitButton = (page: Page) => page.locator('button[type="submit"]')
export const pendingOrders = (page: Page) => page.getByRole('region', { name: '待支付的在线充值' })
export const shownCentralBalance = (page: Page) => page.locator('.deposit-balance')

/** Waits for the member and the rate, which arrive after the payment methods. No order is sent without them. */
export async function memberAndRate(page: Page): Promise<void> {
  // The screen opens with the method of the last deposit.
  await chooseMethod(page, 'USDT')
  await expect(page.getByText(/^1 USDT ≈ ¥/)).toBeVisible()
}

/** Opens an online order of 500 元 and goes to the page where it is paid. */
export async function openPaymentPage({ page, open }: AppFixture): Promise<string> {
  await open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await expect(shownCentralBalance(page)).toContainText('¥ 1,000.00')
  await memberAndRate(page)
  await chooseMethod(page, '其他支付')
  await page.getByRole('button', { name: '500.00 元' }).click()
  await page.getByRole('button', { name: '前往支付 ¥ 500.00' }).click()
  await page.waitForURL(/[?&]order=/)
  await expect(page.getByText('等待支付')).toBeVisible()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

export const backToShop = async (page: Page) => {
  await loadAnew(page, () => page.getByRole('link', { name: '返回商户' }).click())
  await expectPath(page, '/recharge')
}

/** Waits for the receiving accounts. No bank transfer is sent before they have loaded. */
export const receivingAccounts = (page: Page) =>
  expect(page.getByRole('button', { name: '复制收款账号' }).first()).toBeVisible()
