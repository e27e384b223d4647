// @vitest-environment happy-dom
import { act, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { betRecord } from '#contracts/records.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { betOf } from '../../api/queries/records.ts'
import { envelope, type Sent, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf } from '../../app/test-support/render-screen.tsx'
import { csvOf } from '../../features/records/reading/csv.ts'
import { BetsScreen } from './BetsScreen.tsx'
import { BET_COLUMNS } from './bets.ts'

// The sheet loads on first use. Importing it here keeps that time out of the tests.
beforeAll(async () => {
  await import('../../features/records/DetailSheet.tsx')
})

const bet = (n: number, status: number, bet_amount: number, win_loss: number) => ({
  bet_id: `B${n}`,
  bet_amount,
  win_loss,
  Code: `场馆${n}`,
  status,
  created_at: '2026-05-01 12:00:00',
})

function open(rows: unknown[], path = '/betRecord') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/betrecord': (_sent: Sent) =>
      envelope({ current_page: 1, data: rows, last_page: 1, per_page: 10, total: rows.length }),
  })
  return { backend, ...renderScreen(<BetsScreen />, path) }
}

test('the totals exclude stakes of invalid bets, and sum win and loss only of settled bets', async () => {
  const view = open([bet(1, 1, 0.1, -0.1), bet(2, 1, 0.2, 100.3), bet(3, 0, 999, 0), bet(4, 2, 50, 0)])
  await view.findByText('场馆1')
  const totals = within(view.getByRole('region', { name: '合计' }))
  expect(totals.getByText('¥ 50.30')).toBeTruthy()
  expect(totals.getByText('+¥ 100.20').className).toContain('good')
})

test('two bets of different venues with the same number are listed separately', async () => {
  const same = { ...bet(1, 1, 10, -10), bet_id: '7' }
  const view = open([same, { ...same, Code: '场馆2' }, same])
  const list = within(await view.findByRole('list', { name: '投注记录' }))
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  expect(textOf(view.getByRole('region', { name: '合计' }))).toContain('输赢-¥ 30.00')
})

test('a settled bet shows its win or loss; an open or invalid one shows only its status', async () => {
  const view = open([bet(1, 1, 10, -10), bet(2, 2, 20, 0), bet(3, 0, 30, 0)])
  const row = async (name: RegExp) => view.findByRole('button', { name })
  expect(textOf(await row(/场馆1/))).toContain('-¥ 10.00已结算')
  expect(textOf(await row(/场馆2/))).toMatch(/投注 ¥ 20\.00未结算$/)
  expect(textOf(await row(/场馆3/))).toMatch(/投注 ¥ 30\.00无效$/)
})

test('a bet with an unknown status counts as neither refunded nor settled', async () => {
  const view = open([bet(1, 1, 10, -10), bet(2, 7, 20, 35), bet(3, 0, 30, 0)])
  const row = await view.findByRole('button', { name: /场馆2/ })
  expect(textOf(row)).toMatch(/投注 ¥ 20\.00未知状态$/)
  const totals = view.getByRole('region', { name: '合计' })
  expect(textOf(totals)).toContain('投注额¥ 10.00')
  expect(textOf(totals)).toContain('输赢-¥ 10.00')
  expect(textOf(totals)).toContain('状态未知¥ 20.00')

  await view.user.click(row)
  const sheet = await view.findByRole('dialog', { name: '注单详情' })
  expect(textOf(sheet)).toContain('未知状态')
  expect(textOf(sheet)).toContain('输赢--')
  expect(textOf(sheet)).not.toMatch(/退回|已结算|未结算|35/)
})

