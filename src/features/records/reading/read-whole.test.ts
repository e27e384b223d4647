import { beforeEach, expect, test, vi } from 'vitest'
import { confirm } from '../../../ui/overlays/confirm.ts'
import { readWhole } from './read-whole.ts'

vi.mock('../../../ui/overlays/confirm.ts', () => ({ confirm: vi.fn(async () => false) }))
beforeEach(() => vi.clearAllMocks())

const { signal: wanted } = new AbortController()

function read(lastPage: number, known?: number, signal = wanted) {
  const requestedPages: number[] = []
  const pageOf = (page: number) => ({ page: page, data: [page], lastPage, pageSize: 1, total: 0 })
  const load = async (page: number) => {
    requestedPages.push(page)
    return pageOf(page)
  }
  const pages = known === undefined ? undefined : [pageOf(known)]
  const result = readWhole({
    load,
    keyOf: String,
    known: pages,
    signal,
    what: '统计',
    onProgress: () => undefined,
  })
  return { result, asked: requestedPages }
}

test('a list of which not even the first page is there is read by it before the player is asked', async () => {
  const { result, asked } = read(100_000)
  expect(await result).toBeUndefined()
  expect(confirm).toHaveBeenCalledWith({
    body: '共 99,999 笔，统计需要较长时间，可随时取消。',
    okText: '继续',
  })
  expect(asked).toEqual([1])
})

test('the total is that of the first page, even if the last page was empty', async () => {
  const page = { page: 1, data: [1, 2, 3, 4, 5, 6], lastPage: 400, pageSize: 10, total: 3 }
  const known = [page, { ...page, page: 2, data: [] }]
  const load = async () => page
  const how = { keyOf: String, known, signal: wanted, what: '统计', onProgress: () => undefined }
  expect(await readWhole({ load, ...how })).toBeUndefined()
  expect(confirm).toHaveBeenCalledWith({
    body: '共 2,394 笔，统计需要较长时间，可随时取消。',
    okText: '继续',
  })
})

test('a player who declines to read very many rows has none read, and a short list needs no question', async () => {
  const many = read(100_000, 1)
  expect(await many.result).toBeUndefined()
  expect(many.asked).toEqual([])
  const short = read(3, 1)
  expect((await short.result)?.pages).toHaveLength(3)
  expect(confirm).toHaveBeenCalledTimes(1)
})

test.each([
  ['not even the first page', undefined],
  ['the first page', 1],
])('a reading that was given up before it begins, with %s, asks neither the player nor the backend', async (_, known) => {
  const aborted = read(100_000, known, AbortSignal.abort('left'))
  await expect(aborted.result).rejects.toBe('left')
  expect(confirm).not.toHaveBeenCalled()
  expect(aborted.asked).toEqual([])
})
