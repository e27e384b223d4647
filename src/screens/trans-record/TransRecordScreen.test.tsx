// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { formatBeijing } from '#contracts/beijing-time.ts'
import { OTHER_PAYMENTS } from '#contracts/payments.ts'
import { signIn } from '../../api/session-store.ts'
import { envelope, hang, held, refusal, type Sent, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toasted } from '../../app/test-support/render-screen.tsx'
import { keepPayPage } from '../../features/online-order/pay-pages.ts'
import { storage } from '../../lib/storage.ts'
import { TransRecordScreen } from './TransRecordScreen.tsx'

// Sheets load on first use, which takes a while the first time.
beforeAll(async () => {
  await import('../../features/record-filters/FilterSheet.tsx')
  await import('../../features/records/DetailSheet.tsx')
})

type Asked = { type: number; date: number; page: number }
const asked = ({ body }: Sent) => body as Asked

const row = (n: number, state = 2, amount: number | string = n) => ({
  out_trade_no: `D${n}`,
  amount,
  pay_way: '微信支付',
  state,
  created_at: '2026-05-01 12:00:00',
})

/** Newest first, ten a page. */
const pageOf = (rows: unknown[], page: number) =>
  envelope({
    current_page: page,
    data: rows.slice((page - 1) * 10, page * 10),
    last_page: Math.max(1, Math.ceil(rows.length / 10)),
    per_page: 10,
    total: rows.length,
  })

function open(rows: unknown[] | ((sent: Sent) => Response | Promise<Response>), path = '/transRecord') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/gettransrecord': typeof rows === 'function' ? rows : (sent) => pageOf(rows, asked(sent).page),
  })
  const sent = () => backend.sent.map(asked)
  return { backend, sent, ...renderScreen(<TransRecordScreen />, path) }
}

const totals = (view: ReturnType<typeof open>) => within(view.getByRole('region', { name: '合计' }))

test('deposits of 30 days come first; sums are exact, of what has arrived and of what waits', async () => {
  const view = open([row(1, 2, '0.10'), row(2, 2, 0.2), row(3, 1, 50), row(4, 3, 999)])
  expect(await view.findByText('审核拒绝')).toBeTruthy()
  expect(view.sent()).toEqual([{ type: 1, date: 4, page: 1, api_type: '' }])
  expect(totals(view).getByText('¥ 0.30')).toBeTruthy()
  expect(totals(view).getByText('¥ 50.00')).toBeTruthy()
  expect(totals(view).getByText('4')).toBeTruthy()
})

test('the same states mean other things for transfers', async () => {
  const view = open([row(1, 0), row(2, 1), row(3, 2), row(4, 3)], '/transRecord?type=3')
  const list = within(await view.findByRole('list', { name: '转入记录' }))
  for (const text of ['失败', '成功', '待结算', '未定义']) expect(list.getByText(text)).toBeTruthy()
})

test('the address holds the filter: nonsense reads as the default, a chip changes one part and keeps the other', async () => {
  const view = open([row(1)], '/transRecord?type=9&date=2')
  await view.findByRole('list', { name: '充值记录' })
  expect(view.sent()[0]).toMatchObject({ type: 1, date: 2 })
  await view.user.click(view.getByRole('button', { name: '取款' }))
  await view.findByRole('list', { name: '取款记录' })
  expect(view.sent().at(-1)).toMatchObject({ type: 2, date: 2 })
  expect(view.address()).toBe('/transRecord?type=2&date=2')
})

