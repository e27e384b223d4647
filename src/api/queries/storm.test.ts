// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pollTransfer } from '../core/polling.ts'
import { createQueryClient } from '../core/query-client.ts'
import { onSessionExpired, signIn, signOut } from '../core/session-store.ts'
import { envelope, expired, type Reply, stubBackend } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { userQuery } from './member.ts'
import { useBalancePoll, venuesQuery } from './wallet.ts'

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
    expect(expiries).toEqual([{ silent: false, elsewhere: false }])
    const asked = backend.sent.length
    await settle(120_000)
    expect(backend.sent.slice(asked).map(({ url }) => url)).toEqual([])
    expect(expiries).toHaveLength(1)
    expect(toasts).toEqual([])
  })
})

test('the balance poll alone: no alert', async () => {
  const backend = stubBackend({
    '/api/user': () => envelope({}, '', 500),
    '/api/balancelist': () => envelope([]),
    '/api/balance': () => envelope({ balance: 1 }),
  })
  renderApi(client, transferScreen)
  await settle(4000)
  backend.routes['/api/balance'] = expired
  await settle(2000)
  expect(expiries).toEqual([{ silent: true, elsewhere: false }])
})
