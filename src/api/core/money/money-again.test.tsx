// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import type { TransferRequest } from '#contracts/wallet.ts'
import { useTransfer } from '../../queries/money/transfer.ts'
import { balanceQuery, useRecallAll } from '../../queries/money/wallet.ts'
import { useWithdraw } from '../../queries/money/withdrawal.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { broken, envelope, held, refusal } from '../../test-support/backend.ts'
import { renderApi } from '../../test-support/render.tsx'
import { signIn } from '../client/session-store.ts'
import { UNDER_WAY_TEXT, UNKNOWN_TEXT } from './money-action.ts'

setUpFixture()

const HUNDRED: TransferRequest = { amount: fen(10_000), source: 'userbalance', target: 'qpg' }

beforeEach(() => {
  vi.useFakeTimers()
  signIn('a')
})
afterEach(() => void vi.useRealTimers())

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Opens a screen with both money actions. Leaving it does not end what it has sent. */
const open = () =>
  renderApi(fixture.client, () => ({ recall: useRecallAll(), transfer: useTransfer() })).result.current
const recalls = () => fixture.backend.count('/api/transall')
const transfers = () => fixture.backend.count('/api/transfer')

test('a recall is not sent from another screen before its answer', async () => {
  const slow = held()
  fixture.backend.routes['/api/transall'] = slow.reply
  const { recall } = open()
  const first = recall.run()
  await settle()
  expect(await open().recall.run()).toBe('blocked')
  expect(fixture.toasts).toEqual([`info: ${UNDER_WAY_TEXT}`])
  expect(recalls()).toBe(1)
  slow.answer(envelope(null, '回收成功'))
  await settle()
  expect(await first).toBe('done')
  fixture.backend.routes['/api/transall'] = () => envelope(null, '回收成功')
  const again = open().recall
  await act(async () => expect(await again.run()).toBe('done'))
  expect(recalls()).toBe(2)
})

test('a transfer whose answer was lost is not sent again until the balances have been refetched', async () => {
  const slow = held()
  fixture.backend.routes['/api/transfer'] = broken
  fixture.client.setQueryData(['wallet', 'balance'], fen(10_000))
  fixture.backend.routes['/api/balance'] = slow.reply
  const screen = renderApi(fixture.client, () => ({
    transfer: useTransfer(),
    balance: useQuery(balanceQuery()),
  }))
  await settle()
  const first = screen.result.current.transfer.run(HUNDRED)
  await settle()
  screen.unmount()
  expect(fixture.toasts).toEqual([`info: ${UNKNOWN_TEXT}`])
  expect(await open().transfer.run(HUNDRED)).toBe('blocked')
  slow.answer(envelope({ balance: 0 }))
  await settle(10_000)
  expect(await first).toBe('unknown')
  const again = open().transfer
  await act(async () => expect(await again.run(HUNDRED)).toBe('unknown'))
  expect(transfers()).toBe(2)
})

test('a transfer of another amount, and one of another member, are sent', async () => {
  const slow = Promise.withResolvers<void>()
  fixture.backend.routes['/api/transfer'] = () => slow.promise.then(() => envelope(null, '转账成功'))
  const first = open().transfer.run(HUNDRED)
  await settle()
  const more = open().transfer.run({ ...HUNDRED, amount: fen(20_000) })
  await settle()
  expect(transfers()).toBe(2)
  signIn('b')
  const others = open().transfer.run(HUNDRED)
  await settle()
  expect(transfers()).toBe(3)
  expect(fixture.toasts).toEqual([])
  slow.resolve()
  await settle()
  expect(await Promise.all([first, more, others])).toEqual(['ended', 'ended', 'done'])
})

test('a withdrawal with another password counts as the same', async () => {
  const slow = held()
  fixture.backend.routes['/api/withdraw'] = slow.reply
  const withdraw = () => renderApi(fixture.client, () => useWithdraw()).result.current
  const request = { amount: fen(10_000), cardId: '7', payPassword: '123456' }
  const first = withdraw().run(request)
  await settle()
  expect(await withdraw().run({ ...request, payPassword: '654321' })).toBe('blocked')
  expect(fixture.backend.count('/api/withdraw')).toBe(1)
  slow.answer(refusal('余额不足'))
  await settle()
  expect(await first).toBe('refused')
})