test('the sheet changes nothing until 确定', async () => {
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

test('a tap shows every field; the number is copied as it came', async () => {
  const view = open(
    [{ ...row(7, 3, '12345.60'), out_trade_no: 'D20261120135210003485' }],
    '/transRecord?type=2',
  )
  await view.user.click(await view.findByRole('button', { name: /尾号 003485/ }))
  const sheet = within(await view.findByRole('dialog', { name: '取款详情' }))
  for (const text of ['¥ 12,345.60', '审核拒绝', '款项已退回平台钱包。', '微信支付', '2026-05-01 12:00:00'])
    expect(sheet.getByText(text)).toBeTruthy()
  await view.user.click(sheet.getByRole('button', { name: '复制订单号' }))
  expect(await navigator.clipboard.readText()).toBe('D20261120135210003485')
  expect(toasted()).toBe('复制成功！')
})

test.each([
  ['微信支付', 0, '等待支付，付款后自动到账。', '/payInfo?deposit_no=D7'],
  ['USDT-TRC20', 59, '等待支付，付款后自动到账。', '/payInfo?deposit_no=D7'],
  ['USDT-TRC20', 60, '支付时间已结束，请勿再付款；如已付款请联系客服。', undefined],
  ['银行卡转账', 0, '已提交，审核通过后自动入账。', undefined],
])('a deposit by %s that waits since %i min: what for, and the way to its page', async (pay_way, age, note, to) => {
  const created_at = formatBeijing(Date.now() - age * 60_000)
  const view = open([{ ...row(7, 1), pay_way, created_at }])
  await view.user.click(await view.findByRole('button', { name: new RegExp(pay_way) }))
  const sheet = within(await view.findByRole('dialog', { name: '充值详情' }))
  expect(sheet.getByText(note)).toBeTruthy()
  expect(sheet.queryByRole('link', { name: '继续支付' })?.getAttribute('href')).toBe(to)
})

describe('an online order that waits', () => {
  const URL_OF = 'https://pay.example/cashier?id=7'
  const opened = async (pay_way: string) => {
    const view = open([{ ...row(7, 1), pay_way, created_at: formatBeijing(Date.now()) }])
    await view.user.click(await view.findByRole('button', { name: new RegExp(pay_way) }))
    return { ...view, sheet: within(await view.findByRole('dialog', { name: '充值详情' })) }
  }
  const links = ({ sheet }: Awaited<ReturnType<typeof opened>>) =>
    sheet.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

  // An order by 微信 may have been given a page of its own, too.
  test.each([
    ...OTHER_PAYMENTS.map(({ label }) => label),
    '在线支付',
    '微信支付',
  ])('%s: its own payment page is opened again, and it is the order to ask about', async (pay_way) => {
    const gone = vi.spyOn(window.location, 'assign').mockReturnValue()
    keepPayPage('D7', URL_OF)
    const view = await opened(pay_way)
    expect(links(view)).toEqual([['联系客服', '/kefu']])
    await view.user.click(view.sheet.getByRole('button', { name: '继续支付' }))
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(URL_OF))
    expect(storage.get('pendingOrder')?.orderNo).toBe('D7')
  })

  test.each([
    ...OTHER_PAYMENTS.map(({ label }) => label),
    '在线支付',
    'EBpay',
  ])('%s: where its page is not known any more, service is asked, and no page of ours is offered', async (pay_way) => {
    storage.set('yz:pay-pages', [{ orderNo: 'D7', url: 'javascript:alert(1)', createdAtMs: Date.now() }])
    const view = await opened(pay_way)
    expect(view.sheet.getByText('支付页面已无法从本机打开，请联系在线客服继续支付。')).toBeTruthy()
    expect(links(view)).toEqual([['联系客服继续支付', '/kefu']])
    expect(view.sheet.queryByRole('button', { name: /支付/ })).toBeNull()
  })
})

test('a long filter says how much it has counted, counts the rest when asked, and then says the whole', async () => {
  const rows = Array.from({ length: 95 }, (_, n) => row(n + 1, 2, 1))
  const view = open((sent) => pageOf(rows, asked(sent).page))
  expect(await view.findByText(/^已加载 \d+ \/ 共 95 笔$/)).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  expect(await totals(view).findByText('¥ 95.00')).toBeTruthy()
  expect(view.queryByText(/已加载/)).toBeNull()
  expect(new Set(view.sent().map(({ page }) => page)).size).toBe(10)
})

test('very many are counted, and written to a file, only after a yes', async () => {
  const view = open((sent) =>
    asked(sent).page > 1
      ? hang(sent)
      : envelope({
          current_page: 1,
          data: [row(asked(sent).page)],
          last_page: 2_001,
          per_page: 1,
          total: 2_001,
        }),
  )
  for (const [name, what] of [
    ['统计全部', '统计'],
    ['导出 CSV', '导出'],
  ] as const) {
    await view.user.click(await view.findByRole('button', { name }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(`共 2,001 笔，${what}需要较长时间，可随时取消。`)).toBeTruthy()
    await view.user.click(question.getByRole('button', { name: '取消' }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(view.sent()).toHaveLength(1)
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  await view.user.click(await screen.findByRole('button', { name: '继续' }))
  expect(await view.findByRole('progressbar', { name: '正在读取' })).toBeTruthy()
  expect(view.sent().length).toBeGreaterThan(1)
})

test('counting can be ended, and what is loaded stays', async () => {
  const rows = Array.from({ length: 95 }, (_, n) => row(n + 1, 2, 1))
  const last = held()
  const view = open((sent) => (asked(sent).page === 9 ? last.reply(sent) : pageOf(rows, asked(sent).page)))
  await view.user.click(await view.findByRole('button', { name: '统计全部' }))
  await view.user.click(await view.findByRole('button', { name: '取消' }))
  expect(await view.findByRole('button', { name: '统计全部' })).toBeTruthy()
  expect(view.getByText(/^已加载 \d+ \/ 共 95 笔$/)).toBeTruthy()
  expect(toasted()).toBe('')
})

test('a list of few pages is whole by itself; a row that slid onto the next page shows once', async () => {
  const rows = Array.from({ length: 15 }, (_, n) => row(15 - n, 2, 1))
  const view = open((sent) => {
    const { page } = asked(sent)
    if (page === 2 && rows.length === 15) rows.unshift(row(16, 1, 1))
    return pageOf(rows, page)
  })
  await vi.waitFor(() => expect(view.sent().map(({ page }) => page)).toEqual([1, 2]))
  expect(await view.findByText(/^已加载 15 \/ 共 16 笔$/)).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '刷新记录' }))
  expect(await totals(view).findByText('16')).toBeTruthy()
})

test('all records of the filter go into the file, with its name, also those that were not loaded', async () => {
  const files: { name: string; text: Promise<string> }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push({ name: '', text: (blob as Blob).text() })
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1)
    if (file) file.name = this.download
  })
  const rows = Array.from({ length: 95 }, (_, n) => row(n + 1, 2, `${n}.05`))
  const view = open(rows)
  await view.user.click(await view.findByRole('button', { name: '统计全部' }))
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  await vi.waitFor(() => expect(toasted()).toBe('已导出 95 条记录'))
  expect(files[0]?.name).toMatch(/^交易记录_充值_近30日_\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await files[0]?.text)?.split('\r\n') ?? []
  expect(lines).toHaveLength(97)
  expect(lines.at(-2)).toBe('D95,2026-05-01 12:00:00,充值,微信支付,94.05,审核通过')
  vi.restoreAllMocks()
})

test('nothing there says what to do', async () => {
  const view = open([], '/transRecord?type=2&date=1')
  expect(await view.findByText('今日没有取款记录')).toBeTruthy()
  expect(view.getByRole('link', { name: '去取款' }).getAttribute('href')).toBe('/withdrawal')
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  expect(toasted()).toBe('没有可导出的记录')
})

test('a refusal is toasted, and the line to tap asks again', async () => {
  const view = open(() => refusal('系统繁忙，请稍后再试'))
  await view.user.click(await view.findByRole('button', { name: '请求失败，点击重新加载' }))
  expect(toasted()).toBe('系统繁忙，请稍后再试')
  expect(totals(view).getAllByText('--')).toHaveLength(3)
  view.backend.routes['/api/gettransrecord'] = () => pageOf([row(1)], 1)
  await view.user.click(view.getByRole('button', { name: '请求失败，点击重新加载' }))
  expect(await view.findByRole('list', { name: '充值记录' })).toBeTruthy()
})
