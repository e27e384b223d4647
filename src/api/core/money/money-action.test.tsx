// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import type { TransferRequest } from '#contracts/wallet.ts'
import { visibleCount } from '../../../lib/loading/in-flight.ts'
import { useTransfer } from '../../queries/money/transfer.ts'
import { balanceQuery, venuesQuery } from '../../queries/money/wallet.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { broken, envelope, expired, hang, held, type Reply, refusal } from '../../test-support/backend.ts'
import { renderApi } from '../../test-support/render.tsx'
import { onSessionExpired, signIn } from '../client/session-store.ts'
import { OFFLINE_TEXT, UNKNOWN_TEXT } from './money-action.ts'

setUpFixture()

const calls: string[] = []
const HUNDRED: TransferRequest = { amount: fen(10_000), source: 'userbalance', target: 'qpg' }
const handlers = {
  onDone: (message: string) => calls.push(`done ${message}`),
  wipe: () => calls.push('wipe'),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_BACKEND', 'real')
  online(true)
  calls.length = 0
  signIn('a')
  fixture.backend.routes['/api/transfer'] = () => envelope(null, '转账成功')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const online = (yes: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(yes)
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const transferCount = () => fixture.backend.count('/api/transfer')

test('offline, a toast shows at once, and nothing is sent, then or later', async () => {
  online(false)
  const { result } = renderApi(fixture.client, () => useTransfer(handlers))
  let outcome = ''
  await act(async () => {
    outcome = await result.current.run(HUNDRED)
  })
  expect(outcome).toBe('blocked')
  expect(fixture.toasts).toEqual([`error: ${OFFLINE_TEXT}`])
  expect(result.current.locked).toBe(false)
  vi.stubEnv('VITE_BACKEND', 'real')
  online(true)
  window.dispatchEvent(new Event('online'))
  await settle(60_000)
  expect(transferCount()).toBe(0)
})

test('a refusal toasts the server’s text, clears the password and reports no success', async () => {
  fixture.backend.routes['/api/transfer'] = () => refusal('余额不足')
  const { result } = renderApi(fixture.client, () => useTransfer(handlers))
  await act(() => result.current.run(HUNDRED))
  expect(fixture.toasts).toEqual(['error: 余额不足'])
  expect(calls).toEqual(['wipe'])
  expect(result.current.locked).toBe(false)
})

test('a refusal that the screen handles is not toasted', async () => {
  fixture.backend.routes['/api/transfer'] = () => refusal('请先设置支付密码', 251)
  const codes: number[] = []
  const { result } = renderApi(fixture.client, () =>
    useTransfer({ onRefused: ({ code }) => codes.push(code) }),
  )
  await act(() => result.current.run(HUNDRED))
  expect(codes).toEqual([251])
  expect(fixture.toasts).toEqual([])
})

test('a 401 to a transfer ends the session once, and the next login does not send it again', async () => {
  fixture.backend.routes['/api/transfer'] = expired
  let expiries = 0
  const stop = onSessionExpired(() => {
    expiries += 1
  })
  const { result } = renderApi(fixture.client, () => useTransfer(handlers))
  await act(() => result.current.run(HUNDRED))
  signIn('b')
  await settle(60_000)
  expect(expiries).toBe(1)
  expect(fixture.toasts).toEqual([])
  expect(transferCount()).toBe(1)
  stop()
})

describe('a lost answer', () => {
  /** A screen that shows both balances, as /transfer does. */
  const screen = () => {
    const balance = useQuery(balanceQuery()).data
    const venues = useQuery(venuesQuery()).data
    return { balance, venues, transfer: useTransfer(handlers) }
  }
  const html = () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } })

  test.each<[string, Reply, number]>([
    ['a broken connection', broken, 0],
    ['no answer in 30 s', hang, 30_000],
    ['a gateway page', html, 0],
    [
      'a cut body',
      () => new Response('{"code":200,"da', { headers: { 'content-type': 'application/json' } }),
      0,
    ],
    [
      'JSON that is not an envelope',
      () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
      0,
    ],
  ])('through %s shows an unknown outcome, refetches before it unlocks, and is not sent again', async (_what, lost, ms) => {
    let balance = 100
    fixture.backend.routes['/api/balance'] = () => envelope({ balance })
    fixture.backend.routes['/api/balancelist'] = () => envelope([])
    const { result } = renderApi(fixture.client, screen)
    await settle(1)
    expect(result.current.balance).toBe(10_000)

    const slow = held()
    fixture.backend.routes['/api/transfer'] = lost
    fixture.backend.routes['/api/balance'] = slow.reply
    balance = 0
    let outcome = ''
    act(() => {
      void result.current.transfer.run(HUNDRED).then((result) => {
        outcome = result
      })
    })
    await settle(ms)
    expect(fixture.toasts).toEqual([`info: ${UNKNOWN_TEXT}`])
    expect(calls).toEqual(['wipe'])
    expect(result.current.transfer).toMatchObject({ state: 'checking', locked: true })
    slow.answer(envelope({ balance }))
    await settle(1)
    expect(result.current.balance).toBe(0)
    expect(result.current.transfer).toMatchObject({ state: 'idle', locked: false })
    expect(outcome).toBe('unknown')
    await settle(120_000)
    expect(transferCount()).toBe(1)
    expect(calls).toEqual(['wipe'])
    expect(visibleCount()).toBe(0)
  })

  test('is followed by at most three refetches, then the button unlocks anyway', async () => {
    fixture.backend.routes['/api/balance'] = () => envelope({ balance: 100 })
    fixture.backend.routes['/api/balancelist'] = () => envelope([])
    const { result } = renderApi(fixture.client, screen)
    await settle(1)
    const before = fixture.backend.count('/api/balance')
    for (const path of ['/api/transfer', '/api/balance', '/api/balancelist'])
      fixture.backend.routes[path] = broken
    act(() => void result.current.transfer.run(HUNDRED))
    await settle(2_999)
    expect(result.current.transfer.locked).toBe(true)
    await settle(1)
    expect(result.current.transfer.locked).toBe(false)
    expect(fixture.backend.count('/api/balance') - before).toBe(3)
    expect(result.current.balance).toBe(10_000)
    expect(transferCount()).toBe(1)
  })

  test('is followed by no more refetches once the session ends', async () => {
    fixture.backend.routes['/api/balance'] = () => envelope({ balance: 100 })
    fixture.backend.routes['/api/balancelist'] = () => envelope([])
    const { result } = renderApi(fixture.client, screen)
    await settle(1)
    fixture.backend.routes['/api/transfer'] = broken
    fixture.backend.routes['/api/balance'] = expired
    act(() => void result.current.transfer.run(HUNDRED))
    // Only the balance gets the 401, while other reads are running.
    await settle(1_100)
    expect(result.current.transfer.locked).toBe(false)
    const sentCount = fixture.backend.sent.length
    await settle(60_000)
    expect(fixture.backend.sent.length).toBe(sentCount)
  })
})

test('a poll that began before the answer never brings the old balance back', async () => {
  const old = held()
  fixture.backend.routes['/api/balance'] = old.reply
  fixture.backend.routes['/api/balancelist'] = () => envelope([])
  fixture.client.setQueryData(['wallet', 'balance'], fen(10_000))
  const seen: unknown[] = []
  const { result } = renderApi(fixture.client, () => {
    const balance = useQuery({ ...balanceQuery(), refetchInterval: 4300 }).data
    if (seen.at(-1) !== balance) seen.push(balance)
    return useTransfer(handlers)
  })
  await settle(4300) // a poll is running
  expect(fixture.backend.count('/api/balance')).toBe(1)
  const answer = held()
  fixture.backend.routes['/api/transfer'] = answer.reply
  act(() => void result.current.run(HUNDRED))
  await settle(4300) // another poll begins during the transfer
  expect(fixture.backend.count('/api/balance')).toBe(2)
  fixture.backend.routes['/api/balance'] = () => envelope({ balance: 0 })
  answer.answer(envelope(null, '转账成功'))
  await settle(1)
  old.answer(envelope({ balance: 100 }))
  await settle(10_000)
  expect(seen).toEqual([10_000, 0])
})
