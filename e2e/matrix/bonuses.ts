import { DEMO } from '#mock/scenarios/personas.ts'
import { expect } from '../support/test.ts'
import { type MoneyAction, showsToast } from './money-action.ts'

export const BONUSES: readonly MoneyAction[] = [
  {
    name: 'red packet',
    path: '/api/douserredpacket',
    open: { scenario: 'red-packet-open', as: DEMO, path: '/hongbao' },
    ready: (page) => expect(page.locator('.red-packet-stats dd')).toHaveText(['3', '0', '8']),
    button: (page) => page.getByRole('button', { name: '开红包' }),
    done: (page) => expect(page.getByRole('dialog', { name: '抢到红包' })).toBeVisible(),
    counts: 'packets',
    adds: 1,
    onReturn: (page) => expect(page.locator('.red-packet-stats dd')).toHaveText(['2', '1', '8']),
    inTwoTabs: 2,
    lost: '服务器异常，请稍后再试',
    refusedIn: 'dialog',
  },
  {
    name: 'rebate',
    path: '/api/dofanshui',
    open: { scenario: 'rebate-pending', as: DEMO, path: '/fanshui' },
    ready: (page) => expect(page.getByRole('region', { name: '返水汇总' })).toContainText('¥ 8.00'),
    button: (page) => page.getByRole('button', { name: '立即领取' }),
    done: showsToast('已领取返水 8.00 元'),
    counts: 'collected',
    adds: 2,
    onReturn: (page) => expect(page.locator('.rebate-pending')).toContainText('¥ 0.00'),
    inTwoTabs: 1,
  },
]
