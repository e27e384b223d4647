// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { formatBeijing, MINUTE_MS } from '#contracts/time/beijing-time.ts'
import { onContractError } from '../../api/core/client/contract-report.ts'
import { envelope, type Reply, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { open, pageAnswer, queryOf, row, totals } from './test-support/open.tsx'

// The sheet loads on first use, which takes a while the first time.
beforeAll(() => import('../../features/records/DetailSheet.tsx'))

const NOW = Date.now()
const ago = (minutes: number) => formatBeijing(NOW - minutes * MINUTE_MS)
const at = (minutes: number) => ({ created_at: ago(minutes) })

const REBATE = { gamename: '云舟电子', money: '29.30', state: 1, ...at(1000), updated_at: ago(5) }
const PACKET = { money: '2000', redpacketmoney: '8.88', ...at(3), usetime: ago(3) }
const PROMOTION = { activity_name: '周周续航', state: 2, bonus: '58.00', ...at(7) }
const LISTS: Record<string, Reply> = {
  '/api/getfanshui': () => envelope({ list: [REBATE], jisuan: 0, nojisuan: 0 }),
  '/api/redpacket': () => envelope([PACKET]),
  '/api/activityApplyLog': () => envelope([PROMOTION, { ...PROMOTION, state: 1, ...at(1) }]),
}

const MOVEMENTS: Record<number, object[]> = {
  1: [
    { ...row(1, 2, 50), ...at(2), balance_after: '150.00' },
    { ...row(2, 3, 7), ...at(8) },
  ],
  2: [{ ...row(3, 1, 30), ...at(4), pay_way: '工商银行', balance_after: 100 }],
  3: [{ ...row(4, 1, 20), ...at(6), pay_way: '云舟电子 → 中心钱包', balance_after: 'n/a' }],
  4: [{ ...row(4, 1, 20), ...at(9), pay_way: '中心钱包 → 云舟电子' }],
}

const openAll = (lists = LISTS, query = '') =>
  open((sent) => pageAnswer(MOVEMENTS[queryOf(sent).type] ?? [], 1), `/transRecord?type=0${query}`, lists)

const shownIn = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ') ?? ''
const sumsOf = (view: ReturnType<typeof open>) =>
  [...view.getByRole('region', { name: '合计' }).querySelectorAll<HTMLElement>('dl > div')].map(shownIn)
const rowsOf = async (view: ReturnType<typeof open>) =>
  within(await view.findByRole('list', { name: '交易记录' })).getAllByRole('button')

test('全部 shows every kind in order of time, each row with its kind, its sign and, if sent, the balance', async () => {
  onContractError(() => undefined)
  const view = openAll()
  const texts = (await rowsOf(view)).map(shownIn)
  for (const [place, parts] of [
    ['充值 · 微信支付', '余额 ¥ 150.00', '+¥ 50.00', '已到账'],
    ['红包 · 天天红包', '+¥ 8.88', '已入账'],
    ['取款 · 工商银行', '余额 ¥ 100.00', '-¥ 30.00', '待审核'],
    ['返水 · 云舟电子', '+¥ 29.30', '已领取'],
    ['云舟电子 → 中心钱包', 'D4', '+¥ 20.00', '成功'],
    ['活动彩金 · 周周续航', '+¥ 58.00', '审核通过'],
    ['充值 · 微信支付', 'D2', '¥ 7.00', '未入账'],
    ['中心钱包 → 云舟电子', 'D4', '-¥ 20.00', '成功'],
  ].entries())
    for (const part of parts) expect(texts[place]).toContain(part)
  expect(texts).toHaveLength(8)
  expect(sumsOf(view)).toEqual([
    '笔数8',
    '充值到账¥ 50.00',
    '取款出款¥ 0.00',
    '返水¥ 29.30',
    '红包¥ 8.88',
    '活动彩金¥ 58.00',
  ])
  expect(view.queryByText(/没有读出来|没有告知/)).toBeNull()
})

test.each([
  ['返水 · 云舟电子', '返水详情', '领取时间（北京）'],
  ['红包 · 天天红包', '红包详情', '累计充值'],
  ['活动彩金 · 周周续航', '申请详情', '活动彩金'],
  ['充值 · 微信支付.*¥.50\\.00', '充值详情', '账后余额（中心钱包）'],
])('a tap on %s opens %s', async (name, title, field) => {
  onContractError(() => undefined)
  const view = openAll()
  await view.findByRole('list', { name: '交易记录' })
  await view.user.click(view.getByRole('button', { name: new RegExp(name) }))
  const sheet = within(await view.findByRole('dialog', { name: title }))
  expect(sheet.getByText(field)).toBeTruthy()
})

test('while more bonuses may follow, the number of rows is a minimum', async () => {
  onContractError(() => undefined)
  const packets = Array.from({ length: 50 }, (_, n) => ({ ...PACKET, ...at(10 + n) }))
  const page = (sent: Parameters<Reply>[0]) => pageAnswer(packets, queryOf(sent).page)
  const view = openAll({ ...LISTS, '/api/redpacket': page })
  await rowsOf(view)
  expect(view.getByText('已加载 17 / 至少 17 笔')).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '统计全部' }))
  expect(await totals(view).findByText('57')).toBeTruthy()
})

