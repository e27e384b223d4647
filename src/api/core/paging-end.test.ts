import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Paged } from '#contracts/envelope.ts'
import { collectPages } from './collect-pages.ts'
import { pagedQuery } from './paged.ts'

type Backend = (page: number) => { data: number[]; last_page: number; total?: number }
const rowsOf = (page: number, size = 3) => Array.from({ length: size }, (_, at) => page * 100 + at)

/** Backends that never come to an end, and how many pages may be asked for at most. */
const ENDLESS: readonly (readonly [name: string, backend: Backend, atMost: number])[] = [
  ['empty pages', (page) => ({ data: page === 1 ? rowsOf(1) : [], last_page: 1_000 }), 2],
  ['the first page again and again', () => ({ data: rowsOf(1), last_page: 1_000 }), 4],
  ['two pages by turns', (page) => ({ data: rowsOf(page % 2), last_page: 1_000 }), 5],
]
const HONEST: Backend = (page) => ({ data: rowsOf(page), last_page: 40 })
/** A page that is pushed on whole by as many new rows, once. */
const SHIFTED: Backend = (page) => ({ data: rowsOf(page < 3 ? 1 : page), last_page: 8 })

function server(backend: Backend) {
  const asked: number[] = []
  const load = async (page: number): Promise<Paged<number>> => {
    asked.push(page)
    return { current_page: page, per_page: 3, total: 0, ...backend(page) }
  }
  return { asked, load }
}

/** Scrolls a list to its end, at most 60 pages, and says how many the backend claims. */
async function scroll(backend: Backend) {
  const { asked, load } = server(backend)
  const list = new InfiniteQueryObserver(new QueryClient(), pagedQuery(['list'], load))
  let { data, hasNextPage } = await list.fetchNextPage()
  while (hasNextPage && asked.length < 60) ({ data, hasNextPage } = await list.fetchNextPage())
  return { asked: asked.length, claimed: data?.pages.at(-1)?.last_page }
}

test.each(ENDLESS)('a list ends at %s', async (_, backend, atMost) => {
  expect((await scroll(backend)).asked).toBeLessThanOrEqual(atMost)
})

test.each([
  [HONEST, 40],
  [SHIFTED, 8],
])('an honest list is read to its end', async (backend, pages) => {
  expect(await scroll(backend)).toEqual({ asked: pages, claimed: pages })
})

const signal = new AbortController().signal
const GROWING: Backend = (page) => ({ data: rowsOf(page), last_page: page + 1 })

test.each([
  ...ENDLESS,
  ['a last page that grows', GROWING, 0] as const,
])('reading all pages ends at %s', async (_, backend) => {
  const { asked, load } = server(backend)
  await collectPages(load, { keyOf: String, signal })
  // Read anew because rows are missing: three times ten pages and a few are the most.
  expect(asked.length).toBeLessThan(45)
})

test.each([
  ['a last page that no total bears out', 100_000],
  ['the same, growing', undefined],
])('reading all pages ends at %s, twenty pages behind it', async (_, last) => {
  const { asked, load } = server((page) => ({
    data: rowsOf(page),
    last_page: last ?? page + 1_000,
    total: 30,
  }))
  const pages = await collectPages(load, { keyOf: String, signal })
  expect(pages.slice(0, 10).flatMap(({ data }) => data)).toHaveLength(30)
  expect(asked.length).toBeLessThan(10 + 20 + 5)
})
