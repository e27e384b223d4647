// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { ONLINE_PAYMENTS } from '#contracts/money/payments.ts'
import { formatBeijing, HOUR_MS } from '#contracts/time/beijing-time.ts'
import { envelope, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { keepPayPage, payAmountOf } from '../../features/online-order/pay-pages.ts'
import { keepReceipt } from '../../features/records/receipt/receipt.ts'
import { storage } from '../../lib/device/storage.ts'
import { open, pageAnswer, row, totals } from './test-support/open.tsx'

// Sheets load on first use, which takes a while.
beforeAll(async () => {
  await import('../../features/record-filters/FilterSheet.tsx')
  await import('./TransactionSheet.tsx')
})

test('opens with the deposits of 30 days, and exact sums of credited and of unpaid ones', async () => {
  const view = open([
    row(1, 2, '0.10'),
    row(2, 2, 0.2),
    { ...row(3, 1, 50), created_at: formatBeijing(Date.now()) },
    row(4, 3, 999),
  ])
  expect(await view.findAllByText('未入账')).toHaveLength(2)
  expect(view.sent()).toEqual([{ type: 1, date: 4, page: 1, api_type: '' }])
  expect(totals(view).getByText('¥ 0.30')).toBeTruthy()
  expect(totals(view).getByText('¥ 50.00')).toBeTruthy()
  expect(totals(view).getByText('4')).toBeTruthy()
})

test('an unpaid deposit is 待支付, and 待审核 after its hour, in its row, its details and the totals', async () => {
  const created_at = formatBeijing(Date.now())
  const view = open([
    { ...row(1, 1, '20.50'), created_at },
    { ...row(2, 1, 300), pay_way: '银行卡转账', created_at },
    { ...row(3, 1, 7), pay_way: 'USDT-TRC20', created_at: formatBeijing(Date.now() - HOUR_MS) },
    row(4, 2, 4),
    { ...row(5, 2, 5), pay_way: '银行卡转账' },
    row(6, 3, 6),
    { ...row(7, 3, 7), pay_way: '银行卡转账' },
  ])
  const list = within(await view.findByRole('list', { name: '充值记录' }))
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  for (const [at, status] of [
    '待支付',
    '待审核',
    '待审核',
    '已到账',
    '审核通过',
    '未入账',
    '审核拒绝',
  ].entries())
    expect(rows[at]).toContain(status)
  const sums = [...view.getByRole('region', { name: '合计' }).querySelectorAll('dl > div')]
  expect(sums.map((cell) => cell.textContent?.replace('\u00a0', ' '))).toEqual([
    '笔数7',
    '已到账¥ 9.00',
    '待支付¥ 20.50',
    '待审核¥ 307.00',
    '未入账¥ 13.00',
  ])
  await view.user.click(list.getByRole('button', { name: /微信支付.*20\.50/ }))
  expect(within(await view.findByRole('dialog', { name: '充值详情' })).getByText('待支付')).toBeTruthy()
})

test.each([
  [2, '审核拒绝¥ 3.00'],
  [3, undefined],
])('the sums of type %i name what was refused, where there is any', async (type, refused) => {
  const view = open([row(1, 2), row(3, 3)], `/transRecord?type=${type}`)
  await view.findByRole('list')
  const sums = [...view.getByRole('region', { name: '合计' }).querySelectorAll('dl > div')]
  expect(sums[3]?.textContent?.replace('\u00a0', ' ')).toBe(refused)
})

test('shows the states of transfers, whose codes differ', async () => {
  const view = open([row(1, 0), row(2, 1), row(3, 2), row(4, 3)], '/transRecord?type=3')
  const list = within(await view.findByRole('list', { name: '转入记录' }))
  for (const text of ['失败', '成功', '待结算', '未定义']) expect(list.getByText(text)).toBeTruthy()
})

test('keeps the filter in the address, ignores invalid values, and changes one part by a chip', async () => {
  const view = open([row(1)], '/transRecord?type=9&date=2')
  await view.findByRole('list', { name: '充值记录' })
  expect(view.sent()[0]).toMatchObject({ type: 1, date: 2 })
  await view.user.click(view.getByRole('button', { name: '取款' }))
  await view.findByRole('list', { name: '取款记录' })
  expect(view.sent().at(-1)).toMatchObject({ type: 2, date: 2 })
  expect(view.address()).toBe('/transRecord?type=2&date=2')
})

test('a withdrawal shows the end of its card, if the backend sends it, in its row and details', async () => {
  const view = open(
    [
      { ...row(1), pay_way: '云川银行', bank_not: '1888' },
      { ...row(2), pay_way: '海岳银行' },
    ],
    '/transRecord?type=2',
  )
  const list = within(await view.findByRole('list', { name: '取款记录' }))
  expect(list.getByText('海岳银行')).toBeTruthy()
  await view.user.click(list.getByRole('button', { name: /云川银行 尾号 1888/ }))
  const sheet = within(await view.findByRole('dialog', { name: '取款详情' }))
  expect(sheet.getByText('交易方式').nextElementSibling?.textContent).toBe('云川银行 尾号 1888')
})

test('changes nothing from the sheet until 确定', async () => {
  const view = open([row(1)])
  await view.findByRole('list', { name: '充值记录' })
  await view.user.click(view.getByRole('button', { name: '筛选：近 30 日' }))
  const sheet = within(await view.findByRole('dialog', { name: '筛选' }))
  await view.user.click(sheet.getByRole('radio', { name: '转出' }))
  await view.user.click(sheet.getByRole('radio', { name: '今日' }))
  expect(view.backend.sent).toHaveLength(1)
  await view.user.click(sheet.getByRole('button', { name: '确定' }))
  await view.findByRole('list', { name: '转出记录' })
  expect(view.sent().at(-1)).toMatchObject({ type: 4, date: 1 })
})

test('shows every field on a tap, and copies the number unchanged', async () => {
  const view = open(
    [{ ...row(7, 3, '12345.60'), out_trade_no: 'D20261120135210003485' }],
    '/transRecord?type=2',
  )
  await view.user.click(await view.findByRole('button', { name: /单号末 6 位 003485/ }))
  const sheet = within(await view.findByRole('dialog', { name: '取款详情' }))
  for (const text of [
    '¥ 12,345.60',
    '审核拒绝',
    '未通过审核，退回的款项以中心钱包余额为准。',
    '微信支付',
    '2026-05-01 12:00:00',
  ])
    expect(sheet.getByText(text)).toBeTruthy()
  await view.user.click(sheet.getByRole('button', { name: '复制订单号' }))
  expect(await navigator.clipboard.readText()).toBe('D20261120135210003485')
  expect(toastText()).toBe('复制成功！')
})

test.each([
  ['微信支付', 0, '等待支付，付款后自动到账。', '/payInfo?deposit_no=D7'],
  ['USDT-TRC20', 59, '等待支付，付款后自动到账。', '/payInfo?deposit_no=D7'],
  ['USDT-TRC20', 60, '支付时间已结束，请勿再付款；已付的款项核实后会入账。', undefined],
  ['银行卡转账', 0, '已提交，等待后台审核。', undefined],
])('a deposit by %s, pending for %i min, shows why and links to its page', async (pay_way, age, note, to) => {
  const created_at = formatBeijing(Date.now() - age * 60_000)
  const view = open([{ ...row(7, 1), pay_way, created_at }])
  await view.user.click(await view.findByRole('button', { name: new RegExp(pay_way) }))
  const sheet = within(await view.findByRole('dialog', { name: '充值详情' }))
  expect(sheet.getByText(note)).toBeTruthy()
  expect(sheet.queryByRole('link', { name: '继续支付' })?.getAttribute('href')).toBe(to)
})

test.each([
  ['充值', 1, 3],
  ['取款', 2, 3],
  ['转入', 3, 0],
])('the reason that the backend tells of a failed %s stands in its details, as text', async (name, type, state) => {
  const view = open([{ ...row(7, state), remark: '姓名不符<b>' }, row(8, state)], `/transRecord?type=${type}`)
  const rows = within(await view.findByRole('list', { name: `${name}记录` }))
  await view.user.click(rows.getAllByRole('button')[0] as HTMLElement)
  const sheet = within(await view.findByRole('dialog', { name: `${name}详情` }))
  expect(sheet.getByText('原因').nextElementSibling?.textContent).toBe('姓名不符<b>')
})

test('the remark of a record that has not failed does not show', async () => {
  const view = open([{ ...row(7, 2), remark: 'ok' }])
  await view.user.click(await view.findByRole('button', { name: /微信支付/ }))
  expect(within(await view.findByRole('dialog', { name: '充值详情' })).queryByText('原因')).toBeNull()
})

describe('a pending online order', () => {
  const URL_OF = 'https://pay.example/cashier?id=7'
  const opened = async (pay_way: string) => {
    const view = open([{ ...row(7, 1), pay_way, created_at: formatBeijing(Date.now()) }])
    await view.user.click(await view.findByRole('button', { name: new RegExp(pay_way) }))
    return { ...view, sheet: within(await view.findByRole('dialog', { name: '充值详情' })) }
  }
  const links = ({ sheet }: Awaited<ReturnType<typeof opened>>) =>
    sheet.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

  // An order by 微信 may have its own payment page, too.
  test.each([
    ...ONLINE_PAYMENTS.map(({ label }) => label),
    '在线支付',
    '微信支付',
  ])('%s: opens its own payment page again, and becomes the pending order', async (pay_way) => {
    const assigned = vi.spyOn(window.location, 'assign').mockReturnValue()
    const goBack = vi.spyOn(history, 'back')
    // An earlier test has left the page.
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    keepPayPage('D7', URL_OF)
    const view = await opened(pay_way)
    expect(links(view)).toEqual([['联系客服', '/kefu']])
    await view.user.click(view.sheet.getByRole('button', { name: '继续支付' }))
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith(URL_OF))
    // On the way back the sheet has left nothing in the history.
    expect(view.queryByRole('dialog')).toBeNull()
    expect(Number(goBack.mock.invocationCallOrder[0])).toBeLessThan(
      Number(assigned.mock.invocationCallOrder[0]),
    )
    expect([storage.get('pendingOrder')?.orderNo, payAmountOf('D7')]).toEqual(['D7', 700])
  })

  test.each([
    ...ONLINE_PAYMENTS.map(({ label }) => label),
    '在线支付',
    'EBpay',
  ])('%s: refers to customer service and offers no page of ours when its own is no longer known', async (pay_way) => {
    storage.set('yz:pay-pages', [{ orderNo: 'D7', url: 'javascript:alert(1)', createdAtMs: Date.now() }])
    const view = await opened(pay_way)
    expect(view.sheet.getByText('支付页面已无法从本机打开，请联系在线客服继续支付。')).toBeTruthy()
    expect(links(view)).toEqual([['联系客服继续支付', '/kefu']])
    expect(view.sheet.queryByRole('button', { name: /支付/ })).toBeNull()
  })
})

