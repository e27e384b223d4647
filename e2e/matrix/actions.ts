import type { Page } from '@playwright/test'
import { DEMO } from '#house/scenarios/personas.ts'
import { toast } from '../journeys/entry.ts'
import { chooseWallet, fillTransfer } from '../journeys/wallet.ts'
import { expect, type Opening } from '../support/test.ts'
import type { Counts } from './world.ts'

/** One thing a member does with money, ready but for the last tap. */
export type MoneyAction = {
  name: string
  /** The call that the last tap sends. */
  path: string
  open: Opening & { path: string }
  /** Fills in everything but the last tap. */
  ready: (page: Page) => Promise<void>
  /** What the last tap is on. */
  button: (page: Page) => ReturnType<Page['locator']>
  /** What a success looks like. */
  done: (page: Page) => Promise<void>
  /** What it adds to, and how much one success adds. */
  counts: keyof Counts
  adds: 1 | 2 | -1
  /** How often it takes effect when two tabs do it at once: all the money moves once, two orders are two orders. */
  inTwoTabs: 1 | 2
  /** The field of a password, which no answer leaves filled. */
  secret?: string
  /** What is typed and must survive a refusal: label and value. */
  typed?: readonly [label: string, value: string]
  /** What the screen says to whoever left it before the answer, and comes back. */
  onReturn?: (page: Page) => Promise<void>
  /** Where a lost answer says something of its own (spec section 8). */
  lost?: string
  /** Where a refusal is shown in a popup, not in a toast. */
  refusedIn?: 'dialog'
  /** A refused launch leads back to where it was tapped (spec section 8). */
  leavesOnRefusal?: true
  /** Its button stands in a dialog that the tap closes: there is nothing left to tap twice. */
  once?: true
}

const MONEY = { scenario: 'member-with-money', as: DEMO } as const
const RICH = { scenario: 'ready-to-withdraw', as: DEMO } as const
const submit = (page: Page) => page.locator('button[type="submit"]')
const says = (text: string | RegExp) => async (page: Page) => {
  await expect(toast(page)).toHaveText(text)
}
/** /recharge is kept alive: it tells of an order that nobody was led to. */
const tellsOfOrder = async (page: Page) => {
  await expect(page.getByText('上一笔充值已提交')).toBeInViewport()
}
const leadsTo = (address: RegExp) => (page: Page) => page.waitForURL(address)

const way = async (page: Page, name: string, amount: string) => {
  await page.getByRole('radio', { name }).check({ force: true })
  await page.getByLabel('充值金额').fill(amount)
}
const toCard = async (page: Page, amount: string) => {
  await page.locator('button.pick').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.card-sheet button').first().click()
  await expect(sheet).toBeHidden()
  await page.getByLabel('取款金额').fill(amount)
  await page.getByLabel('支付密码').fill(DEMO.payPassword)
}
const bankCard = async (page: Page) => {
  await page.getByLabel('持卡人姓名').fill(DEMO.realname)
  await page.getByRole('button', { name: /^银行类型|选择银行/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '云川银行' }).click()
  await page.getByLabel('银行卡号').fill('6222020200112233')
  await page.getByLabel('开户行地址').fill('云川银行滨江支行')
  await page.getByLabel('支付密码').fill(DEMO.payPassword)
}
/** Auto-transfer on, and a link to a game: the tap moves the whole central wallet into the venue. */
const gameWithAutoTransfer = async (page: Page) => {
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token')}`,
    }
    await fetch('/api/uptransferstatus', { method: 'POST', headers, body: '{"transferstatus":1}' })
    location.hash = '/gamePage?name=%E6%B8%B8%E6%88%8F&type=yzdz&code=yzdz-001'
  })
  await expect(page.getByRole('button', { name: '开始游戏' })).toBeEnabled()
}

