// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pagedQuery } from '../../../api/core/paging/paged.ts'
import type { Page } from '../../../lib/paging-end.ts'
import { useRecords } from './use-records.ts'

afterEach(cleanup)

type Row = { id: string; said: number }

/** Scrolls a list to its end, at most 60 pages. */
async function scroll(rowsOf: (page: number) => Row[]) {
  let asked = 0
  const load = async (page: number): Promise<Page<Row>> => {
    asked += 1
    return { page: page, pageSize: 10, total: 400, lastPage: 40, data: rowsOf(page) }
  }
  const list = { options: pagedQuery<Page<Row>>(['rows'], load), load, keyOf: ({ id }: Row) => id }
  const { result } = renderHook(() => useRecords(list), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.query.isPending).toBe(false))
  while (result.current.query.hasNextPage && asked < 60) {
    await act(async () => void (await result.current.query.fetchNextPage()))
    await waitFor(() => expect(result.current.query.data?.pages).toHaveLength(asked))
  }
  return { asked, rows: result.current.rows.length, complete: result.current.complete }
}

test('a list ends at repeated rows, even if one of their fields changes each time', async () => {
  const repeated = await scroll((page) =>
    Array.from({ length: 10 }, (_, at) => ({ id: `${at}`, said: page })),
  )
  expect(repeated).toEqual({ asked: 4, rows: 10, complete: false })
})

test('an honest list is read to its end', async () => {
  const rowsOf = (page: number) => Array.from({ length: 10 }, (_, at) => ({ id: `${page} ${at}`, said: 0 }))
  expect(await scroll(rowsOf)).toEqual({ asked: 40, rows: 400, complete: true })
})