test('shows the receipt of a withdrawal that was just submitted, with the state of its record, but not above other types', async () => {
  const atMs = Date.now()
  const arrives = '41.09 USDT（取款汇率 7.30，手续费 1.00 USDT）'
  const receipt = {
    amount: fen(30_000),
    to: 'TRC20 地址 尾号 288x',
    no: 'D9',
    atMs,
    expected: '通常 30 分钟内完成',
    arrives,
  }
  const view = open([{ ...row(9, 1, 300), created_at: formatBeijing(atMs) }], {
    pathname: '/transRecord',
    state: keepReceipt(receipt),
  })
  const card = within(await view.findByRole('region', { name: '取款回执' }))
  expect(card.getByText('¥ 300.00')).toBeTruthy()
  expect(card.getByText('等待后台审核，通常 30 分钟内完成')).toBeTruthy()
  expect(card.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
  expect(card.getByText(`实际到账 ${arrives}`)).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: /300\.00/ }))
  expect((await view.findByText('实际到账')).nextElementSibling?.textContent).toBe(arrives)
  await view.user.click(view.getByRole('button', { name: '关闭' }))
  await view.user.click(view.getByRole('button', { name: '充值' }))
  await vi.waitFor(() => expect(view.queryByRole('region', { name: '取款回执' })).toBeNull())
})

