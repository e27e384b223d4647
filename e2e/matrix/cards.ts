import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { submitButton } from '../journeys/deposit.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { expect } from '../support/test.ts'
import { type MoneyAction, showsToast } from './money-action.ts'

const bankCard = async (page: Page) => {
  await page.getByLabel('持卡人姓名').fill(DEMO.realname)
  await page.getByRole('button', { name: /^银行类型|选择银行/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '云川银行' }).click()
  await page.getByLabel('银行卡号').fill('6222020200112233')
  await page.getByLabel('开户行地址').fill('云川银行滨江支行')
  await page.getByLabel('支付密码').fill(DEMO.payPassword)
}

export const CARD_ACTIONS: readonly MoneyAction[] = [
  {
    name: 'bind a card',
    path: '/api/bindcard',
    open: { scenario: 'no-cards', as: DEMO, path: '/addBankCard' },
    ready: bankCard,
    button: submitButton,
    done: showsToast('绑定成功'),
    counts: 'cards',
    adds: 1,
    inTwoTabs: 1,
    secret: '支付密码',
    typed: ['开户行地址', '云川银行滨江支行'],
  },
  {
    name: 'unbind a card',
    path: '/api/delcard',
    open: { ...READY_TO_WITHDRAW, path: '/wallet?type=2' },
    ready: async (page) => {
      await page.getByRole('button', { name: /^解绑 / }).click()
      await expect(page.getByText('确定要解除绑定该卡片吗？')).toBeVisible()
    },
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: '解绑' }),
    done: showsToast('解绑成功'),
    counts: 'cards',
    adds: -1,
    inTwoTabs: 1,
    once: true,
  },
]
