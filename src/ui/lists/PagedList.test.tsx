// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PagedList, type PagedQuery } from './PagedList.tsx'

type Seen = (entries: { isIntersecting: boolean }[]) => void
let near: (() => void) | undefined
let margin: string | undefined

beforeEach(() => {
  near = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen, options: { rootMargin: string }) {
        near = () => seen([{ isIntersecting: true }])
        margin = options.rootMargin
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

const queryOf = (part: Partial<PagedQuery>): PagedQuery => ({
  isPending: false,
  isError: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  fetchNextPage: vi.fn(),
  refetch: vi.fn(),
  ...part,
})
const show = (query: PagedQuery, rows: string[]) =>
  render(
    <PagedList
      query={query}
      rows={rows}
      rowKey={(row) => row}
      renderRow={(row) => row}
      empty={<p>还没有记录，去首页看看</p>}
    />,
  )

test('fetches the next page 300 px ahead, one at a time', () => {
  const query = queryOf({ hasNextPage: true })
  show(query, ['a'])
  expect(margin).toBe('0px 0px 300px')
  near?.()
  expect(query.fetchNextPage).toHaveBeenCalledTimes(1)
  cleanup()
  const busy = queryOf({ hasNextPage: true, isFetchingNextPage: true })
  show(busy, ['a'])
  near?.()
  expect(busy.fetchNextPage).not.toHaveBeenCalled()
})

test('turns its wheel only while a page is on its way', () => {
  const { container, unmount } = show(queryOf({ hasNextPage: true }), ['a'])
  expect(container.querySelector('.spin')).toBeNull()
  unmount()
  const busy = show(queryOf({ hasNextPage: true, isFetchingNextPage: true }), ['a'])
  expect(busy.container.querySelector('.spin')).not.toBeNull()
})

test('shows when it ends, and when it is empty', () => {
  show(queryOf({}), ['a'])
  expect(screen.getByText('没有更多了')).toBeTruthy()
  cleanup()
  show(queryOf({}), [])
  expect(screen.getByText('还没有记录，去首页看看')).toBeTruthy()
  expect(screen.queryByText('没有更多了')).toBeNull()
})

test('a failure keeps the rows and offers the failed page again', () => {
  const query = queryOf({ isError: true, hasNextPage: true })
  show(query, ['a'])
  expect(screen.getByText('a')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '请求失败，点击重新加载' }))
  expect(query.fetchNextPage).toHaveBeenCalledTimes(1)
  cleanup()
  const first = queryOf({ isError: true })
  show(first, [])
  fireEvent.click(screen.getByRole('button', { name: '请求失败，点击重新加载' }))
  expect(first.refetch).toHaveBeenCalledTimes(1)
})

test('a list that the backend never ends says that it is a part', () => {
  const page = { page: 1, data: [] as string[], lastPage: 9, pageSize: 10, total: 90 }
  show(queryOf({ data: { pages: [{ ...page, data: ['a'] }, page] } }), ['a'])
  expect(screen.getByText('其余记录读不出来，以上只是一部分')).toBeTruthy()
})

test('a list without rows is not empty if its backend claims more', () => {
  const page = { page: 1, data: [] as string[], lastPage: 9, pageSize: 10, total: 0 }
  show(queryOf({ data: { pages: [page] } }), [])
  expect(screen.getByText('其余记录读不出来，以上只是一部分')).toBeTruthy()
  expect(screen.queryByText('还没有记录，去首页看看')).toBeNull()
  cleanup()
  show(queryOf({ data: { pages: [{ ...page, lastPage: 1 }] } }), [])
  expect(screen.getByText('还没有记录，去首页看看')).toBeTruthy()
})
