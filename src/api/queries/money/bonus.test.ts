// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { broken, envelope, type Reply, refusal } from '../../test-support/backend.ts'
import { renderApi } from '../../test-support/render.tsx'
import { type RebateFilter, rebatesQuery, useCollectRebate } from './rebate.ts'
import { redPacketQuery, redPacketRecordsQuery, useClaimRedPacket } from './red-packet.ts'

setUpFixture()
beforeEach(() => signIn('tok'))

const info = (sendnums: number, acquirednum: number): Reply => {
  return () => envelope({ sendnums, acquirednum, max_times: 8, rules: [], status: 'STARTING' })
}
const page = (current_page: number, last_page: number, data: unknown[]) => ({
  current_page,
  data,
  last_page,
  per_page: 1,
  total: last_page,
})

test('rebates send their filter, load page by page, and read the sums in either form', async () => {
  const row = { gamename: '云舟电子', money: '4.50', state: 0, created_at: '2026-05-01 00:00:00' }
  fixture.backend.routes['/api/getfanshui'] = ({ body }) => {
    const requestedPage = (body as { page: number }).page
    // The page under `list` with the sums beside it, or all in one.
    return requestedPage === 1
      ? envelope({ list: page(1, 2, [row]), jisuan: '8.00', nojisuan: 4.5 })
      : envelope({ ...page(2, 2, [{ ...row, state: 2 }]), jisuan: 8, nojisuan: '4.5' })
  }
  const filter = { date: 2, category: 'realbet', state: '' } satisfies RebateFilter
  const { pages } = await fixture.client.fetchInfiniteQuery({ ...rebatesQuery(filter), pages: 2 })
  expect(fixture.backend.sent.map(({ body }) => body)).toEqual([
    { date: 2, page: 1, api_type: 'realbet', type: '' },
    { date: 2, page: 2, api_type: 'realbet', type: '' },
  ])
  expect(pages.map(({ collected, pending }) => [collected, pending])).toEqual([
    [800, 450],
    [800, 450],
  ])
  expect(pages.map(({ data }) => data[0])).toMatchObject([
    { amount: 450, state: 0 },
    { amount: 450, state: 1 },
  ])
})

test('collecting returns the server’s message; a refusal is toasted', async () => {
  fixture.backend.routes['/api/dofanshui'] = () => envelope(null, '已领取返水 8.00 元')
  const { result } = renderApi(fixture.client, () =>
    useCollectRebate({ onDone: (message) => fixture.toasts.push(message) }),
  )
  await act(() => result.current.run())
  fixture.backend.routes['/api/dofanshui'] = () => refusal('暂无领取额度！')
  await act(() => result.current.run())
  expect(fixture.toasts).toEqual(['已领取返水 8.00 元', 'error: 暂无领取额度！'])
})

test('a claim returns the amount won, and shows the remaining claims of its answer at once', async () => {
  fixture.backend.routes['/api/userredpacket'] = info(3, 2)
  const { queryKey } = redPacketQuery()
  await fixture.client.fetchQuery(redPacketQuery())
  fixture.backend.routes['/api/douserredpacket'] = () =>
    envelope({ redpacketmoney: '8.88', sendnums: 2, acquirednum: 3 })
  const { result } = renderApi(fixture.client, () =>
    useClaimRedPacket({ onDone: (won) => fixture.toasts.push(String(won)) }),
  )
  await act(() => result.current.run())
  expect(fixture.toasts).toEqual(['888'])
  expect(fixture.client.getQueryData(queryKey)).toMatchObject({ remaining: 2, claimed: 3, maxTimes: 8 })
  expect(fixture.client.getQueryState(queryKey)?.isInvalidated).toBe(true)

  // A backend that answers the amount only: the numbers stay until they are refetched.
  fixture.backend.routes['/api/douserredpacket'] = () => envelope({ redpacketmoney: 1 })
  await act(() => result.current.run())
  expect(fixture.client.getQueryData(queryKey)).toMatchObject({ remaining: 2, claimed: 3 })
})

test('a claim with a lost answer reports a server problem, and is not sent again', async () => {
  fixture.backend.routes['/api/douserredpacket'] = broken
  const { result } = renderApi(fixture.client, () => useClaimRedPacket())
  await act(() => result.current.run())
  expect(fixture.toasts).toEqual(['info: 服务器异常，请稍后再试'])
  expect(fixture.backend.count('/api/douserredpacket')).toBe(1)
})

test('claimed packets load page by page', async () => {
  const won = { money: 2000, redpacketmoney: '8.88', created_at: '2026-05-01 10:00:01', usetime: null }
  fixture.backend.routes['/api/redpacket'] = ({ body }) =>
    envelope(page((body as { page: number }).page, 2, [won]))
  const { pages } = await fixture.client.fetchInfiniteQuery({ ...redPacketRecordsQuery(), pages: 2 })
  expect(pages.flatMap(({ data }) => data)).toMatchObject([
    { amount: 200_000, claimedAmount: 888, claimedAt: '' },
    { amount: 200_000, claimedAmount: 888, claimedAt: '' },
  ])
})
