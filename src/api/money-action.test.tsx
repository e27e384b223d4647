// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money.ts'
import { visibleCount } from '../lib/in-flight.ts'
import { onContractError } from './contract-report.ts'
import { OFFLINE_TEXT, UNKNOWN_TEXT } from './money-action.ts'
import { createQueryClient } from './query-client.ts'
import { onSessionExpired, signIn, signOut } from './session-store.ts'
import {
  broken,
  envelope,
  expired,
  hang,
  held,
  type Reply,
  refusal,
  stubBackend,
} from './test-support/backend.ts'
import { renderApi } from './test-support/render.tsx'
import { balanceQuery, type Transfer, useTransfer, venuesQuery } from './wallet.ts'

const toasts: string[] = []
const calls: string[] = []
let client = createQueryClient({ notify: () => {} })
let backend = stubBackend({})

const HUNDRED: Transfer = { amount: fen(10_000), source: 'userbalance', target: 'qpg' }
const handlers = {
  onDone: (message: string) => calls.push(`done ${message}`),
  wipe: () => calls.push('wipe'),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_BACKEND', 'real')
  online(true)
  onContractError(() => {})
  toasts.length = 0
  calls.length = 0
  client = createQueryClient({ notify: (text, kind) => toasts.push(`${kind}: ${text}`) })
  signIn('a')
  backend = stubBackend({ '/api/transfer': () => envelope(null, '转账成功') })
})
afterEach(() => {
  client.clear()
  signOut()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const online = (yes: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(yes)
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const transferCount = () => backend.count('/api/transfer')

describe('one tap, one request', () => {
  test('five taps in one task, and more while it is under way', async () => {
    const slow = held()
    backend.routes['/api/transfer'] = slow.reply
    const { result } = renderApi(client, () => useTransfer(handlers))
    const { run } = result.current
    const outcomes: string[] = []
    act(() => {
      for (let n = 0; n < 5; n += 1) void run(HUNDRED).then((outcome) => outcomes.push(outcome))
    })
    await settle()
    expect(result.current).toMatchObject({ state: 'sending', locked: true })
    act(() => void result.current.run(HUNDRED))
    await settle(10_000)
    expect(transferCount()).toBe(1)
    slow.answer(envelope(null, '转账成功'))
    await settle()
    expect(outcomes).toEqual(['blocked', 'blocked', 'blocked', 'blocked', 'done'])
    expect(backend.sent[0]?.body).toEqual({ amount: 100, sourcetype: 'userbalance', targettype: 'qpg' })
    expect(calls).toEqual(['wipe', 'done 转账成功'])
    expect(result.current).toMatchObject({ state: 'idle', locked: false })
  })

  test('the next tap after the answer is a new one', async () => {
    const { result } = renderApi(client, () => useTransfer(handlers))
    await act(() => result.current.run(HUNDRED))
    await act(() => result.current.run(HUNDRED))
    expect(transferCount()).toBe(2)
  })
})

test('offline, the player is told at once, and nothing is sent, then or later', async () => {
  online(false)
  const { result } = renderApi(client, () => useTransfer(handlers))
  let outcome = ''
  await act(async () => {
    outcome = await result.current.run(HUNDRED)
  })
  expect(outcome).toBe('blocked')
  expect(toasts).toEqual([`error: ${OFFLINE_TEXT}`])
  expect(result.current.locked).toBe(false)
  vi.stubEnv('VITE_BACKEND', 'real')
  online(true)
  window.dispatchEvent(new Event('online'))
  await settle(60_000)
  expect(transferCount()).toBe(0)
})

test('a refusal toasts the server’s text, wipes the password, claims nothing', async () => {
  backend.routes['/api/transfer'] = () => refusal('余额不足')
  const { result } = renderApi(client, () => useTransfer(handlers))
  await act(() => result.current.run(HUNDRED))
  expect(toasts).toEqual(['error: 余额不足'])
  expect(calls).toEqual(['wipe'])
  expect(result.current.locked).toBe(false)
})

test('a refusal that the screen handles is not toasted', async () => {
  backend.routes['/api/transfer'] = () => refusal('请先设置支付密码', 251)
  const codes: number[] = []
  const { result } = renderApi(client, () => useTransfer({ onRefused: ({ code }) => codes.push(code) }))
  await act(() => result.current.run(HUNDRED))
  expect(codes).toEqual([251])
  expect(toasts).toEqual([])
})

test('a 401 midway ends the session once; the transfer is not sent again after the next login', async () => {
  backend.routes['/api/transfer'] = expired
  let expiries = 0
  const stop = onSessionExpired(() => {
    expiries += 1
  })
  const { result } = renderApi(client, () => useTransfer(handlers))
  await act(() => result.current.run(HUNDRED))
  signIn('b')
  await settle(60_000)
  expect(expiries).toBe(1)
  expect(toasts).toEqual([])
  expect(transferCount()).toBe(1)
  stop()
})

describe('an answer that got lost', () => {
  /** A screen that shows both balances, as /transfer does. */
  const screen = () => {
    const balance = useQuery(balanceQuery()).data
    const venues = useQuery(venuesQuery()).data
    return { balance, venues, transfer: useTransfer(handlers) }
  }
  const html = () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } })

  test.each<[string, Reply, number]>([
    ['the line breaks', broken, 0],
    ['30 s pass', hang, 30_000],
    ['a gateway page', html, 0],
    [
      'a cut body',
      () => new Response('{"code":200,"da', { headers: { 'content-type': 'application/json' } }),
      0,
    ],
    [
      'JSON that is no envelope',
      () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
      0,
    ],
  ])('%s: unknown is said, balances are read anew before the button opens, nothing is sent again', async (_what, lost, ms) => {
    let balance = 100
    backend.routes['/api/balance'] = () => envelope({ balance })
    backend.routes['/api/balancelist'] = () => envelope([])
    const { result } = renderApi(client, screen)
    await settle(1)
    expect(result.current.balance).toBe(10_000)

    const slow = held()
    backend.routes['/api/transfer'] = lost
    backend.routes['/api/balance'] = slow.reply
    balance = 0
    let outcome = ''
    act(() => {
      void result.current.transfer.run(HUNDRED).then((said) => {
        outcome = said
      })
    })
    await settle(ms)
    expect(toasts).toEqual([`info: ${UNKNOWN_TEXT}`])
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

  test('three tries to read the truth, then the button opens all the same', async () => {
    backend.routes['/api/balance'] = () => envelope({ balance: 100 })
    backend.routes['/api/balancelist'] = () => envelope([])
    const { result } = renderApi(client, screen)
    await settle(1)
    const before = backend.count('/api/balance')
    for (const path of ['/api/transfer', '/api/balance', '/api/balancelist']) backend.routes[path] = broken
    act(() => void result.current.transfer.run(HUNDRED))
    await settle(2_999)
    expect(result.current.transfer.locked).toBe(true)
    await settle(1)
    expect(result.current.transfer.locked).toBe(false)
    expect(backend.count('/api/balance') - before).toBe(3)
    expect(result.current.balance).toBe(10_000)
    expect(transferCount()).toBe(1)
  })

  test('a session that ends meanwhile ends the reading too', async () => {
    backend.routes['/api/balance'] = () => envelope({ balance: 100 })
    backend.routes['/api/balancelist'] = () => envelope([])
    const { result } = renderApi(client, screen)
    await settle(1)
    backend.routes['/api/transfer'] = broken
    backend.routes['/api/balance'] = expired
    act(() => void result.current.transfer.run(HUNDRED))
    await settle(100)
    expect(result.current.transfer.locked).toBe(false)
    const asked = backend.sent.length
    await settle(60_000)
    expect(backend.sent.length).toBe(asked)
  })
})

test('a poll that began before the answer never brings the old balance back', async () => {
  const old = held()
  backend.routes['/api/balance'] = old.reply
  backend.routes['/api/balancelist'] = () => envelope([])
  client.setQueryData(['wallet', 'balance'], fen(10_000))
  const seen: unknown[] = []
  const { result } = renderApi(client, () => {
    const balance = useQuery({ ...balanceQuery(), refetchInterval: 4300 }).data
    if (seen.at(-1) !== balance) seen.push(balance)
    return useTransfer(handlers)
  })
  await settle(4300) // a poll is under way
  expect(backend.count('/api/balance')).toBe(1)
  const answer = held()
  backend.routes['/api/transfer'] = answer.reply
  act(() => void result.current.run(HUNDRED))
  await settle(4300) // and another began while the transfer is
  expect(backend.count('/api/balance')).toBe(2)
  backend.routes['/api/balance'] = () => envelope({ balance: 0 })
  answer.answer(envelope(null, '转账成功'))
  await settle(1)
  old.answer(envelope({ balance: 100 }))
  await settle(10_000)
  expect(seen).toEqual([10_000, 0])
})

describe('a screen that was left', () => {
  test.each([
    ['success', () => envelope(null, '转账成功')],
    ['a refusal', () => refusal('余额不足')],
  ])('hears nothing of %s, but the balances are read anew', async (_what, answer) => {
    const slow = held()
    backend.routes['/api/transfer'] = slow.reply
    const spy = vi.spyOn(client, 'invalidateQueries')
    const { result, unmount } = renderApi(client, () => useTransfer(handlers))
    act(() => void result.current.run(HUNDRED))
    await settle()
    unmount()
    slow.answer(answer())
    await settle()
    expect(calls).toEqual([])
    expect(toasts).toEqual([])
    expect(spy).toHaveBeenCalledWith({ queryKey: ['wallet'] })
  })

  test('and was hidden and shown again (keep-alive) stays locked, and hears nothing of the earlier visit', async () => {
    const slow = held()
    backend.routes['/api/transfer'] = slow.reply
    let mode: 'visible' | 'hidden' = 'visible'
    const { result, rerender } = renderApi(
      client,
      () => useTransfer(handlers),
      ({ children }: { children: ReactNode }) => <Activity mode={mode}>{children}</Activity>,
    )
    act(() => void result.current.run(HUNDRED))
    mode = 'hidden'
    rerender()
    mode = 'visible'
    rerender()
    await settle()
    expect(result.current.locked).toBe(true)
    slow.answer(envelope(null, '转账成功'))
    await settle()
    expect(result.current.locked).toBe(false)
    expect(calls).toEqual([])
  })

  test('by a logout: the answer is ignored', async () => {
    const slow = held()
    backend.routes['/api/transfer'] = slow.reply
    const { result } = renderApi(client, () => useTransfer(handlers))
    act(() => void result.current.run(HUNDRED))
    await settle()
    act(() => signOut())
    slow.answer(envelope(null, '转账成功'))
    await settle()
    expect(calls).toEqual(['wipe'])
    expect(toasts).toEqual([])
    expect(result.current.locked).toBe(false)
  })
})

test('nothing of an action stays in a cache', async () => {
  const { result } = renderApi(client, () => useTransfer(handlers))
  await act(() => result.current.run(HUNDRED))
  expect(client.getMutationCache().getAll()).toEqual([])
})
