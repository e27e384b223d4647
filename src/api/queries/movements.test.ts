// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatBeijing, MINUTE_MS } from '#contracts/beijing-time.ts'
import { signIn } from '../core/session-store.ts'
import { fixture, setUpFixture } from '../test-support/api-fixture.ts'
import { envelope } from '../test-support/backend.ts'
import { ALL_TYPES, inOrder, type Movement, type MovementPage, movementPages } from './movements.ts'

// The pace is tested where it is made; here turns are only counted.
const turns = vi.hoisted(() => ({ taken: 0 }))
vi.mock('../core/page-pace.ts', () => ({
  turnForPage: async () => {
    turns.taken += 1
  },
}))

setUpFixture()
beforeEach(() => signIn('token-1'))

type Times = readonly number[]
const START = Date.UTC(2026, 4, 1)
const SIZE = 2

/** A backend with movements at the given minutes, newest first, two a page. */
function serve(times: Record<number, Times>): void {
  fixture.backend.routes['/api/gettransrecord'] = ({ body }) => {
    const { type, page } = body as { type: number; page: number }
    const rows = [...(times[type] ?? [])].sort((a, b) => b - a)
    return envelope({
      current_page: page,
      data: rows.slice((page - 1) * SIZE, page * SIZE).map((minute, at) => ({
        out_trade_no: `${type}-${page}-${at}`,
        amount: 1,
        pay_way: '',
        state: 2,
        created_at: formatBeijing(START + minute * MINUTE_MS),
      })),
      last_page: Math.max(1, Math.ceil(rows.length / SIZE)),
      per_page: SIZE,
      total: rows.length,
    })
  }
}

const sent = () => fixture.backend.sent.map(({ body }) => body as { type: number; page: number })

async function readPages(type: typeof ALL_TYPES | 1): Promise<MovementPage[]> {
  const load = movementPages({ date: 4, type })
  const pages = [await load(1)]
  while (pages.length < (pages.at(-1)?.last_page ?? 0)) pages.push(await load(pages.length + 1))
  return pages
}

describe('movements of all types', () => {
  test('what is shown is always the beginning of the whole list, more with each page, all at the end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.tuple(...[1, 2, 3, 4].map(() => fc.uniqueArray(fc.nat(60), { maxLength: 9 }))),
        async (lists) => {
          serve(Object.fromEntries(lists.map((times, at) => [at + 1, times])))
          const pages = await readPages(ALL_TYPES)
          const whole = lists.flat().sort((a, b) => b - a)
          let before = whole.length === 0 ? -1 : 0
          for (const [at, page] of pages.entries()) {
            const loaded = pages.slice(0, at + 1).flatMap(({ data }) => data)
            const shown = inOrder(loaded, page).map(({ created_at }) => created_at)
            expect(shown).toEqual(
              whole.slice(0, shown.length).map((minute) => formatBeijing(START + minute * MINUTE_MS)),
            )
            expect(shown.length).toBeGreaterThan(before)
            before = shown.length
          }
          expect(before).toBe(whole.length)
        },
      ),
      { numRuns: 60 },
    ))

  test('each row has its type, the totals are sums, and a type that has ended is not asked again', async () => {
    serve({ 1: [9, 7, 5, 3, 1], 2: [8], 3: [6, 4, 2], 4: [] })
    const [first, second, third, ...more] = await readPages(ALL_TYPES)
    expect(more).toEqual([])
    expect(first).toMatchObject({ total: 9, last_page: 3, unfinished: [1, 3] })
    expect([second?.total, second?.unfinished, third?.total, third?.unfinished]).toEqual([9, [1], 9, []])
    expect(first?.data.map(({ type }) => type)).toEqual([1, 1, 2, 3, 3])
    expect(sent().map(({ type, page }) => [page, type])).toEqual([
      ...[1, 2, 3, 4].map((type) => [1, type]),
      ...[1, 3].map((type) => [2, type]),
      [3, 1],
    ])
  })

  test('each call for a further page takes a turn of its own, and those of the first page none', async () => {
    serve({ 1: [9, 7, 5], 2: [8, 4, 2], 3: [6, 3, 1], 4: [10, 0, 11] })
    const load = movementPages({ date: 4, type: ALL_TYPES })
    const before = turns.taken
    await load(1)
    expect(turns.taken - before).toBe(0)
    await load(2)
    expect(turns.taken - before).toBe(4)
  })

  test('a type whose pages are empty has ended, whatever its last page says, and keeps back no row of another', async () => {
    serve({ 1: [9, 7], 2: [8, 6, 4, 2], 3: [], 4: [] })
    const honest = fixture.backend.routes['/api/gettransrecord']
    fixture.backend.routes['/api/gettransrecord'] = async (sentOne) => {
      const answer = await (await honest?.(sentOne))?.json()
      const isEndless = (sentOne.body as { type: number }).type === 1
      return envelope(isEndless ? { ...answer.data, last_page: 1_000 } : answer.data)
    }
    const load = movementPages({ date: 4, type: ALL_TYPES })
    const pages = [await load(1), await load(2), await load(3)]
    expect(pages.map(({ unfinished }) => unfinished)).toEqual([[1, 2], [], []])
    expect(pages.at(-1)?.last_page).toBe(1_000)
    expect(sent().map(({ type, page }) => [page, type])).toEqual([
      ...[1, 2, 3, 4].map((type) => [1, type]),
      ...[1, 2].map((type) => [2, type]),
    ])
  })

  test('a renewed first page asks every type again', async () => {
    serve({ 1: [3, 2, 1], 2: [4], 3: [], 4: [] })
    const load = movementPages({ date: 4, type: ALL_TYPES })
    await load(1)
    await load(2)
    await load(1)
    expect(sent().map(({ type }) => type)).toEqual([1, 2, 3, 4, 1, 1, 2, 3, 4])
  })
})

