// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { type InitialEntry, useLocation } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { formatBeijing, HOUR_MS } from '#contracts/time/beijing-time.ts'
import { signIn, signOut } from '../../api/core/client/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { tellServerTime } from '../../api/test-support/server-time.ts'
import { TransactionsScreen } from '../../screens/transactions/TransactionsScreen.tsx'
import { WithdrawalScreen } from '../../screens/withdrawal/WithdrawalScreen.tsx'
import { renderScreen, textOf } from '../test-support/render-screen.tsx'

const CARD = { id: 1, bank: '云川银行', bank_owner: '林子安', bank_no: '6200005550002111888' }
const MEMBER = { username: 'demo888', balance: '12680.50', withdrawusdtrate: 7.3, withdrawcashfee: 5 }
const NO = 'W20260501130000000100001'
const pageOf = (rows: object[]) =>
  envelope({ current_page: 1, data: rows, last_page: 1, per_page: 10, total: rows.length })
const rowAt = (ms: number, state: number) => ({
  ...{ out_trade_no: NO, amount: 300, pay_way: CARD.bank, state },
  created_at: formatBeijing(ms),
})

afterEach(() => vi.useRealTimers())

/** The two screens by their address. `state` is the history state of the newest entry. */
function visit(token: string, at: InitialEntry, rows: () => object[]) {
  const history: { state?: unknown } = {}
  function Screens() {
    const { pathname, state } = useLocation()
    history.state = state
    return pathname === '/transRecord' ? <TransactionsScreen /> : <WithdrawalScreen />
  }
  signIn(token)
  stubBackend({
    '/api/user': () => envelope(MEMBER),
    '/api/balance': () => envelope({ balance: MEMBER.balance }),
    '/api/balancelist': () => envelope([]),
    '/api/getcard': () => envelope([CARD]),
    '/api/getBetAmount': () => envelope({ bet_amount: 0 }),
    '/api/withdraw': () => envelope({ out_trade_no: NO }, '提交成功，等待后台审核'),
    '/api/gettransrecord': () => pageOf(rows()),
  })
  return { ...renderScreen(<Screens />, at), history }
}
const receipt = () => screen.queryByRole('region', { name: '取款回执' })

/** Member A withdraws ¥ 300 and arrives at the records, which show the receipt. Returns the history state. */
async function withdraw(rows: () => object[]) {
  const view = visit('member-a', '/withdrawal?type=2', rows)
  await view.findByRole('button', { name: /更换$/ })
  fireEvent.change(screen.getByLabelText('取款金额'), { target: { value: '300' } })
  fireEvent.change(screen.getByLabelText('支付密码'), { target: { value: '888888' } })
  fireEvent.click(screen.getByRole('button', { name: /^确认取款/ }))
  await vi.waitFor(() => expect(receipt()).not.toBeNull(), { timeout: 5_000 })
  expect(textOf(receipt())).toContain('¥ 300.00')
  return { state: view.history.state, leave: view.unmount }
}
const reopen = (token: string, state: unknown, rows: () => object[]) =>
  visit(token, { pathname: '/transRecord', state }, rows)

test('the receipt of a withdrawal is not there for the next member who steps back to it, nor in the history', async () => {
  const { state, leave } = await withdraw(() => [])
  leave()
  signOut()
  const view = reopen('member-b', state, () => [])
  await view.findByText(/没有取款记录/)
  expect(receipt()).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('云川银行')
  expect(state).toEqual({ type: 2, receipt: expect.any(Number) })
})

test('a reload in the same session keeps the receipt', async () => {
  const now = Date.now()
  const { state, leave } = await withdraw(() => [rowAt(now, 1)])
  leave()
  reopen('member-a', state, () => [rowAt(now, 2)])
  await vi.waitFor(() => expect(textOf(receipt())).toContain('已出款'))
})

/** The clock of both sides moves on; timers do not. */
function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
}

test('days later a receipt without a listed record shows when it was sent, and no current state', async () => {
  const { state, leave } = await withdraw(() => [])
  const sentAt = /已提交([\d :-]+)/.exec(textOf(receipt()))?.[1] ?? ''
  expect(textOf(receipt())).toContain('等待后台审核')
  leave()
  later(72 * HOUR_MS)
  // Another withdrawal of the same amount, which waits today.
  const view = reopen('member-a', state, () => [{ ...rowAt(Date.now(), 1), out_trade_no: 'W2' }])
  await view.findAllByText('待审核')
  const text = textOf(receipt())
  expect(text).toContain('¥ 300.00')
  expect(text).toContain(`已提交${sentAt}`)
  expect(text).not.toMatch(/等待后台审核|审核通过后出款/)
})

test('without a record the receipt loses its state when it is no longer fresh', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await withdraw(() => [])
  expect(textOf(receipt())).toContain('等待后台审核')
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
  expect(textOf(receipt())).toContain('¥ 300.00')
  expect(textOf(receipt())).not.toContain('等待后台审核')
})

test('a clock that an answer sets back while the receipt is fresh only puts the end of that off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await withdraw(() => [])
  tellServerTime(Date.now() - 30_000)
  onTestFinished(() => tellServerTime(Date.now()))
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(textOf(receipt())).toContain('等待后台审核')
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(textOf(receipt())).not.toContain('等待后台审核')
})
