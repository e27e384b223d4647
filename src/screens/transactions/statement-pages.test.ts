// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, formatBeijing, MINUTE_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { fixture, setUpFixture } from '../../api/test-support/api-fixture.ts'
import { envelope, type Reply, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { movementLists } from './statement.ts'
import { shownEntries, statementPages } from './statement-pages.ts'

// Another test covers the pace. Here turns are only counted.
const turns = vi.hoisted(() => ({ taken: 0 }))
vi.mock('../../api/core/paging/page-pace.ts', () => ({
  turnForPage: async () => {
    turns.taken += 1
  },
}))

setUpFixture()
beforeEach(() => signIn('token-1'))

type Lists = Partial<Record<1 | 2 | 3 | 4 | 'rebate' | 'packet' | 'promotion', readonly number[]>>
const SIZE = 2
const NOW = Date.now()
const TODAY = startOfBeijingDay(NOW)
const minutesAgo = (minutes: number) => formatBeijing(NOW - minutes * MINUTE_MS)

const pageOf = (rows: readonly object[], page: number) => ({
  current_page: page,
  data: rows.slice((page - 1) * SIZE, page * SIZE),
  last_page: Math.max(1, Math.ceil(rows.length / SIZE)),
  per_page: SIZE,
  total: rows.length,
})

/** A row of each list, `minutes` ago. */
const ROWS = {
  movement: (minutes: number) => ({
    ...{ out_trade_no: `D${minutes}`, amount: 1, pay_way: '', state: 2 },
    created_at: minutesAgo(minutes),
  }),
  rebate: (minutes: number) => ({
    ...{ gamename: '云舟电子', money: 1, state: 1 },
    ...{ created_at: minutesAgo(minutes + 60), updated_at: minutesAgo(minutes) },
  }),
  packet: (minutes: number) => ({
    ...{ money: 100, redpacketmoney: 1 },
    ...{ created_at: minutesAgo(minutes), usetime: minutesAgo(minutes) },
  }),
  promotion: (minutes: number) => ({
    ...{ activity_name: '首存礼', state: 2, bonus: 1 },
    created_at: minutesAgo(minutes),
  }),
}

/** A backend whose rows are this many minutes old, newest first, two a page. */
function serve(lists: Lists): void {
  const rowsOf = (list: keyof Lists, rowOf: (minutes: number) => object) =>
    [...(lists[list] ?? [])].sort((a, b) => a - b).map(rowOf)
  const bodyOf = ({ body }: Parameters<Reply>[0]) => body as { type: 1 | 2 | 3 | 4; page: number }
  Object.assign(fixture.backend.routes, {
    '/api/gettransrecord': (sent: Parameters<Reply>[0]) =>
      envelope(pageOf(rowsOf(bodyOf(sent).type, ROWS.movement), bodyOf(sent).page)),
    '/api/getfanshui': (sent: Parameters<Reply>[0]) =>
      envelope({ list: pageOf(rowsOf('rebate', ROWS.rebate), bodyOf(sent).page), jisuan: 0, nojisuan: 0 }),
    '/api/redpacket': (sent: Parameters<Reply>[0]) =>
      envelope(pageOf(rowsOf('packet', ROWS.packet), bodyOf(sent).page)),
    '/api/activityApplyLog': (sent: Parameters<Reply>[0]) =>
      envelope(pageOf(rowsOf('promotion', ROWS.promotion), bodyOf(sent).page)),
  })
}

const requestedPages = () =>
  fixture.backend.sent.map(({ url, body }) => {
    const { type, page } = body as { type?: unknown; page: number }
    return [page, url.endsWith('gettransrecord') ? type : url.split('/').at(-1)]
  })

async function readPages() {
  const load = statementPages(4, movementLists(4))
  const pages = [await load(1)]
  while (pages.length < (pages.at(-1)?.lastPage ?? 0)) pages.push(await load(pages.length + 1))
  return pages
}

describe('the statement', () => {
  test('the shown rows are always the beginning of the whole list, more with each page, all at the end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.tuple(...Array.from({ length: 7 }, () => fc.uniqueArray(fc.nat(90), { maxLength: 7 }))),
        async (lists) => {
          const [d = [], w = [], i = [], o = [], rebate = [], packet = [], promotion = []] = lists
          serve({ 1: d, 2: w, 3: i, 4: o, rebate, packet, promotion })
          const pages = await readPages()
          const whole = lists.flat().sort((a, b) => a - b)
          let before = whole.length === 0 ? -1 : 0
          for (const [at, page] of pages.entries()) {
            const loaded = pages.slice(0, at + 1).flatMap(({ data }) => data)
            const shown = shownEntries(loaded, page).map(({ createdAt }) => createdAt)
            expect(shown).toEqual(whole.slice(0, shown.length).map(minutesAgo))
            expect(shown.length).toBeGreaterThan(before)
            before = shown.length
          }
          expect([before, pages.at(-1)?.total]).toEqual([whole.length, whole.length])
        },
      ),
      { numRuns: 40 },
    ))

  test('a list that has ended is not requested again, and each further page takes its own turn', async () => {
    serve({ 1: [1, 2, 3, 4, 5], 2: [8], rebate: [6, 7, 9], packet: [3] })
    turns.taken = 0
    const [first, second, third, ...more] = await readPages()
    expect(more).toEqual([])
    expect([first, second, third].map((page) => Object.keys(page?.unfinished ?? {}))).toEqual([
      ['1', 'rebate'],
      ['1'],
      [],
    ])
    expect(requestedPages()).toEqual([
      ...[1, 2, 3, 4, 'getfanshui', 'redpacket', 'activityApplyLog'].map((list) => [1, list]),
      [2, 1],
      [2, 'getfanshui'],
      [3, 1],
    ])
    expect(turns.taken).toBe(3)
  })

  test('a list with an empty page has ended, whatever its last page says, and holds back no row of another', async () => {
    serve({ 1: [1, 2], 2: [3, 4, 5] })
    const honest = fixture.backend.routes['/api/gettransrecord']
    fixture.backend.routes['/api/gettransrecord'] = async (sent) => {
      const { data } = await ((await honest?.(sent)) ?? new Response('{}')).json()
      const isEndless = (sent.body as { type: number }).type === 1
      return envelope(isEndless ? { ...data, last_page: 1_000 } : data)
    }
    const load = statementPages(4, movementLists(4))
    const pages = [await load(1), await load(2), await load(3)]
    expect(pages.map(({ unfinished }) => Object.keys(unfinished ?? {}))).toEqual([['1', '2'], [], []])
    expect(pages.at(-1)?.lastPage).toBe(1_000)
  })

  test('a renewed first page asks every list again', async () => {
    serve({ 1: [1] })
    const load = statementPages(4, movementLists(4))
    await load(1)
    await load(1)
    expect(requestedPages()).toHaveLength(14)
  })

  test('says how many rows of the lists could not be read', async () => {
    serve({ 1: [1, 2, 3], 2: [4] })
    const honest = fixture.backend.routes['/api/gettransrecord']
    fixture.backend.routes['/api/gettransrecord'] = async (sent) => {
      const { data } = await ((await honest?.(sent)) ?? new Response('{}')).json()
      const isDeposit = (sent.body as { type: number }).type === 1
      return envelope(
        isDeposit ? { ...data, data: data.data.map((row: object) => ({ ...row, amount: 'n/a' })) } : data,
      )
    }
    const load = statementPages(4, movementLists(4))
    expect([await load(1), await load(2)]).toMatchObject([{ lost: 2, total: 4 }, { lost: 1 }])
  })
})