describe('movements of one second', () => {
  const at = { created_at: '2026-05-01 12:00:00', pay_way: '', state: 2 }
  const movement = (
    type: 1 | 2 | 3 | 4,
    yuan: number,
    balance: number | undefined,
    state = type > 2 ? 1 : 2,
  ) =>
    ({
      ...at,
      type,
      out_trade_no: `${type}-${yuan}`,
      amount: yuan,
      balance_after: balance,
      state,
    }) as Movement
  const shown = (rows: Movement[]) =>
    inOrder(rows, { unfinished: [] }).map(({ out_trade_no }) => out_trade_no)

  test('follow each other as their balances do, whatever their types', () => {
    const rows = [
      movement(1, 1000, 1000),
      movement(2, 300, 700, 1),
      movement(3, 50, 750),
      movement(4, 740, 10),
    ]
    expect(shown(rows)).toEqual(['4-740', '3-50', '2-300', '1-1000'])
    expect(shown([...rows].reverse())).toEqual(['4-740', '3-50', '2-300', '1-1000'])
  })

  test('a transfer out that waits has taken its amount, and one that failed has not', () => {
    expect(shown([movement(1, 10, 40), movement(4, 30, 10, 2)])).toEqual(['4-30', '1-10'])
    expect(shown([movement(2, 5, 35, 3), movement(4, 30, 5, 1)])).toEqual(['4-30', '2-5'])
  })

  test('begin with what the second before left, even where they lead in a circle', () => {
    const older = (balance: number) => ({ ...movement(3, 1, balance), created_at: '2026-05-01 11:59:59' })
    expect(shown([movement(1, 10, 50), movement(2, 10, 40), older(40)])).toEqual(['2-10', '1-10', '3-1'])
    expect(shown([movement(1, 10, 50), movement(2, 10, 40), older(50)])).toEqual(['1-10', '2-10', '3-1'])
  })

  test('keep the order of the types where no balance is told, and all of them where balances lead in a circle', () => {
    expect(shown([movement(1, 1, undefined), movement(2, 2, undefined)])).toEqual(['1-1', '2-2'])
    expect(shown([movement(1, 10, 20), movement(2, 10, 10)]).sort()).toEqual(['1-10', '2-10'])
  })
})

test('a movement without a time stays where the list of its type has it', () => {
  const row = (type: 1 | 2, name: string, minute?: number) =>
    ({
      type,
      out_trade_no: name,
      amount: 1,
      pay_way: '',
      state: 2,
      created_at: minute === undefined ? '' : formatBeijing(START + minute * MINUTE_MS),
    }) as Movement
  const deposits = [row(1, 'a'), row(1, 'b', 9), row(1, 'c'), row(1, 'd', 5), row(1, 'e')]
  const rows = [...deposits, row(2, 'x', 10), row(2, 'y', 7)]
  const names = (unfinished: (1 | 2)[]) =>
    inOrder(rows, { unfinished })
      .map(({ out_trade_no }) => out_trade_no)
      .join('')
  expect(names([])).toBe('xabycde')
  expect(names([1])).toBe('xabycde')
  expect(names([2])).toBe('xaby')
})

test('a list of all types says how many rows of each could not be read', async () => {
  serve({ 1: [3, 2, 1], 2: [4], 3: [], 4: [] })
  const honest = fixture.backend.routes['/api/gettransrecord']
  fixture.backend.routes['/api/gettransrecord'] = async (one) => {
    const { data } = await ((await honest?.(one)) ?? new Response('{}')).json()
    const isDeposit = (one.body as { type: number }).type === 1
    return envelope(
      isDeposit ? { ...data, data: data.data.map((row: object) => ({ ...row, amount: 'n/a' })) } : data,
    )
  }
  const load = movementPages({ date: 4, type: ALL_TYPES })
  expect([await load(1), await load(2)]).toMatchObject([
    { lost: 2, unfinished: [1], total: 4 },
    { lost: 1, unfinished: [] },
  ])
})

test('movements of one type ask for that type alone', async () => {
  serve({ 1: [3, 2, 1] })
  const pages = await readPages(1)
  expect(sent().map(({ type, page }) => [page, type])).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(pages.map(({ data }) => data.length)).toEqual([2, 1])
})
