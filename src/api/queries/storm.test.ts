// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onSessionExpired, signIn, signOut } from '../core/client/session-store.ts'
import { pollTransfer } from '../core/polling.ts'
import { createQueryClient } from '../core/query-client.ts'
import { envelope, expired, type Reply, stubBackend } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { useUnreadPoll } from './inbox.ts'
import { userQuery } from './member.ts'
import { useBalancePoll, venuesQuery } from './money/wallet.ts'

/** The polls of /transfer, in a tree that does not react to the end of the session. */
const transferScreen = () => {
  useBalancePoll()
  useQuery(userQuery())
  useQuery({ ...venuesQuery(), refetchInterval: pollTransfer })
}

const expiries: unknown[] = []
const toasts: string[] = []
let stop = () => {}
let client = createQueryClient({ notify: () => {} })

beforeEach(() => {
  vi.useFakeTimers()
  stop = onSessionExpired((expiry) => expiries.push(expiry))
  client = createQueryClient({ notify: (text) => toasts.push(text) })
  signIn('a')
})
afterEach(() => {
  stop()
  client.clear()
  signOut()
  expiries.length = 0
  vi.useRealTimers()
})

const late =
  (ms: number, reply: () => Response): Reply =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(reply()), ms))
const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('every call answers 401 at once', () => {
  test.each([
    ['the silent poll first', 10, 50],
    ['a visible call first', 50, 10],
  ])('%s: one alert, no toast, and no further request', async (_what, pollMs, callMs) => {
    const backend = stubBackend({ '/api/balance': late(pollMs, expired), '*': late(callMs, expired) })
    renderApi(client, transferScreen)
    await settle(100)
    expect(expiries).toEqual([{ silent: false, reason: undefined }])
    const sentBefore = backend.sent.length
    await settle(120_000)
    expect(backend.sent.slice(sentBefore).map(({ url }) => url)).toEqual([])
    expect(expiries).toHaveLength(1)
    expect(toasts).toEqual([])
  })
})

test('the poll of unread messages tells it', async () => {
  stubBackend({ '/api/noticeList': expired })
  renderApi(client, useUnreadPoll)
  await settle(100)
  expect(expiries).toEqual([{ silent: false, reason: undefined }])
})

test.each([
  ['unread messages', '/api/noticeList', useUnreadPoll, 60_000, 500],
  ['venue wallets', '/api/balancelist', transferScreen, 3_000, 2_000],
])('the balance poll is not alone while a poll of %s is under way: its 401 is told', async (_, path, polls, at, takes) => {
  const backend = stubBackend({
    '*': () => envelope({}, '', 500),
    [path]: () => envelope([]),
    '/api/balance': () => envelope({ balance: 1 }),
  })
  renderApi(client, () => {
    useBalancePoll()
    polls()
  })
  await settle(at - 100)
  Object.assign(backend.routes, { '/api/balance': expired, [path]: late(takes, expired) })
  await settle(6_000)
  expect(expiries).toEqual([{ silent: false, reason: undefined }])
})

test('the balance poll alone shows no alert', async () => {
  const backend = stubBackend({
    '/api/user': () => envelope({}, '', 500),
    '/api/balancelist': () => envelope([]),
    '/api/balance': () => envelope({ balance: 1 }),
  })
  renderApi(client, transferScreen)
  await settle(4000)
  backend.routes['/api/balance'] = expired
  await settle(2000)
  expect(expiries).toEqual([{ silent: true, reason: undefined }])
})
