import type { Page } from '@playwright/test'
import { submitButton } from '../journeys/deposit.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { expect } from '../support/test.ts'
import { leadsTo, type MoneyAction, showsToast } from './money-action.ts'

/** /recharge is a kept screen: it reports an order whose answer came after it was left. */
const showsSubmittedOrder = async (page: Page) => {
  await expect(page.getByText('上一笔充值已提交')).toBeInViewport()
}
const fillAmount = async (page: Page, name: string, amount: string) => {
  await page.getByRole('radio', { name }).check({ force: true })
  await page.getByLabel('充值金额').fill(amount)
}

const DEPOSIT = {
  path: '/api/recharge',
  open: { ...READY_TO_WITHDRAW, path: '/recharge' },
  button: submitButton,
  counts: 'deposits',
  adds: 1,
  onReturn: showsSubmittedOrder,
  inTwoTabs: 2,
} as const

export const DEPOSITS: readonly MoneyAction[] = [
  {
    ...DEPOSIT,
    name: 'deposit by bank',
    ready: async (page) => {
      await fillAmount(page, '银行卡转账', '888.80')
      await page.getByLabel('存款人姓名').fill('林云舟')
      await page.getByRole('button', { name: '选择银行' }).click()
      await page.getByRole('button', { name: '云川银行' }).click()
    },
    done: showsToast('提交成功，等待后台审核'),
    typed: ['充值金额', '888.80'],
  },
  {
    ...DEPOSIT,
    name: 'deposit by USDT',
    ready: (page) => fillAmount(page, 'ERC20', '730.01'),
    done: leadsTo(/#\/payInfo\?deposit_no=/),
    typed: ['充值金额', '730.01'],
  },
  {
    ...DEPOSIT,
    name: 'deposit by QR',
    ready: (page) => fillAmount(page, '微信', '500'),
    done: leadsTo(/#\/payInfo\?deposit_no=/),
    typed: ['充值金额', '500'],
  },
  {
    ...DEPOSIT,
    name: 'other payment',
    path: '/pay/api/recharge',
    ready: async (page) => {
      await page.getByRole('radio', { name: '其他支付' }).check({ force: true })
      await page.getByRole('button', { name: '500.00 元' }).click()
    },
    done: leadsTo(/[?&]order=/),
    typed: ['充值金额', '500.00'],
  },
]
