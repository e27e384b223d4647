import { describe, expect, test } from 'vitest'
import { type Page, uniqueRows } from '../../../lib/paging-end.ts'
import { NetworkError } from '../client/errors.ts'
import { type Collected, collectPages, type ReadProgress } from './collect-pages.ts'

const SIZE = 10

/** A paged list of numbers, newest first, that a test may change during the reading. */
function listOf(count: number) {
  const rows = Array.from({ length: count }, (_, n) => count - n)
  const requested: number[] = []
  let busy = 0
  let maxBusy = 0
  const pageOf = (page: number): Page<number> => ({
    page: page,
    data: rows.slice((page - 1) * SIZE, page * SIZE),
    lastPage: Math.max(1, Math.ceil(rows.length / SIZE)),
    pageSize: SIZE,
    total: rows.length,
  })
  const load = async (page: number) => {
    requested.push(page)
    busy += 1
    maxBusy = Math.max(maxBusy, busy)
    await Promise.resolve()
    busy -= 1
    return pageOf(page)
  }
  return { rows, requested, load, pageOf, maxBusy: () => maxBusy }
}

const keyOf = String
const signal = new AbortController().signal
const rowsOf = ({ pages }: Collected<Page<number>>) => uniqueRows(pages, keyOf)

describe('collectPages', () => {
  test.each([0, 1, 10, 11, 95])('reads all %i rows in order', async (count) => {
    const { rows, load, requested } = listOf(count)
    expect(rowsOf(await collectPages(load, { keyOf, signal }))).toEqual(rows)
    expect(requested).toHaveLength(Math.max(1, Math.ceil(count / SIZE)))
  })

  test('requests at most four pages at once, and its progress only grows', async () => {
    const { load, maxBusy } = listOf(300)
    const seen: ReadProgress[] = []
    await collectPages(load, { keyOf, signal, onProgress: (progress) => seen.push(progress) })
    expect(maxBusy()).toBe(4)
    expect(seen.at(-1)).toEqual({ loaded: 300, total: 300 })
    expect(seen.map(({ loaded }) => loaded)).toEqual(seen.map(({ loaded }) => loaded).sort((a, b) => a - b))
  })

  test('does not request known pages again', async () => {
    const { load, requested, pageOf, rows } = listOf(45)
    const pages = await collectPages(load, { keyOf, signal, known: [pageOf(1), pageOf(2)] })
    expect(rowsOf(pages)).toEqual(rows)
    expect(requested).toEqual([3, 4, 5])
  })

  test('loses and repeats no row if rows are added meanwhile', async () => {
    const { load, rows, pageOf } = listOf(60)
    const known = [pageOf(1), pageOf(2)]
    rows.unshift(62, 61)
    expect(rowsOf(await collectPages(load, { keyOf, signal, known }))).toEqual(rows)
  })

  test('reads a list that grows with every page, in the end page by page, and loses no row', async () => {
    const { load, rows } = listOf(50)
    const growing = (page: number) => {
      rows.unshift(rows.length + 1)
      return load(page)
    }
    const read = await collectPages(growing, { keyOf, signal })
    // Rows that were added later need not be part of it.
    expect(read.whole).toBe(true)
    const found = rowsOf(read)
    expect(found.slice(-50)).toEqual(Array.from({ length: 50 }, (_, n) => 50 - n))
    expect(new Set(found).size).toBe(found.length)
  })

  test('without keys keeps equal rows, and reads a list that has shifted once more', async () => {
    const { load, rows } = listOf(35)
    rows.fill(7)
    expect((await collectPages(load, { signal })).pages.flatMap(({ data }) => data)).toEqual(rows)
    let pages = 0
    const moving = (page: number) => {
      if (++pages === 3) rows.unshift(8)
      return load(page)
    }
    expect((await collectPages(moving, { signal })).pages.flatMap(({ data }) => data)).toEqual(rows)
  })

  test('reads the only page of a backend that sends no counts', async () => {
    const bare: Page<number> = { page: 1, data: [3, 2, 1], lastPage: 0, pageSize: 0, total: 0 }
    expect(rowsOf(await collectPages(async () => bare, { keyOf, signal }))).toEqual([3, 2, 1])
  })

  test('is not whole if rows could not be read, and does not read the list again', async () => {
    const { load, requested, rows } = listOf(45)
    const withLost = async (page: number): Promise<Page<number>> => {
      const read = await load(page)
      return page === 2 ? { ...read, data: [], lost: 10 } : read
    }
    const collected = await collectPages(withLost, { keyOf, signal })
    expect(collected.whole).toBe(false)
    expect(rowsOf(collected)).toEqual([...rows.slice(0, 10), ...rows.slice(20)])
    expect(requested).toEqual([1, 2, 3, 4, 5])
  })

  test('stops after the page for which isLast is true', async () => {
    const { load, requested, rows, pageOf } = listOf(1000)
    const isLast = (page: Page<number>) => page.data.some((row) => row <= 975)
    const found = rowsOf(await collectPages(load, { keyOf, signal, isLast }))
    expect(found).toEqual(rows.slice(0, 30))
    expect(requested.length).toBeLessThan(8)
    requested.length = 0
    const known = [pageOf(1), pageOf(2), pageOf(3)]
    expect(rowsOf(await collectPages(load, { keyOf, signal, isLast, known }))).toEqual(rows.slice(0, 30))
    expect(requested).toEqual([])
  })

  test('requests a lost page once more; after the second loss it fails and requests nothing', async () => {
    const { load, requested, rows } = listOf(200)
    let losses = 0
    const failingOnce = async (page: number) => {
      if (page === 7 && losses++ < 1) throw new NetworkError('unreachable')
      return load(page)
    }
    expect(rowsOf(await collectPages(failingOnce, { keyOf, signal }))).toEqual(rows)
    requested.length = 0
    const failingAlways = async (page: number) => {
      if (page === 3) throw new NetworkError('unreachable')
      return load(page)
    }
    await expect(collectPages(failingAlways, { keyOf, signal })).rejects.toThrow(NetworkError)
    const requestedBefore = requested.length
    await new Promise((resolve) => setTimeout(resolve))
    expect(requested.length).toBe(requestedBefore)
    expect(requestedBefore).toBeLessThan(12)
  })

  test('does not retry a refusal', async () => {
    const { requested, load } = listOf(30)
    const refusing = async (page: number) => {
      const read = await load(page)
      if (page === 2) throw new TypeError('no')
      return read
    }
    await expect(collectPages(refusing, { keyOf, signal })).rejects.toThrow('no')
    expect(requested.filter((page) => page === 2)).toHaveLength(1)
  })

  test('stops when the caller aborts', async () => {
    const { load, requested } = listOf(1000)
    const leave = new AbortController()
    const onProgress = ({ loaded }: ReadProgress) => loaded >= 100 && leave.abort(new Error('left'))
    await expect(collectPages(load, { keyOf, signal: leave.signal, onProgress })).rejects.toThrow('left')
    expect(requested.length).toBeLessThan(20)
  })
})
