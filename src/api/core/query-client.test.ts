// @vitest-environment happy-dom
import { useMutation, useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBalancePoll, venuesQuery } from '../queries/money/wallet.ts'
import { envelope, hang, refusal, stubBackend } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import { onContractError } from './client/contract-report.ts'
import { ApiError, ContractError, NetworkError, SessionChanged, SessionExpired } from './client/errors.ts'
import { signIn, signOut } from './client/session-store.ts'
import { pollWallets } from './polling.ts'
import { createQueryClient } from './query-client.ts'

const toasts: string[] = []
const newClient = () => createQueryClient({ notify: (text, kind) => toasts.push(`${kind}: ${text}`) })
let client = newClient()

beforeEach(() => {
  vi.useFakeTimers()
  toasts.length = 0
  client = newClient()
  onContractError(() => {})
})
afterEach(() => {
  client.clear()
  signOut()
  vi.useRealTimers()
})

const failing = (error: Error, meta?: { handled: boolean }) => {
  const queryFn = vi.fn(() => Promise.reject(error))
  const read = client
    .fetchQuery({ queryKey: ['x'], queryFn, ...(meta ? { meta } : {}) })
    .catch(() => 'failed')
  return { queryFn, read }
}

describe('the error policy', () => {
  test.each([
    [new ApiError(202, '余额不足'), ['error: 余额不足']],
    [new ApiError(500, ''), []],
    [new SessionExpired(false), []],
    [new SessionChanged(), []],
    [new NetworkError('timeout'), []],
    [new NetworkError('http', 404), []],
    [new ContractError('POST /x', []), []],
  ])('a read that fails with %s shows %j', async (error, shownToasts) => {
    await failing(error).read
    expect(toasts).toEqual(shownToasts)
  })

  test('shows nothing if the screen handles the error', async () => {
    await failing(new ApiError(202, '余额不足'), { handled: true }).read
    expect(toasts).toEqual([])
  })

  test('applies to mutations, which are never retried', async () => {
    const mutationFn = vi.fn(() => Promise.reject(new ApiError(202, '余额不足')))
    const { result } = renderApi(client, () => useMutation({ mutationFn }))
    act(() => result.current.mutate())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(mutationFn).toHaveBeenCalledTimes(1)
    expect(toasts).toEqual(['error: 余额不足'])
  })
})

describe('a failed read', () => {
  test.each([
    [new NetworkError('unreachable'), 2],
    [new NetworkError('http', 503), 2],
    [new NetworkError('json'), 2],
    [new NetworkError('timeout'), 1],
    [new NetworkError('http', 404), 1],
    [new ApiError(500, 'no'), 1],
    [new SessionExpired(false), 1],
    [new ContractError('POST /x', []), 1],
  ])('with %s is tried %i times', async (error, times) => {
    const { queryFn, read } = failing(error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await read).toBe('failed')
    expect(queryFn).toHaveBeenCalledTimes(times)
  })
})

test('an offline phone still sends reads, because the demo’s mock backend runs in the page', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  window.dispatchEvent(new Event('offline'))
  const read = client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.resolve('answer') })
  expect(await read).toBe('answer')
  window.dispatchEvent(new Event('online'))
})

test('the end of a session drops data, running reads and mutations', async () => {
  signIn('a')
  const { sent } = stubBackend({ '/api/balancelist': hang })
  client.setQueryData(['member', 'user'], { username: 'demo888' })
  const read = client.fetchQuery(venuesQuery()).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  signOut()
  await read
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(client.getMutationCache().getAll()).toEqual([])
})

describe('polls', () => {
  const poll = (replies: () => Response | Promise<Response>) => {
    signIn('a')
    return stubBackend({ '/api/balance': replies, '/api/balancelist': replies })
  }

  test('read the balance every 4300 ms and render nothing', async () => {
    let amount = 1
    const backend = poll(() => envelope({ balance: amount++ }))
    const { renders } = renderApi(client, useBalancePoll)
    await act(() => vi.advanceTimersByTimeAsync(1))
    const before = renders()
    for (let n = 2; n <= 5; n += 1) {
      await act(() => vi.advanceTimersByTimeAsync(4300))
      expect(backend.count('/api/balance')).toBe(n)
    }
    expect(client.getQueryData(['wallet', 'balance'])).toBe(500)
    expect(renders()).toBe(before)
  })

  test('render nothing for an equal answer', async () => {
    const backend = poll(() => envelope([{ name: '棋牌馆', platname: 'qpg', balance: 5 }]))
    const { result, renders } = renderApi(
      client,
      () => useQuery({ ...venuesQuery(), refetchInterval: 1500 }).data,
    )
    await act(() => vi.advanceTimersByTimeAsync(1))
    const [before, first] = [renders(), result.current]
    await act(() => vi.advanceTimersByTimeAsync(15_100))
    expect(backend.count('/api/balancelist')).toBe(11)
    expect(renders()).toBe(before)
    expect(result.current).toBe(first)
  })

  test('never run twice at once, nor in a hidden tab', async () => {
    const backend = poll(() => envelope({}))
    backend.routes['/api/balance'] = hang
    renderApi(client, useBalancePoll)
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(backend.count('/api/balance')).toBe(1)
    backend.routes['/api/balance'] = () => envelope({ balance: 1 })
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    const shown = backend.count('/api/balance')
    expect(shown).toBeGreaterThan(1)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(backend.count('/api/balance')).toBe(shown)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(backend.count('/api/balance')).toBe(shown + 1)
  })

  test('end with the session', async () => {
    const backend = poll(() => envelope({ balance: 1 }))
    renderApi(client, useBalancePoll)
    await act(() => vi.advanceTimersByTimeAsync(1))
    act(() => signOut())
    const { unmount } = renderApi(client, useBalancePoll)
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(backend.count('/api/balance')).toBe(1)
  })

  test('show a repeated refusal once, and a refusal of the balance never', async () => {
    const backend = poll(() => refusal('系统维护中'))
    renderApi(client, () => {
      useBalancePoll()
      useQuery({ ...venuesQuery(), refetchInterval: pollWallets })
    })
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(backend.count('/api/balancelist')).toBeGreaterThan(3)
    expect(toasts).toEqual(['error: 系统维护中'])
    backend.routes['/api/balancelist'] = () => envelope([])
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    backend.routes['/api/balancelist'] = () => refusal('又维护了')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(toasts).toEqual(['error: 系统维护中', 'error: 又维护了'])
  })
})
