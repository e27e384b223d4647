import { describe, expect, test } from 'vitest'
import type { Paged } from '#contracts/wire/envelope.ts'
import { uniqueRows } from '../../../lib/paging-end.ts'
import { NetworkError } from '../client/errors.ts'
import { type Collected, collectPages, type ReadProgress } from './collect-pages.ts'

const SIZE = 10

/** A list of numbers, newest first, that a test may change while it is read. */
function shelf(count: number) {
  const rows = Array.from({ length: count }, (_, n) => count - n)
  const asked: number[] = []
  let busy = 0
  let most = 0
  const pageOf = (page: number): Paged<number> => ({
    current_page: page,
    data: rows.slice((page - 1) * SIZE, page * SIZE),
    last_page: Math.max(1, Math.ceil(rows.length / SIZE)),
    per_page: SIZE,
    total: rows.length,
  })
  const load = async (page: number) => {
    asked.push(page)
    busy += 1
    most = Math.max(most, busy)
    await Promise.resolve()
    busy -= 1
    return pageOf(page)
  }
  return { rows, asked, load, pageOf, most: () => most }
}

const keyOf = String
const signal = new AbortController().signal
const rowsOf = ({ pages }: Collected<Paged<number>>) => uniqueRows(pages, keyOf)

describe('all pages of a list', () => {
  test.each([0, 1, 10, 11, 95])('reads all %i rows in order', async (count) => {
    const { rows, load, asked } = shelf(count)
    expect(rowsOf(await collectPages(load, { keyOf, signal }))).toEqual(rows)
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / SIZE)))
  })

  test('requests at most four pages at once, and progress only grows', async () => {
    const { load, most } = shelf(300)
    const seen: ReadProgress[] = []
    await collectPages(load, { keyOf, signal, onProgress: (progress) => seen.push(progress) })
    expect(most()).toBe(4)
    expect(seen.at(-1)).toEqual({ loaded: 300, total: 300 })
    expect(seen.map(({ loaded }) => loaded)).toEqual(seen.map(({ loaded }) => loaded).sort((a, b) => a - b))
  })

  test('does not request known pages again', async () => {
    const { load, asked, pageOf, rows } = shelf(45)
    const pages = await collectPages(load, { keyOf, signal, known: [pageOf(1), pageOf(2)] })
    expect(rowsOf(pages)).toEqual(rows)
    expect(asked).toEqual([3, 4, 5])
  })

  test('loses and repeats no row when rows are added meanwhile', async () => {
    const { load, rows, pageOf } = shelf(60)
    const known = [pageOf(1), pageOf(2)]
    rows.unshift(62, 61)
    expect(rowsOf(await collectPages(load, { keyOf, signal, known }))).toEqual(rows)
  })

  test('reads a list that grows with every page one by one in the end, and loses no row of the start', async () => {
    const { load, rows } = shelf(50)
    const growing = (page: number) => {
      rows.unshift(rows.length + 1)
      return load(page)
    }
    const read = await collectPages(growing, { keyOf, signal })
    // What has come since is no part of it.
    expect(read.whole).toBe(true)
    const found = rowsOf(read)
    expect(found.slice(-50)).toEqual(Array.from({ length: 50 }, (_, n) => 50 - n))
    expect(new Set(found).size).toBe(found.length)
  })

  test('without keys counts all equal rows, and reads a list that shifted again', async () => {
    const { load, rows } = shelf(35)
    rows.fill(7)
    expect((await collectPages(load, { signal })).pages.flatMap(({ data }) => data)).toEqual(rows)
    let pages = 0
    const moving = (page: number) => {
      if (++pages === 3) rows.unshift(8)
      return load(page)
    }
    expect((await collectPages(moving, { signal })).pages.flatMap(({ data }) => data)).toEqual(rows)
  })

  test('reads the one page of a backend that counts nothing', async () => {
    const bare: Paged<number> = { current_page: 1, data: [3, 2, 1], last_page: 0, per_page: 0, total: 0 }
    expect(rowsOf(await collectPages(async () => bare, { keyOf, signal }))).toEqual([3, 2, 1])
  })

  test('is no whole where rows could not be read, and is read once: another time would not bring them', async () => {
    const { load, asked, rows } = shelf(45)
    const withLost = async (page: number): Promise<Paged<number>> => {
      const read = await load(page)
      return page === 2 ? { ...read, data: [], lost: 10 } : read
    }
    const collected = await collectPages(withLost, { keyOf, signal })
    expect(collected.whole).toBe(false)
    expect(rowsOf(collected)).toEqual([...rows.slice(0, 10), ...rows.slice(20)])
    expect(asked).toEqual([1, 2, 3, 4, 5])
  })

  test('stops after the page that isLast accepts', async () => {
    const { load, asked, rows, pageOf } = shelf(1000)
    const isLast = (page: Paged<number>) => page.data.some((row) => row <= 975)
    const found = rowsOf(await collectPages(load, { keyOf, signal, isLast }))
    expect(found).toEqual(rows.slice(0, 30))
    expect(asked.length).toBeLessThan(8)
    asked.length = 0
    const known = [pageOf(1), pageOf(2), pageOf(3)]
    expect(rowsOf(await collectPages(load, { keyOf, signal, isLast, known }))).toEqual(rows.slice(0, 30))
    expect(asked).toEqual([])
  })

  test('requests a lost page once more; lost twice, it fails and requests no more', async () => {
    const { load, asked, rows } = shelf(200)
    let losses = 0
    const weak = async (page: number) => {
      if (page === 7 && losses++ < 1) throw new NetworkError('unreachable')
      return load(page)
    }
    expect(rowsOf(await collectPages(weak, { keyOf, signal }))).toEqual(rows)
    asked.length = 0
    const dead = async (page: number) => {
      if (page === 3) throw new NetworkError('unreachable')
      return load(page)
    }
    await expect(collectPages(dead, { keyOf, signal })).rejects.toThrow(NetworkError)
    const until = asked.length
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked.length).toBe(until)
    expect(until).toBeLessThan(12)
  })

  test('does not retry a refusal', async () => {
    const { asked, load } = shelf(30)
    const refusing = async (page: number) => {
      const read = await load(page)
      if (page === 2) throw new TypeError('no')
      return read
    }
    await expect(collectPages(refusing, { keyOf, signal })).rejects.toThrow('no')
    expect(asked.filter((page) => page === 2)).toHaveLength(1)
  })

  test('stops when the caller aborts', async () => {
    const { load, asked } = shelf(1000)
    const leave = new AbortController()
    const onProgress = ({ loaded }: ReadProgress) => loaded >= 100 && leave.abort(new Error('left'))
    await expect(collectPages(load, { keyOf, signal: leave.signal, onProgress })).rejects.toThrow('left')
    expect(asked.length).toBeLessThan(20)
  })
})