test('says what to do when there are no records', async () => {
  const view = open([], '/transRecord?type=2&date=1')
  expect(await view.findByText('今日没有取款记录')).toBeTruthy()
  expect(view.getByRole('link', { name: '去取款' }).getAttribute('href')).toBe('/withdrawal')
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  expect(toastText()).toBe('没有可导出的记录')
})

test('shows a refusal as a toast, and offers a retry', async () => {
  const view = open(() => refusal('系统繁忙，请稍后再试'))
  await view.user.click(await view.findByRole('button', { name: '请求失败，点击重新加载' }))
  expect(toastText()).toBe('系统繁忙，请稍后再试')
  expect(totals(view).getAllByText('--')).toHaveLength(3)
  view.backend.routes['/api/gettransrecord'] = () => pageAnswer([row(1)], 1)
  await view.user.click(view.getByRole('button', { name: '请求失败，点击重新加载' }))
  expect(await view.findByRole('list', { name: '充值记录' })).toBeTruthy()
})

test.each([
  ['waits', 1],
  ['was credited', 2],
  ['was refused', 3],
])('a bank transfer that %s shows its account and its remark, where the order tells them', async (_, state) => {
  const account = {
    bank_name: '海岳银行',
    bank_owner: '云舟',
    bank_no: '6222 0124',
    bank_address: '',
    remark: '839201',
  }
  const view = open([{ ...row(7, state), pay_way: '银行卡转账' }, row(8, 3)])
  view.backend.routes['/api/payinfo'] = () =>
    envelope(
      {
        deposit_no: 'D7',
        info: { created_at: '2026-05-01 12:00:00', amount: 7, usdt_rate: 1, paytype: '银行卡转账' },
        cardlist: [account],
      },
      'bankpay',
    )
  await view.user.click(await view.findByRole('button', { name: /银行卡转账/ }))
  const payee = within(await view.findByRole('region', { name: '收款账户' }))
  const lines = ['收款银行', '收款人', '收款账号', '转账附言']
  expect(lines.map((name) => payee.getByText(name).nextElementSibling?.textContent)).toEqual([
    '海岳银行',
    '云舟',
    '6222 0124',
    '839201',
  ])
  expect(payee.queryByText(/请勿再次转账/) !== null).toBe(state !== 1)
})
