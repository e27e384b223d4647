// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { envelope } from '../../api/test-support/backend.ts'
import { textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { amountField, choose, noRows, open, submit, type, type View } from './test-support/open.tsx'

const page = (...rows: unknown[]) =>
  envelope({ current_page: 1, data: rows, last_page: 1, per_page: 10, total: rows.length })
const NO_RECORDS = {
  '/api/gettransrecord': noRows,
  '/api/activityApplyLog': noRows,
  '/api/redpacket': noRows,
  '/api/getfanshui': () => envelope({ list: null, jisuan: 0, nojisuan: 0 }),
}
const listed = async (view: View) => {
  await view.user.click(await view.findByRole('button', { name: /明细$/ }))
  const list = await view.findByRole('list', { name: '还差打码量的充值与红利' })
  return within(list)
    .getAllByRole('listitem')
    .map((row) => textOf(row))
}

test('says above the button that wagering is owed, before it is pressed', async () => {
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: '250.50' }),
    ...NO_RECORDS,
  })
  await view.findByText(/^打码量未完成/)
  const button = view.getByRole('button', { name: '确认取款' })
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(note && textOf(note)).toBe('打码量未完成，还差 ¥ 250.50 才能取款')
})

test('promises no USDT above the button of a withdrawal to a bank', async () => {
  const view = open({}, '/withdrawal?type=2')
  await choose(view, /云川银行/)
  type(amountField(), '500')
  await vi.waitFor(() => expect(view.client.isFetching()).toBe(0))
  expect(view.getByText('以银行实际入账为准')).toBeTruthy()
  const button = view.getByRole('button', { name: /^确认取款/ })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')).toBeNull()
  expect(view.queryByText(/^实际到账/)).toBeNull()
})

test('wagering that is done is said in the colour of success, which no brand changes', async () => {
  const view = open()
  expect((await view.findByText('已完成')).className).toBe('good')
})

test('links to binding and to help without a card or an address', async () => {
  const view = open({ '/api/getcard': () => envelope([]) })
  const add = await view.findByRole('link', { name: /添加 USDT 地址/ })
  expect(add.getAttribute('href')).toBe('/addUsdtCard')
  submit()
  expect(toastText()).toBe('请选择USDT地址')
  expect(document.activeElement).toBe(add)
  await view.user.click(view.getByRole('tab', { name: '银行卡取款' }))
  expect((await view.findByRole('link', { name: /添加银行卡/ })).getAttribute('href')).toBe('/addBankCard')
  const help = view.getByRole('link', { name: '遇到问题？' }).getAttribute('href')
  expect(['dark', 'light'].map((theme) => `${import.meta.env.BASE_URL}kf.html#${theme}`)).toContain(help)
})

test('the list of wallets begins with the platform’s entry, and shows three rows until all are asked for', async () => {
  const view = open()
  await view.findByText('场馆a')
  const rows = () =>
    [...view.container.querySelectorAll('.wallet-panel-list li')].map(({ textContent }) => textContent)
  expect(rows()).toEqual(['平台钱包12,680.50', '场馆a10.00', '场馆b10.00'])
  await view.user.click(view.getByRole('button', { name: '展开全部 4 个场馆' }))
  expect(rows()).toEqual(['平台钱包12,680.50', '场馆a10.00', '场馆b10.00', '场馆c10.00', '场馆d10.00'])
  expect(view.getByText('平台钱包即中心钱包，取款从这里扣除。')).toBeTruthy()
})

test('says how turnover is counted in the backend’s words, as text, and names no multiple that it does not tell', async () => {
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: 250, flow_rule: '真人计 50%<b>。' }),
    ...NO_RECORDS,
  })
  await view.user.click(await view.findByRole('button', { name: /明细$/ }))
  expect(await view.findByText('真人计 50%<b>。')).toBeTruthy()
  expect(view.container.textContent).not.toContain('倍打码量')
  expect(view.queryByRole('list', { name: '还差打码量的充值与红利' })).toBeNull()
  expect(view.backend.count('/api/gettransrecord')).toBe(0)
})

test.each([
  undefined,
  0,
])('explains nothing where the backend tells neither a rule nor a multiple (%s)', async (flow_multiple) => {
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: 250, flow_multiple }),
    ...NO_RECORDS,
  })
  expect(await view.findByText('还差 ¥ 250.00')).toBeTruthy()
  expect(view.queryByRole('button', { name: /明细$/ })).toBeNull()
})

test('takes the multiple that the backend tells', async () => {
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: 250, flow_multiple: 3 }),
    ...NO_RECORDS,
    '/api/gettransrecord': () => page(OLDER_DEPOSIT),
  })
  expect(await listed(view)).toEqual(['充值 · 微信支付还差 ¥ 250.002026-05-01 10:00:00 · 需打码量 ¥ 600.00'])
  expect(view.getByText(/^每笔充值、红包和活动彩金需 3 倍打码量。返水需 1 倍。/)).toBeTruthy()
})

test('shows the wagering still required, by deposit, and the part without a known source', async () => {
  const row = {
    out_trade_no: 'D1',
    amount: 200,
    pay_way: '微信支付',
    state: 2,
    created_at: '2026-05-01 10:00:00',
  }
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: 250, flow_multiple: 1 }),
    ...NO_RECORDS,
    '/api/gettransrecord': () => page(row),
  })
  expect(await view.findByText('还差 ¥ 250.00')).toBeTruthy()
  expect(await listed(view)).toEqual([
    '充值 · 微信支付还差 ¥ 200.002026-05-01 10:00:00 · 需打码量 ¥ 200.00',
    '其他还差 ¥ 50.00近 30 天的记录之外，如更早的充值，或记录没有写明金额的活动彩金',
  ])
})

test('says that the parts are of what could be read, where records have no end', async () => {
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: 250, flow_multiple: 1 }),
    ...NO_RECORDS,
    '/api/gettransrecord': () =>
      envelope({ current_page: 1, data: [], last_page: 1_000, per_page: 10, total: 0 }),
  })
  expect(await view.findByText('还差 ¥ 250.00')).toBeTruthy()
  expect(await listed(view)).toEqual(['其他还差 ¥ 250.00其余记录读不出来'])
  expect(view.getByText('其余记录读不出来，以上只是一部分')).toBeTruthy()
})

const PROMOTION = { activity_name: '周周续航', state: 2, created_at: '2026-05-01 11:00:00' }
const OLDER_DEPOSIT = {
  out_trade_no: 'D1',
  amount: 200,
  pay_way: '微信支付',
  state: 2,
  created_at: '2026-05-01 10:00:00',
}
test.each([
  [
    'is named by its promotion, and the deposit before it is done',
    { bonus: '58.00', credited_at: '2026-05-01 11:20:00' },
    '活动彩金 · 周周续航还差 ¥ 50.002026-05-01 11:20:00 · 需打码量 ¥ 58.00',
  ],
  [
    'of an amount that the backend does not tell is counted to another part, and the text below says so',
    {},
    '充值 · 微信支付还差 ¥ 50.002026-05-01 10:00:00 · 需打码量 ¥ 200.00',
  ],
])('a bonus %s', async (_, told, row) => {
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: 50, flow_multiple: 1 }),
    ...NO_RECORDS,
    '/api/gettransrecord': () => page(OLDER_DEPOSIT),
    '/api/activityApplyLog': () => page({ ...PROMOTION, ...told }),
  })
  expect(await listed(view)).toEqual([row])
  expect(view.getByText(/没有写明金额的活动彩金不单独列出，会算到别的几笔或「其他」里。$/)).toBeTruthy()
})