describe('lists without a date filter', () => {
  test('are read down to the first day and no further, and their older rows are left out', async () => {
    const minutes = (days: number) => Math.ceil((NOW - addDays(TODAY, -days)) / MINUTE_MS) + 1
    serve({ packet: [1, 2, minutes(0), minutes(1), minutes(2), minutes(3)] })
    const load = statementPages(1, movementLists(1))
    const pages = [await load(1), await load(2)]
    expect(pages.map(({ data, lastPage, total }) => [data.length, lastPage, total])).toEqual([
      [2, 3, 2],
      [0, 2, 2],
    ])
    expect(pages[1]?.unfinished).toEqual({})
  })

  test('a rebate of an earlier day that was collected in the range is there, at that time', async () => {
    serve({ rebate: [1] })
    const { data } = await statementPages(1, movementLists(1))(1)
    expect(data).toMatchObject([{ type: 'rebate', createdAt: minutesAgo(1), effect: 1 }])
    const { body } = fixture.backend.sent.find(({ url }) => url.endsWith('getfanshui')) ?? {}
    expect(body).toMatchObject({ date: 4 })
  })

  test('a packet without a time shows, and an unpaid one has no effect', async () => {
    serve({})
    const packet = { money: 100, redpacketmoney: 1, usetime: null }
    fixture.backend.routes['/api/redpacket'] = () => envelope([packet])
    const { data } = await statementPages(1, movementLists(1))(1)
    expect(data).toMatchObject([{ type: 'red-packet', createdAt: '', effect: 0 }])
  })

  test('applications that were not approved are not shown, and do not end the list', async () => {
    serve({})
    const promotionRow = (state: number, minutes: number) => ({ ...ROWS.promotion(minutes), state })
    const rows = [
      promotionRow(1, 1),
      promotionRow(3, 2),
      promotionRow(1, 3),
      promotionRow(3, 4),
      promotionRow(2, 5),
    ]
    fixture.backend.routes['/api/activityApplyLog'] = ({ body }) =>
      envelope(pageOf(rows, (body as { page: number }).page))
    const pages = await readPages()
    expect(pages.map(({ data }) => data.map((row) => 'isHidden' in row && row.isHidden))).toEqual([
      [true, true],
      [true, true],
      [false],
    ])
    expect(pages.map(({ total }) => total)).toEqual([0, 0, 1])
  })
})

describe('a list that cannot be read', () => {
  test('is named, its refusal shows, and the other lists are complete', async () => {
    serve({ 1: [1], packet: [2] })
    fixture.backend.routes['/api/redpacket'] = () => refusal('红包维护中')
    const page = await statementPages(4, movementLists(4))(1)
    expect(page).toMatchObject({ missing: ['red-packet'], unfinished: {}, total: 1 })
    expect(toastText()).toBe('红包维护中')
  })

  test('is an error of the whole on a later page, or if no list can be read', async () => {
    serve({ packet: [1, 2, 3] })
    const load = statementPages(4, movementLists(4))
    await load(1)
    const broken = () => refusal('系统繁忙')
    fixture.backend.routes['/api/redpacket'] = broken
    await expect(load(2)).rejects.toThrow('系统繁忙')
    for (const path of ['/api/gettransrecord', '/api/getfanshui', '/api/activityApplyLog'])
      fixture.backend.routes[path] = broken
    await expect(load(1)).rejects.toThrow('系统繁忙')
  })
})