test('the details of a bet show how much of it counts as turnover, if the backend sends it', async () => {
  const view = open([
    { ...bet(1, 1, 10, -10), flow: '5.00' },
    { ...bet(2, 1, 20, 0), flow: 0 },
    bet(3, 1, 30, 5),
  ])
  const sheetOf = async (name: RegExp) => {
    await view.user.click(await view.findByRole('button', { name }))
    const sheet = await view.findByRole('dialog', { name: '注单详情' })
    const text = textOf(sheet)
    await view.user.keyboard('{Escape}')
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    return text
  }
  expect(await sheetOf(/场馆1/)).toContain('计入打码量¥ 5.00')
  expect(await sheetOf(/场馆2/)).toContain('计入打码量¥ 0.00')
  expect(await sheetOf(/场馆3/)).not.toContain('打码量')
})

test('未结算 shows the open bets of all pages, and counts only those', async () => {
  signIn('token-1')
  const pages = [
    [bet(1, 1, 10, -10), bet(2, 2, 20, 0)],
    [bet(3, 0, 30, 0)],
    [bet(4, 2, 40, 0)],
    [bet(5, 1, 5, 5)],
  ]
  const backend = stubBackend({
    '/api/betrecord': ({ body }: Sent) => {
      const { page } = body as { page: number }
      return envelope({ current_page: page, data: pages[page - 1], last_page: 4, per_page: 2, total: 5 })
    },
  })
  const view = renderScreen(<BetsScreen />, '/betRecord?status=2')
  expect(await view.findByRole('button', { name: /场馆4/ })).toBeTruthy()
  expect(view.getByRole('button', { name: /场馆2/ })).toBeTruthy()
  expect(view.queryByRole('button', { name: /场馆[135]/ })).toBeNull()
  const totals = view.getByRole('region', { name: '合计' })
  await waitFor(() => expect(textOf(totals)).toContain('笔数2'))
  expect(textOf(totals)).toContain('投注额¥ 60.00')
  expect(view.getByRole('button', { name: '筛选：近 30 日 · 未结算' })).toBeTruthy()
  expect(backend.count('/api/betrecord')).toBe(4)
})

test('the empty list names the chosen status', async () => {
  const view = open([bet(1, 1, 10, -10)], '/betRecord?status=2')
  expect(await view.findByText('近 30 日没有未结算投注记录')).toBeTruthy()
})

test('the totals mention no unknown status when every status is known', async () => {
  const view = open([bet(1, 1, 10, -10)])
  await view.findByText('场馆1')
  expect(textOf(view.getByRole('region', { name: '合计' }))).not.toContain('状态未知')
})

test('the CSV file names the unknown status, and leaves its win or loss empty', () => {
  const rows = [7, 1, 0].map((status, n) => betOf(z.decode(betRecord, bet(n, status, 10, 5))))
  const [, , ...lines] = csvOf(BET_COLUMNS, rows)
  expect(lines.map((line) => line.trim().split(',').slice(3, 6))).toEqual([
    ['10.00', '', '未知状态'],
    ['10.00', '5.00', '已结算'],
    ['10.00', '5.00', '无效'],
  ])
})

test('a bet shows its game before its venue, and its details the pick and the result', async () => {
  const view = open([
    { ...bet(1, 1, 10, 8), game: '连环百家乐', pick: '庄 8、庄对 2', result: '闲6 庄8 庄' },
    { ...bet(2, 2, 20, 0), Code: '', game: '<b>云上</b>轮盘', pick: 7, result: '' },
  ])
  const row = await view.findByRole('button', { name: /场馆1/ })
  expect(textOf(row)).toMatch(/^连环百家乐 · 场馆1/)
  await view.user.click(row)
  const sheet = await view.findByRole('dialog', { name: '注单详情' })
  expect(textOf(sheet)).toContain('场馆场馆1游戏连环百家乐投注内容庄 8、庄对 2本局结果闲6 庄8 庄')
  await view.user.keyboard('{Escape}')
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())

  const other = view.getByRole('button', { name: /轮盘/ })
  expect(textOf(other)).toMatch(/^<b>云上<\/b>轮盘12:00/)
  await view.user.click(other)
  const open2 = textOf(await view.findByRole('dialog', { name: '注单详情' }))
  expect(open2).toContain('场馆--游戏<b>云上</b>轮盘投注内容7投注额')
  expect(open2).not.toContain('结果')
})

