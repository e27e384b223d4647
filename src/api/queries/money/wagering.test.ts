// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { envelope, type Sent } from '../../test-support/backend.ts'
import { requirementSourcesQuery } from './withdrawal.ts'

// Another test covers the pace. Here thirty pages of four kinds would only take time.
vi.mock('../../core/paging/page-pace.ts', () => ({ turnForPage: async () => undefined }))

setUpFixture()

const page = (rows: readonly unknown[], at: number, last = 1) => ({
  current_page: at,
  data: rows,
  last_page: last,
  per_page: 10,
  total: rows.length * last,
})
const deposit = (amount: number, created_at: string, state = 2) => ({
  out_trade_no: `D${created_at}`,
  amount,
  pay_way: '微信支付',
  state,
  created_at,
})
const packet = (redpacketmoney: number, created_at: string) => ({
  money: 0,
  redpacketmoney,
  created_at,
  usetime: created_at,
})
const rebate = (money: number, updated_at: string) => ({
  gamename: '云舟电子',
  money,
  state: 1,
  created_at: '2026-04-20 00:00:00',
  updated_at,
})
const pageOf = ({ body }: Sent) => (body as { page: number }).page

const applied = (created_at: string, more: object) => ({
  activity_name: '周周续航',
  state: 2,
  created_at,
  ...more,
})

/** Serves the records, one array a page. */
function records(
  deposits: unknown[][],
  packets: unknown[][] = [[]],
  rebates: unknown[][] = [[]],
  applications: unknown[][] = [[]],
) {
  const list = (pages: unknown[][]) => (sent: Sent) =>
    page(pages[pageOf(sent) - 1] ?? [], pageOf(sent), pages.length)
  fixture.backend.routes['/api/gettransrecord'] = (sent) => envelope(list(deposits)(sent))
  fixture.backend.routes['/api/redpacket'] = (sent) => envelope(list(packets)(sent))
  fixture.backend.routes['/api/getfanshui'] = (sent) =>
    envelope({ list: list(rebates)(sent), jisuan: 0, nojisuan: 0 })
  fixture.backend.routes['/api/activityApplyLog'] = (sent) => envelope(list(applications)(sent))
}
const sourcesOf = async (left: number) =>
  (await fixture.client.fetchQuery(requirementSourcesQuery(fen(left), 1))).sources.map(
    ({ kind, at, required }) => [kind, at, required],
  )

beforeEach(() => signIn('token-1'))

test('only approved deposits add a requirement, and only those that can still be open are read', async () => {
  records([
    [
      deposit(100, '2026-05-03 10:00:00', 1),
      deposit(200, '2026-05-02 10:00:00'),
      deposit(50, '2026-05-02 09:00:00', 3),
    ],
    [deposit(300, '2026-05-01 10:00:00'), deposit(999, '2026-04-30 10:00:00')],
    [deposit(1, '2026-04-29 10:00:00')],
  ])
  expect(await sourcesOf(40_000)).toEqual([
    ['deposit', '2026-05-02 10:00:00', 20_000],
    ['deposit', '2026-05-01 10:00:00', 30_000],
  ])
  expect(fixture.client.getQueryData(requirementSourcesQuery(fen(40_000), 1).queryKey)?.whole).toBe(true)
  expect(fixture.backend.count('/api/gettransrecord')).toBe(2)
  expect(fixture.backend.sent[0]?.body).toEqual({ date: 4, type: 1, page: 1, api_type: '' })
})

test('packets and rebates count back to the oldest open deposit; one collection is one source', async () => {
  records(
    [[deposit(500, '2026-05-01 10:00:00')]],
    [
      [packet(8.88, '2026-05-02 10:30:00'), packet(6, '2026-04-30 10:30:00')],
      [packet(1, '2026-04-29 10:30:00')],
    ],
    [
      [
        rebate(1.23, '2026-05-02 08:00:00'),
        rebate(0.07, '2026-05-02 08:00:00'),
        rebate(5, '2026-04-30 08:00:00'),
      ],
    ],
  )
  expect(await sourcesOf(10_000)).toEqual([
    ['red-packet', '2026-05-02 10:30:00', 888],
    ['rebate', '2026-05-02 08:00:00', 130],
    ['deposit', '2026-05-01 10:00:00', 50_000],
  ])
  expect(fixture.backend.count('/api/redpacket')).toBe(1)
  const sentBody = fixture.backend.sent.find(({ url }) => url.endsWith('getfanshui'))?.body
  expect(sentBody).toEqual({ date: 4, page: 1, api_type: '', type: '1' })
})

test('deposits that do not cover the requirement: all bonuses of the longest filter are read', async () => {
  records([[]], [[packet(1, '2999-05-02 10:30:00')], [packet(2, '2999-05-01 10:30:00')]], [[]])
  expect(await sourcesOf(10_000)).toEqual([
    ['red-packet', '2999-05-02 10:30:00', 100],
    ['red-packet', '2999-05-01 10:30:00', 200],
  ])
})

