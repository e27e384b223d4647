import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { submitButton } from '../journeys/deposit.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { expect } from '../support/test.ts'
import { leadsTo, type MoneyAction } from './money-action.ts'

const toCard = async (page: Page, amount: string) => {
  await page.locator('button.card-pick').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.card-sheet button').first().click()
  await expect(sheet).toBeHidden()
  await page.getByLabel('取款金额').fill(amount)
  await page.getByLabel('支付密码').fill(DEMO.payPassword)
}

const WITHDRAWAL = {
  path: '/api/withdraw',
  ready: (page) => toCard(page, '1000'),
  button: submitButton,
  done: leadsTo(/#\/transRecord/),
  counts: 'withdrawals',
  adds: 1,
  inTwoTabs: 1,
  secret: '支付密码',
  typed: ['取款金额', '1000'],
} as const satisfies Partial<MoneyAction>

export const WITHDRAWALS: readonly MoneyAction[] = [
  {
    ...WITHDRAWAL,
    name: 'withdrawal to a bank card',
    open: { ...READY_TO_WITHDRAW, path: '/withdrawal?type=2' },
  },
  {
    ...WITHDRAWAL,
    name: 'withdrawal to a USDT address',
    open: { ...READY_TO_WITHDRAW, path: '/withdrawal?type=1' },
  },
]
