// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../api/session-store.ts'
import { envelope, type Sent, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, said } from '../../app/test-support/render-screen.tsx'
import { BetRecordScreen } from './BetRecordScreen.tsx'

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
  return { backend, ...renderScreen(<BetRecordScreen />, path) }
}

test('stakes without the invalid, win and loss of the settled alone, exactly', async () => {
  const view = open([bet(1, 1, 0.1, -0.1), bet(2, 1, 0.2, 100.3), bet(3, 0, 999, 0), bet(4, 2, 50, 0)])
  await view.findByText('场馆1')
  const totals = within(view.getByRole('region', { name: '合计' }))
  expect(totals.getByText('¥ 50.30')).toBeTruthy()
  expect(totals.getByText('+¥ 100.20').className).toContain('jade')
})

test('a settled bet says what it brought; an open or invalid one only its status', async () => {
  const view = open([bet(1, 1, 10, -10), bet(2, 2, 20, 0), bet(3, 0, 30, 0)])
  const row = async (name: RegExp) => view.findByRole('button', { name })
  expect(said(await row(/场馆1/))).toContain('-¥ 10.00已结算')
  expect(said(await row(/场馆2/))).toMatch(/投注 ¥ 20\.00未结算$/)
  expect(said(await row(/场馆3/))).toMatch(/投注 ¥ 30\.00无效$/)
})

test('a stake stays on one line with its name, however wide the win beside it is', async () => {
  const view = open([bet(1, 1, 200, 123_456.78)])
  expect((await view.findByRole('button', { name: /场馆1/ })).textContent).toContain(
    '投注\u00a0¥\u00a0200.00',
  )
})

test('the kind of game goes to the backend as the contract says', async () => {
  const view = open([bet(1, 1, 10, -10)], '/betRecord?category=sport&date=3')
  await view.findByText('场馆1')
  expect(view.backend.sent[0]?.body).toEqual({ date: 3, page: 1, api_type: 'sport' })
  await view.user.click(view.getByRole('button', { name: '全部' }))
  await view.findByText('场馆1')
  expect(view.backend.sent.at(-1)?.body).toEqual({ date: 3, page: 1, api_type: '' })
})
