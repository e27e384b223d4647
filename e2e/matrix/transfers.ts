import type { Page } from '@playwright/test'
import { submitButton } from '../journeys/deposit.ts'
import { WITH_MONEY } from '../journeys/openings.ts'
import { chooseWallet, fillTransfer } from '../journeys/wallet.ts'
import { expect } from '../support/test.ts'
import { leadsTo, type MoneyAction, showsToast } from './money-action.ts'

/** Auto-transfer on, and a link to a game: the tap moves the whole central wallet into the venue. */
const gameWithAutoTransfer = async (page: Page) => {
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token')}`,
    }
    await fetch('/api/uptransferstatus', { method: 'POST', headers, body: '{"transferstatus":1}' })
    location.hash = '/gamePage?name=yzdz&type=0&code=yzdz-001'
  })
  await expect(page.getByRole('button', { name: '开始游戏' })).toBeEnabled()
}

export const TRANSFERS: readonly MoneyAction[] = [
  {
    name: 'transfer in',
    path: '/api/transfer',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: (page) => fillTransfer(page, '云舟电子', '1000'),
    button: submitButton,
    done: showsToast(/转账成功/),
    counts: 'intoVenue',
    adds: 1,
    inTwoTabs: 1,
    typed: ['转账金额', '1000'],
  },
  {
    name: 'transfer out',
    path: '/api/transfer',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: async (page) => {
      await chooseWallet(page, '转入钱包', '云舟电子')
      await page.getByRole('button', { name: '互换转出与转入' }).click()
      await page.getByLabel('转账金额').fill('200')
    },
    button: submitButton,
    done: showsToast(/转账成功/),
    counts: 'fromVenue',
    adds: 1,
    inTwoTabs: 1,
    typed: ['转账金额', '200'],
  },
  {
    name: 'recall',
    path: '/api/transall',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: (page) => expect(page.getByLabel('转账金额')).toBeVisible(),
    button: (page) => page.getByRole('button', { name: '一键回收' }),
    done: showsToast(/回收/),
    counts: 'fromVenue',
    adds: 1,
    inTwoTabs: 1,
  },
  {
    name: 'auto-transfer switch',
    path: '/api/uptransferstatus',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: (page) => expect(page.getByLabel('转账金额')).toBeVisible(),
    button: (page) => page.locator('label').filter({ has: page.getByRole('checkbox', { name: '自动免转' }) }),
    done: (page) => expect(page.getByLabel('转账金额')).toBeHidden(),
    counts: 'auto',
    adds: 1,
    onReturn: (page) => expect(page.getByLabel('转账金额')).toBeHidden(),
    inTwoTabs: 1,
  },
  {
    name: 'launch with auto-transfer',
    path: '/api/getGameUrl',
    open: { ...WITH_MONEY, path: '/transfer' },
    ready: gameWithAutoTransfer,
    button: (page) => page.getByRole('button', { name: '开始游戏' }),
    done: leadsTo(/[?&]ticket=/),
    counts: 'intoVenue',
    adds: 1,
    inTwoTabs: 1,
    leavesOnRefusal: true,
  },
]
