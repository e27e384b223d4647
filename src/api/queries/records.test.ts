// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import { signIn } from '../core/client/session-store.ts'
import { fixture, setUpFixture } from '../test-support/api-fixture.ts'
import { envelope, hang } from '../test-support/backend.ts'
import { applicationLogQuery } from './activity-log.ts'
import { movementsQuery } from './money/movements.ts'
import { betPages, betsQuery } from './records.ts'

setUpFixture()
beforeEach(() => signIn('token-1'))

const page = (current: number, last: number, rows: unknown[]) =>
  envelope({ current_page: current, data: rows, last_page: last, per_page: 10, total: last * 10 })

describe('records', () => {
  test('bets: sends the filter, reads amounts as fen, and loads page after page', async () => {
    const row = { bet_id: 7, bet_amount: '0.30', win_loss: -0.3, Code: '云舟电子', status: '1' }
    fixture.backend.routes['/api/betrecord'] = ({ body }) =>
      page((body as { page: number }).page, 2, [{ ...row, created_at: '2026-05-01 12:00:00' }])
    const data = await fixture.client.fetchInfiniteQuery({
      ...betsQuery({ date: 2, category: 'sport' }),
      pages: 3,
    })
    expect(fixture.backend.sent.map(({ body }) => body)).toEqual([
      { date: 2, page: 1, api_type: 'sport' },
      { date: 2, page: 2, api_type: 'sport' },
    ])
    expect(data.pages[0]?.data).toEqual([
      {
        id: '7',
        stake: 30,
        winLoss: -30,
        venue: '云舟电子',
        status: 1,
        createdAt: '2026-05-01 12:00:00',
      },
    ])
  })

  test('transactions: sends the type with an empty api_type; reads bare rows as one page', async () => {
    fixture.backend.routes['/api/gettransrecord'] = () => envelope([])
    const data = await fixture.client.fetchInfiniteQuery({
      ...movementsQuery({ date: 4, type: 3 }),
      pages: 2,
    })
    expect(fixture.backend.sent.map(({ body }) => body)).toEqual([
      { date: 4, type: 3, page: 1, api_type: '' },
    ])
    expect(data.pages).toHaveLength(1)
  })

  test('applications', async () => {
    fixture.backend.routes['/api/activityApplyLog'] = () =>
      page(1, 1, [{ activity_name: '首存礼', state: 9, created_at: '2026-05-01 12:00:00' }])
    const data = await fixture.client.fetchInfiniteQuery(applicationLogQuery())
    expect(fixture.lastBody()).toEqual({ page: 1 })
    expect(data.pages[0]?.data[0]?.state).toBe(UNKNOWN_STATE)
  })

  test('a page is dropped when its caller aborts', async () => {
    const leave = new AbortController()
    fixture.backend.routes['/api/betrecord'] = hang
    const waiting = betPages({ date: 4, category: '' })(1, { signal: leave.signal })
    leave.abort()
    await expect(waiting).rejects.toThrow()
  })
})
