// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { type Fen, fen } from '#contracts/money/money.ts'
import { keys } from '../../api/core/keys.ts'
import { held, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { ADDRESS, openOrder, order, RECORDS, records } from './test-support/open.tsx'

describe('the state of an order', () => {
  const PAID = '已到账'
  const nothingToPay = (view: ReturnType<typeof openOrder>) =>
    expect([view.queryByText(ADDRESS), view.queryByRole('img'), view.queryByRole('timer')]).toEqual([
      null,
      null,
      null,
    ])

  test.each([
    [2, 1, PAID],
    [2, 3, PAID],
    [3, 1, '未入账'],
  ])('with state %i on page %i of the records, it cannot be paid any more', async (state, pages, text) => {
    const view = openOrder(undefined, undefined, records(state, pages))
    expect(await view.findByText(text)).toBeTruthy()
    nothingToPay(view)
    fireEvent(window, new Event('visibilitychange'))
    await act(async () => {})
    expect(view.backend.count(RECORDS)).toBe(pages)
  })

  test('shows why it was refused, if the record says so', async () => {
    const view = openOrder(undefined, undefined, records(3, 1, '姓名不符'))
    expect(await view.findByText('原因：姓名不符')).toBeTruthy()
  })

  const AFTER = () => order({ ageMs: DEPOSIT_WINDOW_MS })
  test.each([
    ['record still waits', records(1), '待审核', '支付时间已结束，请勿再付款；已付的款项核实后会入账。'],
    [
      'record is not told',
      () => refusal('系统繁忙'),
      '订单已超过支付时间，请勿继续付款',
      '若您已经付款，请在资金明细中核对，或联系在线客服。',
    ],
  ])('after its hour, an order whose %s, is not to be paid and not lost', async (_, reply, title, text) => {
    const view = openOrder(AFTER, undefined, reply)
    expect(await view.findByText(title)).toBeTruthy()
    expect(view.getByText(text)).toBeTruthy()
    expect([view.queryByText(ADDRESS), view.queryByText(/未入账$/)]).toEqual([null, null])
  })

  test('is fetched again at the end of its hour', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const view = openOrder(() => order({ ageMs: DEPOSIT_WINDOW_MS - 3_000 }))
    await view.findByText(ADDRESS)
    view.backend.routes[RECORDS] = records(3)
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await view.findByText('未入账')).toBeTruthy()
  })

  test('shows nothing of an order until the state is known, and where to pay if that fails', async () => {
    const answer = held()
    const view = openOrder(undefined, undefined, answer.reply)
    await vi.waitFor(() => expect(view.backend.count(RECORDS)).toBe(1))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect([view.queryByText('100.00 U'), view.queryByText(ADDRESS)]).toEqual([null, null])
    answer.answer(refusal('系统繁忙'))
    expect(await view.findByText(ADDRESS)).toBeTruthy()
    expect(toastText()).toBe('')
  })

  test('an order whose state could not be read stays in view while it is asked for again', async () => {
    const view = openOrder(undefined, undefined, () => refusal('系统繁忙'))
    await view.findByText(ADDRESS)
    const answer = held()
    view.backend.routes[RECORDS] = answer.reply
    fireEvent(window, new Event('visibilitychange'))
    await vi.waitFor(() => expect(view.backend.count(RECORDS)).toBe(2))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(view.getByText('100.00 U')).toBeTruthy()
    answer.answer(refusal('系统繁忙'))
  })

  test('is fetched again on the return to the tab', async () => {
    const view = openOrder()
    await view.findByText(ADDRESS)
    view.backend.routes[RECORDS] = records(2)
    fireEvent(window, new Event('visibilitychange'))
    expect(await view.findByText(PAID)).toBeTruthy()
    nothingToPay(view)
  })

  test('a refusal, which moves no balance, shows at the pace of the balance', async () => {
    const view = openOrder(undefined, undefined, records(1))
    await view.findByText(ADDRESS)
    view.backend.routes[RECORDS] = records(3)
    expect(await view.findByText('未入账', {}, { timeout: 6_000 })).toBeTruthy()
  })

  test('is fetched again when the balance has changed, and only then', async () => {
    const view = openOrder()
    const balance = (data: Fen) => act(() => view.client.setQueryData(keys.balance, data))
    balance(fen(100))
    await view.findByText(ADDRESS)
    balance(fen(100))
    view.backend.routes[RECORDS] = records(2)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(view.backend.count(RECORDS)).toBe(1)
    balance(fen(73_100))
    expect(await view.findByText(PAID)).toBeTruthy()
    expect(view.backend.count(RECORDS)).toBe(2)
  })
})

describe('an order that is closed', () => {
  const main = (view: ReturnType<typeof openOrder>) =>
    view
      .getAllByRole('button', { name: /^(资金明细|充值完成)$/ })
      .filter(({ className }) => className === 'btn')
      .map(({ textContent }) => textContent)

  test.each([
    ['approved', records(2), '已到账', ['充值完成']],
    ['not credited', records(3), '未入账', ['资金明细']],
    ['not paid yet', records(1), /^待支付 · 剩余支付时间/, []],
  ])('%s: 充值完成 is its main button only if it was credited', async (_, reply, title, buttons) => {
    const view = openOrder(undefined, undefined, reply)
    expect(await view.findByText(title)).toBeTruthy()
    expect(main(view)).toEqual(buttons)
    expect(view.queryByRole('button', { name: '充值完成' }) === null).toBe(title === '未入账')
    expect(view.queryByRole('button', { name: '复制金额' }) !== null).toBe(buttons.length === 0)
    expect(view.queryByText(/充值成功/)).toBeNull()
    expect(view.queryByText(/^超时未付或未通过。/) !== null).toBe(title === '未入账')
  })

  test('a transfer by hand keeps the words of its review', async () => {
    const bank = () => order({ type: 'bankpay', info: { paytype: '银行卡转账' }, cardlist: [] })
    const view = openOrder(bank, undefined, records(3))
    expect(await view.findByText('审核拒绝')).toBeTruthy()
  })
})