test.each([
  ['absent', {}],
  ['null', { game: null, pick: null, result: null }],
  ['empty', { game: '', pick: '', result: '' }],
])('where game, pick and result are %s, the bet has its venue alone', async (_name, none) => {
  const view = open([{ ...bet(1, 1, 10, 8), ...none }])
  const row = await view.findByRole('button', { name: /场馆1/ })
  expect(textOf(row)).toMatch(/^场馆1 ?12:00/)
  await view.user.click(row)
  expect(textOf(await view.findByRole('dialog', { name: '注单详情' }))).not.toMatch(
    /游戏|投注内容|结果|undefined/,
  )
})

test('the details show each part of a round on a line of its own, its cards as cards, red suits in red', async () => {
  const result = '闲6 庄8 庄 · 闲 ♦6 ♣K · 庄 ♠10 ♥8 · ♥ 是字 · 闲 ♦6 ♣K'
  const view = open([{ ...bet(1, 1, 10, 8), result }])
  await view.user.click(await view.findByRole('button', { name: /场馆1/ }))
  const sheet = await view.findByRole('dialog', { name: '注单详情' })
  const lines = [...sheet.querySelectorAll('.record-part')].map(textOf)
  expect(lines.map((line) => line.replaceAll('\uFE0E', ''))).toEqual(result.split(' · '))
  const cards = [...sheet.querySelectorAll<HTMLElement>('.record-card')].slice(0, 4)
  expect(cards.map(({ textContent, dataset }) => [textContent, dataset.red])).toEqual([
    ['♦\uFE0E6', 'true'],
    ['♣\uFE0EK', undefined],
    ['♠\uFE0E10', undefined],
    ['♥\uFE0E8', 'true'],
  ])
})

test('the CSV file has columns for the game, the pick and the result', () => {
  const detailed = { ...bet(1, 1, 10, 5), game: '云上轮盘', pick: '=7 号 5,红 5', result: '7 红单小' }
  const rows = [detailed, bet(2, 1, 10, 5)].map((row) => betOf(z.decode(betRecord, row)))
  const [, head, ...lines] = csvOf(BET_COLUMNS, rows)
  expect(head?.trim().split(',').slice(6)).toEqual(['游戏', '投注内容', '结果'])
  expect(lines[0]?.trim()).toMatch(/,已结算,云上轮盘,"'=7 号 5,红 5",7 红单小$/)
  expect(lines[1]?.trim()).toMatch(/,已结算,,,$/)
})

test('a stake stays on one line with its label beside a wide win', async () => {
  const view = open([bet(1, 1, 200, 123_456.78)])
  expect((await view.findByRole('button', { name: /场馆1/ })).textContent).toContain(
    '投注\u00a0¥\u00a0200.00',
  )
})

test('sends the chosen game category as the contract requires', async () => {
  const view = open([bet(1, 1, 10, -10)], '/betRecord?category=sport&date=3')
  await view.findByText('场馆1')
  expect(view.backend.sent[0]?.body).toEqual({ date: 3, page: 1, api_type: 'sport' })
  await view.user.click(view.getByRole('button', { name: '全部' }))
  await view.findByText('场馆1')
  expect(view.backend.sent.at(-1)?.body).toEqual({ date: 3, page: 1, api_type: '' })
})

test('the open details of a bet show its settlement even if the filter no longer lists it', async () => {
  const rows = [bet(1, 2, 10, 0)]
  const view = open(rows, '/betRecord?status=2')
  await view.user.click(await view.findByRole('button', { name: /场馆1/ }))
  const sheet = within(await view.findByRole('dialog', { name: '注单详情' }))
  expect(sheet.getByRole('status').textContent).toContain('未结算')
  rows[0] = bet(1, 1, 10, 25)
  await act(() => view.client.refetchQueries())
  expect(textOf(sheet.getByRole('status'))).toBe('+¥ 25.00已结算')
})