test('a promotion bonus counts from its credit, or from the application if the backend sends no time of credit', async () => {
  records(
    [[deposit(500, '2026-05-01 10:00:00')]],
    [[]],
    [[]],
    [
      [
        applied('2026-05-02 10:00:00', { bonus: '58.00' }),
        applied('2026-05-01 12:00:00', { bonus: 38, credited_at: 'soon' }),
        applied('2026-04-30 10:00:00', { bonus: 18, credited_at: '2026-05-03 09:00:00' }),
        applied('2026-04-29 10:00:00', { bonus: 8, credited_at: '2026-04-29 11:00:00' }),
      ],
    ],
  )
  expect(await sourcesOf(10_000)).toEqual([
    ['promotion', '2026-05-02 10:00:00', 5_800],
    ['promotion', '2026-05-01 12:00:00', 3_800],
    ['promotion', '2026-05-03 09:00:00', 1_800],
    ['deposit', '2026-05-01 10:00:00', 50_000],
  ])
})

test.each([
  ['that waits', { state: 1, bonus: 58 }],
  ['that was refused', { state: 3, bonus: 58 }],
  ['without an amount', { state: 2 }],
  ['whose amount cannot be read', { state: 2, bonus: 'n/a' }],
  ['that paid nothing', { state: 2, bonus: 0 }],
])('an application %s is no source', async (_, more) => {
  records([[deposit(500, '2026-05-01 10:00:00')]], [[]], [[]], [[applied('2026-05-02 10:00:00', more)]])
  expect(await sourcesOf(10_000)).toEqual([['deposit', '2026-05-01 10:00:00', 50_000]])
})

test('applications are read a week further back than the oldest open deposit, for those decided late', async () => {
  const late = { bonus: 58, credited_at: '2026-05-09 11:00:00' }
  records(
    [[deposit(500, '2026-05-09 10:00:00')]],
    [[]],
    [[]],
    [
      [applied('2026-05-08 10:00:00', { state: 1 })],
      [applied('2026-05-02 10:00:00', late)],
      [applied('2026-05-02 09:59:59', { state: 3 })],
      [applied('2026-05-01 10:00:00', late)],
    ],
  )
  expect(await sourcesOf(10_000)).toEqual([
    ['promotion', '2026-05-09 11:00:00', 5_800],
    ['deposit', '2026-05-09 10:00:00', 50_000],
  ])
  expect(fixture.backend.count('/api/activityApplyLog')).toBe(3)
})

test('a deposit counts from when it was credited: one that waited long may be the newest', async () => {
  const credited = (credited_at: string) => ({ credited_at })
  records([
    [{ ...deposit(100, '2026-05-09 10:00:00'), ...credited('2026-05-09 10:01:00') }],
    [{ ...deposit(200, '2026-05-09 09:00:00'), ...credited('2026-05-09 11:00:00') }],
    [{ ...deposit(300, '2026-05-02 09:00:00'), ...credited('2026-05-02 09:01:00') }],
    [{ ...deposit(400, '2026-05-01 09:00:00'), ...credited('2026-05-01 09:01:00') }],
  ])
  expect(await sourcesOf(10_000)).toEqual([['deposit', '2026-05-09 11:00:00', 20_000]])
  expect(fixture.backend.count('/api/gettransrecord')).toBe(3)
})

test('rows without a time are skipped, and the sources are then incomplete', async () => {
  const noTime = { created_at: 'soon', updated_at: 'soon', usetime: '' }
  records(
    [[deposit(500, '2026-05-01 10:00:00')]],
    [[{ ...packet(7, ''), ...noTime }], [packet(8, '2026-05-02 10:00:00')]],
    [[{ ...rebate(9, ''), ...noTime }], [rebate(6, '2026-05-02 11:00:00')]],
    [[applied('soon', {})], [applied('2026-05-02 12:00:00', { bonus: 5 })]],
  )
  const { sources, whole } = await fixture.client.fetchQuery(requirementSourcesQuery(fen(50_000), 1))
  expect(sources.map(({ kind }) => kind)).toEqual(['promotion', 'red-packet', 'rebate', 'deposit'])
  expect(whole).toBe(false)
})

test('fails as a whole when some records do not load: a part must not pass for all', async () => {
  records([[deposit(500, '2026-05-01 10:00:00')]])
  fixture.backend.routes['/api/redpacket'] = () => new Response('', { status: 500 })
  await expect(
    fixture.client.fetchQuery({ ...requirementSourcesQuery(fen(10_000), 1), retry: false }),
  ).rejects.toThrow()
})

test('at most thirty pages of each kind are read from endless lists, and the sources are then incomplete', async () => {
  const sentTypes: string[] = []
  const endless = (row: (n: number) => unknown) => (sent: Sent) => {
    const at = pageOf(sent)
    sentTypes.push(sent.url)
    return page([row(at)], at, at + 1)
  }
  const time = (n: number) => `2026-05-01 11:${String(59 - (n % 60)).padStart(2, '0')}:00`
  fixture.backend.routes['/api/gettransrecord'] = (sent) =>
    envelope(endless((n) => deposit(1, time(n)))(sent))
  fixture.backend.routes['/api/redpacket'] = (sent) => envelope(endless((n) => packet(1, time(n)))(sent))
  fixture.backend.routes['/api/getfanshui'] = (sent) =>
    envelope({ list: endless((n) => rebate(1, time(n)))(sent), jisuan: 0, nojisuan: 0 })
  fixture.backend.routes['/api/activityApplyLog'] = (sent) =>
    envelope(endless((n) => applied(time(n), { bonus: 1 }))(sent))
  const { whole } = await fixture.client.fetchQuery(requirementSourcesQuery(fen(10_000_000), 1))
  expect(whole).toBe(false)
  expect(sentTypes.length).toBeLessThanOrEqual(120)
})
