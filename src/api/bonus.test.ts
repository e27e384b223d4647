// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type RebateFilter, rebatesQuery, useCollectRebate } from './rebate.ts'
import { redPacketQuery, redPacketRecordsQuery, useClaimRedPacket } from './red-packet.ts'
import { signIn } from './session-store.ts'
import { broken, envelope, type Reply, refusal } from './test-support/backend.ts'
import { renderApi } from './test-support/render.tsx'
import { setStage, stage } from './test-support/stage.ts'

setStage()
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

test('rebates go out with their filter, come page by page, and carry the sums in either form', async () => {
  const row = { gamename: '云舟电子', money: '4.50', state: 0, created_at: '2026-05-01 00:00:00' }
  stage.backend.routes['/api/getfanshui'] = ({ body }) => {
    const asked = (body as { page: number }).page
    // The page under `list` with the sums beside it, or all in one.
    return asked === 1
      ? envelope({ list: page(1, 2, [row]), jisuan: '8.00', nojisuan: 4.5 })
      : envelope({ ...page(2, 2, [{ ...row, state: 2 }]), jisuan: 8, nojisuan: '4.5' })
  }
  const filter = { date: 2, category: 'realbet', state: '0' } satisfies RebateFilter
  const { pages } = await stage.client.fetchInfiniteQuery({ ...rebatesQuery(filter), pages: 2 })
  expect(stage.backend.sent.map(({ body }) => body)).toEqual([
    { date: 2, page: 1, api_type: 'realbet', type: '0' },
    { date: 2, page: 2, api_type: 'realbet', type: '0' },
  ])
  expect(pages.map(({ jisuan, nojisuan }) => [jisuan, nojisuan])).toEqual([
    [800, 450],
    [800, 450],
  ])
  expect(pages.map(({ data }) => data[0])).toMatchObject([
    { money: 450, state: 0 },
    { money: 450, state: 1 },
  ])
})

test('collecting hands on the server’s message; a refusal is toasted', async () => {
  stage.backend.routes['/api/dofanshui'] = () => envelope(null, '已领取返水 8.00 元')
  const { result } = renderApi(stage.client, () =>
    useCollectRebate({ onDone: (message) => stage.toasts.push(message) }),
  )
  await act(() => result.current.run())
  stage.backend.routes['/api/dofanshui'] = () => refusal('暂无领取额度！')
  await act(() => result.current.run())
  expect(stage.toasts).toEqual(['已领取返水 8.00 元', 'error: 暂无领取额度！'])
})

test('a grab hands on what was won; what the answer says of the rest shows at once', async () => {
  stage.backend.routes['/api/userredpacket'] = info(3, 2)
  const { queryKey } = redPacketQuery()
  await stage.client.fetchQuery(redPacketQuery())
  stage.backend.routes['/api/douserredpacket'] = () =>
    envelope({ redpacketmoney: '8.88', sendnums: 2, acquirednum: 3 })
  const { result } = renderApi(stage.client, () =>
    useClaimRedPacket({ onDone: (won) => stage.toasts.push(String(won)) }),
  )
  await act(() => result.current.run())
  expect(stage.toasts).toEqual(['888'])
  expect(stage.client.getQueryData(queryKey)).toMatchObject({ sendnums: 2, acquirednum: 3, max_times: 8 })
  expect(stage.client.getQueryState(queryKey)?.isInvalidated).toBe(true)

  // A backend that says no more than the amount: the numbers stay until they are read anew.
  stage.backend.routes['/api/douserredpacket'] = () => envelope({ redpacketmoney: 1 })
  await act(() => result.current.run())
  expect(stage.client.getQueryData(queryKey)).toMatchObject({ sendnums: 2, acquirednum: 3 })
})

test('a grab whose answer got lost says that the server is in trouble, and is not sent again', async () => {
  stage.backend.routes['/api/douserredpacket'] = broken
  const { result } = renderApi(stage.client, () => useClaimRedPacket())
  await act(() => result.current.run())
  expect(stage.toasts).toEqual(['info: 服务器异常，请稍后再试'])
  expect(stage.backend.count('/api/douserredpacket')).toBe(1)
})

test('claimed packets come page by page', async () => {
  const won = { money: 2000, redpacketmoney: '8.88', created_at: '2026-05-01 10:00:01', usetime: null }
  stage.backend.routes['/api/redpacket'] = ({ body }) =>
    envelope(page((body as { page: number }).page, 2, [won]))
  const { pages } = await stage.client.fetchInfiniteQuery({ ...redPacketRecordsQuery(), pages: 2 })
  expect(pages.flatMap(({ data }) => data)).toMatchObject([
    { money: 200_000, redpacketmoney: 888, usetime: '' },
    { money: 200_000, redpacketmoney: 888, usetime: '' },
  ])
})
