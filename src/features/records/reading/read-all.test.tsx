// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { pagedQuery } from '../../../api/core/paging/paged.ts'
import { deployNewVersion, pageOf } from '../../../app/test-support/deployed.ts'
import { toastText } from '../../../app/test-support/render-screen.tsx'
import type { Page } from '../../../lib/paging-end.ts'
import { dismissToast } from '../../../ui/toast/toast.ts'
import { useRecords } from './use-records.ts'

vi.mock('./read-whole.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
afterEach(() => {
  cleanup()
  dismissToast()
})

type Row = { id: string }

/** The records of forty pages, of which the first is loaded. */
async function records() {
  const load = async (page: number): Promise<Page<Row>> => {
    const data = Array.from({ length: 10 }, (_, at) => ({ id: `${page} ${at}` }))
    return { page: page, pageSize: 10, total: 400, lastPage: 40, data }
  }
  const list = { options: pagedQuery<Page<Row>>(['rows'], load), load, keyOf: ({ id }: Row) => id }
  const { result } = renderHook(() => useRecords(list), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.query.isPending).toBe(false))
  return () => result.current
}

test('reading all records says so where its code does not load, and can be tried again', async () => {
  const current = await records()
  expect(await current().readAll()).toBeUndefined()
  expect(toastText()).toBe('读取失败，请检查网络后重试')
  expect(current().progress).toBeUndefined()
})

test('reading all records, whose code a newer version has replaced, brings that version', async () => {
  const { reload } = deployNewVersion()
  const current = await records()
  void current().readAll()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test.each([
  ['a newer version', 'BBBBBBB2'],
  ['the same version', 'AAAAAAA1'],
])('a reading that is cancelled while the host is asked, which then names %s, reloads nothing and says nothing', async (_, version) => {
  const { reload, served } = deployNewVersion()
  const { promise, resolve } = Promise.withResolvers<Response>()
  served.mockReturnValue(promise)
  const current = await records()
  const finished = vi.fn()
  void current().readAll().then(finished)
  await vi.waitFor(() => expect(served).toHaveBeenCalledOnce())
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  current().cancel()
  resolve(new Response(pageOf(version)))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(reload).not.toHaveBeenCalled()
  expect(toastText()).toBe('')
  expect(finished).toHaveBeenCalledExactlyOnceWith(undefined)
})
