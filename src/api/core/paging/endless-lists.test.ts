import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Page } from '../../../lib/paging-end.ts'
import { readUntil } from '../money/read-until.ts'
import { collectPages, manyRows } from './collect-pages.ts'
import { pagedQuery } from './paged.ts'

type Backend = (page: number) => { data: number[]; lastPage: number; total?: number }
const rowsOf = (page: number, size = 3) => Array.from({ length: size }, (_, at) => page * 100 + at)

/** Backends whose list never ends, and the most pages that may be requested. */
const ENDLESS: readonly (readonly [name: string, backend: Backend, atMost: number])[] = [
  ['empty pages', (page) => ({ data: page === 1 ? rowsOf(1) : [], lastPage: 1_000 }), 2],
  ['the first page again and again', () => ({ data: rowsOf(1), lastPage: 1_000 }), 4],
  ['two pages by turns', (page) => ({ data: rowsOf(page % 2), lastPage: 1_000 }), 5],
]
const HONEST: Backend = (page) => ({ data: rowsOf(page), lastPage: 40 })
/** A list whose first page becomes the second, once, because as many rows were added. */
const SHIFTED: Backend = (page) => ({ data: rowsOf(page < 3 ? 1 : page), lastPage: 8 })

function server(backend: Backend) {
  const requested: number[] = []
  const load = async (page: number): Promise<Page<number>> => {
    requested.push(page)
    return { page, pageSize: 3, total: 0, ...backend(page) }
  }
  return { requested, load }
}

/** Scrolls a list to its end, but at most 60 pages, and returns how many pages the backend claims. */
async function scroll(backend: Backend) {
  const { requested, load } = server(backend)
  const list = new InfiniteQueryObserver(new QueryClient(), pagedQuery(['list'], load))
  let { data, hasNextPage } = await list.fetchNextPage()
  while (hasNextPage && requested.length < 60) ({ data, hasNextPage } = await list.fetchNextPage())
  return { requested: requested.length, claimed: data?.pages.at(-1)?.lastPage }
}

test.each(ENDLESS)('scrolling a list ends at %s', async (_, backend, atMost) => {
  expect((await scroll(backend)).requested).toBeLessThanOrEqual(atMost)
})

test.each([
  [HONEST, 40],
  [SHIFTED, 8],
])('an honest list is scrolled to its end', async (backend, pages) => {
  expect(await scroll(backend)).toEqual({ requested: pages, claimed: pages })
})

const signal = new AbortController().signal
const GROWING: Backend = (page) => ({ data: rowsOf(page), lastPage: page + 1 })

test.each([
  ...ENDLESS,
  ['a last page that grows', GROWING, 0] as const,
])('collectPages ends at %s, and its result is not whole', async (_, backend) => {
  const { requested, load } = server(backend)
  expect((await collectPages(load, { keyOf: String, signal })).whole).toBe(false)
  // It reads three times because rows are missing: at most three times ten pages and a few.
  expect(requested.length).toBeLessThan(45)
})

test.each([
  ['a last page that contradicts the total', 100_000],
  ['such a last page that grows', undefined],
])('collectPages with %s ends twenty pages after the total', async (_, last) => {
  const { requested, load } = server((page) => ({
    data: rowsOf(page),
    lastPage: last ?? page + 1_000,
    total: 30,
  }))
  const { pages, whole } = await collectPages(load, { keyOf: String, signal })
  expect(pages.slice(0, 10).flatMap(({ data }) => data)).toHaveLength(30)
  expect(requested.length).toBeLessThan(10 + 20 + 5)
  expect(whole).toBe(false)
})

test.each([
  ['that sends no total', 0],
  ['whose total is that of one page', 3],
  ['whose total grows with its pages', undefined],
])('collectPages reads no page after 2000 from a backend %s and that sends new rows for ever', async (_, total) => {
  const { requested, load } = server((page) => ({
    data: rowsOf(page),
    lastPage: 100_000,
    total: total ?? page * 1_000,
  }))
  const { pages, whole } = await collectPages(load, { keyOf: String, signal })
  expect(requested.length).toBeLessThanOrEqual(2_000)
  expect(pages.length).toBeGreaterThan(20)
  expect(whole).toBe(false)
})

test('the result from an honest backend is whole, with or without totals and keys, and with isLast', async () => {
  const whole = async (backend: Backend, how: object = { keyOf: String }) =>
    (await collectPages(server(backend).load, { signal, ...how })).whole
  expect(await whole(HONEST)).toBe(true)
  expect(await whole((page) => ({ ...HONEST(page), total: 120 }))).toBe(true)
  expect(await whole((page) => ({ ...HONEST(page), total: 120 }), {})).toBe(true)
  expect(await whole(HONEST, { isLast: ({ data }: Page<number>) => data.includes(500) })).toBe(true)
  expect(await whole((page) => ({ ...HONEST(page), total: 130 }), {})).toBe(false)
})

const first = (lastPage: number, total: number, rows = 10): Page<number> => ({
  page: 1,
  data: rowsOf(1, rows),
  lastPage,
  pageSize: 10,
  total,
})

test.each([
  ['2,000 rows', [first(200, 2_000)], undefined],
  ['2,001 rows', [first(201, 2_001)], 2_001],
  ['more pages than the total needs', [first(100_000, 30)], 999_990],
  ['no total', [first(100_000, 0)], 999_990],
  ['many pages of few rows', [first(301, 600, 2)], 600],
  ['lists that are long only together', [first(150, 1_500), first(60, 600)], 2_100],
  ['a page of all types, forty rows of which belong to four lists', [first(190, 1_930, 40)], undefined],
  ['nothing', [first(0, 0, 0), first(1, 0, 0)], undefined],
  ['an empty page, after which no page is read', [first(400, 3, 0)], undefined],
])('manyRows counts the rows that would be read: %s', (_, lists, rows) => {
  expect(manyRows(lists)).toBe(rows)
})

const until = { isEnough: () => false, atMost: 10, signal }

test.each(ENDLESS)('readUntil ends at %s', async (_, backend, atMost) => {
  const { requested, load } = server(backend)
  expect((await readUntil(load, until)).whole).toBe(false)
  expect(requested.length).toBeLessThanOrEqual(atMost)
})

test('readUntil ends with enough rows, at the last page, or at its limit; only at the limit the result is not whole', async () => {
  const { requested, load } = server(HONEST)
  const isEnough = (rows: readonly number[]) => rows.includes(300)
  expect(await readUntil(load, { ...until, isEnough })).toMatchObject({ whole: true })
  expect(requested).toEqual([1, 2, 3])
  const limited = await readUntil(load, until)
  expect([limited.whole, limited.rows.length]).toEqual([false, 30])
  expect(await readUntil(load, { ...until, atMost: 50 })).toMatchObject({ whole: true })
})