export const ACTIONS: readonly MoneyAction[] = [
  {
    name: 'deposit by bank',
    path: '/api/recharge',
    open: { ...RICH, path: '/recharge' },
    ready: async (page) => {
      await way(page, '银行卡转账', '888.80')
      await page.getByLabel('存款人姓名').fill('林云舟')
      await page.getByRole('button', { name: '选择银行' }).click()
      await page.getByRole('button', { name: '云川银行' }).click()
    },
    button: submit,
    done: says('提交成功，等待后台审核'),
    counts: 'deposits',
    adds: 1,
    onReturn: tellsOfOrder,
    inTwoTabs: 2,
    typed: ['充值金额', '888.80'],
  },
  {
    name: 'deposit by USDT',
    path: '/api/recharge',
    open: { ...RICH, path: '/recharge' },
    ready: (page) => way(page, 'ERC20', '730.01'),
    button: submit,
    done: leadsTo(/#\/payInfo\?deposit_no=/),
    counts: 'deposits',
    adds: 1,
    onReturn: tellsOfOrder,
    inTwoTabs: 2,
    typed: ['充值金额', '730.01'],
  },
  {
    name: 'deposit by QR',
    path: '/api/recharge',
    open: { ...RICH, path: '/recharge' },
    ready: (page) => way(page, '微信', '500'),
    button: submit,
    done: leadsTo(/#\/payInfo\?deposit_no=/),
    counts: 'deposits',
    adds: 1,
    onReturn: tellsOfOrder,
    inTwoTabs: 2,
    typed: ['充值金额', '500'],
  },
  {
    name: 'other payment',
    path: '/pay/api/recharge',
    open: { ...RICH, path: '/recharge' },
    ready: async (page) => {
      await page.getByRole('radio', { name: '其他支付' }).check({ force: true })
      await page.getByRole('button', { name: '500.00 元' }).click()
    },
    button: submit,
    done: leadsTo(/[?&]order=/),
    counts: 'deposits',
    adds: 1,
    onReturn: tellsOfOrder,
    inTwoTabs: 2,
    typed: ['充值金额', '500.00'],
  },
  {
    name: 'withdrawal to a bank card',
    path: '/api/withdraw',
    open: { ...RICH, path: '/withdrawal?type=2' },
    ready: (page) => toCard(page, '1000'),
    button: submit,
    done: leadsTo(/#\/transRecord/),
    counts: 'withdrawals',
    adds: 1,
    inTwoTabs: 1,
    secret: '支付密码',
    typed: ['取款金额', '1000'],
  },
  {
    name: 'withdrawal to a USDT address',
    path: '/api/withdraw',
    open: { ...RICH, path: '/withdrawal?type=1' },
    ready: (page) => toCard(page, '1000'),
    button: submit,
    done: leadsTo(/#\/transRecord/),
    counts: 'withdrawals',
    adds: 1,
    inTwoTabs: 1,
    secret: '支付密码',
    typed: ['取款金额', '1000'],
  },
  {
    name: 'transfer in',
    path: '/api/transfer',
    open: { ...MONEY, path: '/transfer' },
    ready: (page) => fillTransfer(page, '云舟电子', '1000'),
    button: submit,
    done: says(/转账成功/),
    counts: 'intoVenue',
    adds: 1,
    inTwoTabs: 1,
    typed: ['转账金额', '1000'],
  },
  {
    name: 'transfer out',
    path: '/api/transfer',
    open: { ...MONEY, path: '/transfer' },
    ready: async (page) => {
      await chooseWallet(page, '转入钱包', '云舟电子')
      await page.getByRole('button', { name: '互换转出与转入' }).click()
      await page.getByLabel('转账金额').fill('200')
    },
    button: submit,
    done: says(/转账成功/),
    counts: 'fromVenue',
    adds: 1,
    inTwoTabs: 1,
    typed: ['转账金额', '200'],
  },
  {
    name: 'recall',
    path: '/api/transall',
    open: { ...MONEY, path: '/transfer' },
    ready: (page) => expect(page.getByLabel('转账金额')).toBeVisible(),
    button: (page) => page.getByRole('button', { name: '一键回收' }),
    done: says(/回收/),
    counts: 'fromVenue',
    adds: 1,
    inTwoTabs: 1,
  },
  {
    name: 'red packet',
    path: '/api/douserredpacket',
    open: { scenario: 'red-packet-open', as: DEMO, path: '/hongbao' },
    ready: (page) => expect(page.locator('.hb-stats dd')).toHaveText(['3', '0', '8']),
    button: (page) => page.getByRole('button', { name: '开红包' }),
    done: (page) => expect(page.getByRole('dialog', { name: '抢到红包' })).toBeVisible(),
    counts: 'packets',
    adds: 1,
    onReturn: (page) => expect(page.locator('.hb-stats dd')).toHaveText(['2', '1', '8']),
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
    done: says('已领取返水 8.00 元'),
    counts: 'collected',
    adds: 2,
    onReturn: (page) => expect(page.locator('.rebate-pending')).toContainText('¥ 0.00'),
    inTwoTabs: 1,
  },
  {
    name: 'auto-transfer switch',
    path: '/api/uptransferstatus',
    open: { ...MONEY, path: '/transfer' },
    ready: (page) => expect(page.getByLabel('转账金额')).toBeVisible(),
    button: (page) => page.locator('label').filter({ has: page.getByRole('checkbox', { name: '自动免转' }) }),
    done: (page) => expect(page.getByLabel('转账金额')).toBeHidden(),
    counts: 'auto',
    adds: 1,
    onReturn: (page) => expect(page.getByLabel('转账金额')).toBeHidden(),
    inTwoTabs: 1,
  },
  {
    name: 'bind a card',
    path: '/api/bindcard',
    open: { scenario: 'no-cards', as: DEMO, path: '/addBankCard' },
    ready: bankCard,
    button: submit,
    done: says('绑定成功'),
    counts: 'cards',
    adds: 1,
    inTwoTabs: 1,
    secret: '支付密码',
    typed: ['开户行地址', '云川银行滨江支行'],
  },
  {
    name: 'unbind a card',
    path: '/api/delcard',
    open: { ...RICH, path: '/wallet?type=2' },
    ready: async (page) => {
      await page.getByRole('button', { name: /^解绑 / }).click()
      await expect(page.getByText('确定要解除绑定该卡片吗？')).toBeVisible()
    },
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: '解绑' }),
    done: says('解绑成功'),
    counts: 'cards',
    adds: -1,
    inTwoTabs: 1,
    once: true,
  },
  {
    name: 'launch with auto-transfer',
    path: '/api/getGameUrl',
    open: { ...MONEY, path: '/transfer' },
    ready: gameWithAutoTransfer,
    button: (page) => page.getByRole('button', { name: '开始游戏' }),
    done: leadsTo(/[?&]ticket=/),
    counts: 'intoVenue',
    adds: 1,
    inTwoTabs: 1,
    leavesOnRefusal: true,
  },
]