test('a list that cannot be read is named, has no sum, and is read on request', async () => {
  onContractError(() => undefined)
  const view = openAll({ ...LISTS, '/api/redpacket': () => refusal('红包维护中') })
  expect(await rowsOf(view)).toHaveLength(7)
  expect(toastText()).toBe('红包维护中')
  expect(view.getByText('红包没有读出来，以下不含。')).toBeTruthy()
  expect(sumsOf(view)).toContain('红包（已加载）--')
  expect(view.getByText('红包没有读出来，以上不含')).toBeTruthy()
  view.backend.routes['/api/redpacket'] = LISTS['/api/redpacket'] as Reply
  await view.user.click(view.getByRole('button', { name: '重新加载' }))
  expect(await totals(view).findByText('¥ 8.88')).toBeTruthy()
  expect(await rowsOf(view)).toHaveLength(8)
  expect(view.queryByText(/没有读出来/)).toBeNull()
})

test('an approved promotion without a bonus amount has no amount, and the sums say so', async () => {
  onContractError(() => undefined)
  const { bonus: _, ...untold } = PROMOTION
  const view = openAll({ ...LISTS, '/api/activityApplyLog': () => envelope([untold]) })
  await rowsOf(view)
  expect(shownIn(view.getByRole('button', { name: /周周续航/ }))).not.toContain('¥')
  expect(view.getByText('1 笔活动没有告知彩金金额，未计入合计。')).toBeTruthy()
})

test('an address that names an order opens its details, once', async () => {
  const view = openAll(LISTS, '&order=D3')
  const sheet = await view.findByRole('dialog', { name: '取款详情' })
  expect(sheet.textContent).toContain('D3')
  await view.user.click(view.getByRole('button', { name: '关闭' }))
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
})

test('the file has every kind, and its name says if a list is missing', async () => {
  onContractError(() => undefined)
  const files: { name: string; text: Promise<string> }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push({ name: '', text: (blob as Blob).text() })
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1)
    if (file) file.name = this.download
  })
  const view = openAll({ ...LISTS, '/api/redpacket': () => refusal('红包维护中') })
  await rowsOf(view)
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  await vi.waitFor(() => expect(files.at(-1)?.name).toMatch(/^交易记录_全部_近30日_部分_/))
  view.backend.routes['/api/redpacket'] = LISTS['/api/redpacket'] as Reply
  await view.user.click(view.getByRole('button', { name: '导出 CSV' }))
  await vi.waitFor(() => expect(files.at(-1)?.name).toMatch(/^交易记录_全部_近30日_\d/))
  const lines = (await files.at(-1)?.text)?.split('\r\n') ?? []
  expect(lines).toHaveLength(10)
  expect(lines.find((line) => line.includes('取款'))).toContain(',-30.00,')
  expect(lines[2]).toBe(`,${ago(3)},红包,天天红包,8.88,已入账,`)
  vi.restoreAllMocks()
})
