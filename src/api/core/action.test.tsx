// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import type { TransferRequest } from '#contracts/wallet.ts'
import { useTransfer } from '../queries/money/transfer.ts'
import { fixture, setUpFixture } from '../test-support/api-fixture.ts'
import { envelope, held, refusal } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { signIn, signOut } from './client/session-store.ts'

setUpFixture()

const calls: string[] = []
const HUNDRED: TransferRequest = { amount: fen(10_000), source: 'userbalance', target: 'qpg' }
const handlers = {
  onDone: (message: string) => calls.push(`done ${message}`),
  onAway: (message: string, { amount }: TransferRequest) => calls.push(`away ${message} ${amount}`),
  wipe: () => calls.push('wipe'),
}

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  signIn('a')
  fixture.backend.routes['/api/transfer'] = () => envelope(null, '转账成功')
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const transferCount = () => fixture.backend.count('/api/transfer')

describe('a tap', () => {
  test('five times in one task, and once more during the request, sends one request', async () => {
    const slow = held()
    fixture.backend.routes['/api/transfer'] = slow.reply
    const { result } = renderApi(fixture.client, () => useTransfer(handlers))
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
    expect(fixture.backend.sent[0]?.body).toEqual({
      amount: 100,
      sourcetype: 'userbalance',
      targettype: 'qpg',
    })
    expect(calls).toEqual(['wipe', 'done 转账成功'])
    expect(result.current).toMatchObject({ state: 'idle', locked: false })
  })

  test('after the answer sends a new request', async () => {
    const { result } = renderApi(fixture.client, () => useTransfer(handlers))
    await act(() => result.current.run(HUNDRED))
    await act(() => result.current.run(HUNDRED))
    expect(transferCount()).toBe(2)
  })
})

test.each([
  ['', 500],
  [' ', 202],
  [null, 202],
  [{}, 422],
  ['\ufffd\ufffd', 202],
])('a refusal with the message %j is shown as a text that names the failed action', async (message, code) => {
  fixture.backend.routes['/api/transfer'] = () => Response.json({ code, message, data: null })
  const { result } = renderApi(fixture.client, () => useTransfer(handlers))
  await act(() => result.current.run(HUNDRED))
  expect(fixture.toasts).toEqual(['error: 转账没有成功，服务器没有说明原因，请稍后再试或联系在线客服'])
})

describe('a screen that the player has left', () => {
  test.each([
    ['a success only through onAway', () => envelope(null, '转账成功'), ['away 转账成功 10000']],
    ['a refusal', () => refusal('余额不足'), []],
  ])('learns of %s, and the balances are refetched', async (_what, answer, expectedCalls) => {
    const slow = held()
    fixture.backend.routes['/api/transfer'] = slow.reply
    const spy = vi.spyOn(fixture.client, 'invalidateQueries')
    const { result, unmount } = renderApi(fixture.client, () => useTransfer(handlers))
    act(() => void result.current.run(HUNDRED))
    await settle()
    unmount()
    slow.answer(answer())
    await settle()
    expect(calls).toEqual(expectedCalls)
    expect(fixture.toasts).toEqual([])
    expect(spy).toHaveBeenCalledWith({ queryKey: ['wallet'] })
  })

  test('and opened again (keep-alive) stays locked until the answer, then gets onAway once', async () => {
    const slow = held()
    fixture.backend.routes['/api/transfer'] = slow.reply
    let mode: 'visible' | 'hidden' = 'visible'
    const { result, rerender } = renderApi(
      fixture.client,
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
    expect(calls).toEqual(['away 转账成功 10000'])
  })

  test('through a logout ignores the answer', async () => {
    const slow = held()
    fixture.backend.routes['/api/transfer'] = slow.reply
    const { result } = renderApi(fixture.client, () => useTransfer(handlers))
    act(() => void result.current.run(HUNDRED))
    await settle()
    act(() => signOut())
    slow.answer(envelope(null, '转账成功'))
    await settle()
    expect(calls).toEqual(['wipe'])
    expect(fixture.toasts).toEqual([])
    expect(result.current.locked).toBe(false)
  })
})

test('an action leaves nothing in the mutation cache', async () => {
  const { result } = renderApi(fixture.client, () => useTransfer(handlers))
  await act(() => result.current.run(HUNDRED))
  expect(fixture.client.getMutationCache().getAll()).toEqual([])
})
