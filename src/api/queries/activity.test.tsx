// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../core/client/session-store.ts'
import { fixture, setUpFixture } from '../test-support/api-fixture.ts'
import { broken, envelope, type Reply, refusal } from '../test-support/backend.ts'
import { renderApi } from '../test-support/render.tsx'
import {
  activitiesQuery,
  activityQuery,
  activityTypesQuery,
  ownApplicationQuery,
  useApplyForActivity,
} from './activity.ts'
import { useApplyAsAgent } from './agent.ts'

setUpFixture()
beforeEach(() => signIn('tok'))

test('types, lists of one type or of all, and one promotion', async () => {
  fixture.backend.routes['/api/activitytype'] = () => envelope([{ id: 3, name: '充值优惠' }])
  fixture.backend.routes['/api/activitylist'] = () =>
    envelope({ data: [{ id: 7, type: 3, title: '续航', banner: null }] })
  fixture.backend.routes['/api/activitydeatil'] = () => envelope({ title: '续航', content: '<p>规则</p>' })
  expect(await fixture.client.fetchQuery(activityTypesQuery())).toEqual([{ id: '3', name: '充值优惠' }])
  expect(await fixture.client.fetchQuery(activitiesQuery('3'))).toMatchObject([{ id: '7', type: '3' }])
  expect(fixture.lastBody()).toEqual({ type: '3' })
  await fixture.client.fetchQuery(activitiesQuery(''))
  expect(fixture.lastBody()).toEqual({})
  expect(await fixture.client.fetchQuery(activityQuery('7'))).toMatchObject({
    content: '<p>规则</p>',
    memo: '',
  })
  expect(fixture.lastBody()).toEqual({ id: '7' })
})

const log = (last_page: number, named: Record<number, [string, number][]>): Reply => {
  return ({ body }) => {
    const { page } = body as { page: number }
    const data = (named[page] ?? []).map(([activity_name, state]) => ({
      activity_name,
      state,
      created_at: '2026-05-01 12:00:00',
    }))
    return envelope({ current_page: page, data, last_page, per_page: 2, total: 2 * last_page })
  }
}

test('the member’s application is the newest of that title, on any page', async () => {
  fixture.backend.routes['/api/activityApplyLog'] = log(3, {
    1: [['别的', 2]],
    2: [
      ['续航', 3],
      ['续航', 2],
    ],
    3: [['再别的', 1]],
  })
  expect(await fixture.client.fetchQuery(ownApplicationQuery('续航'))).toMatchObject({ state: 3 })
  expect(fixture.backend.count('/api/activityApplyLog')).toBe(2)
  expect(await fixture.client.fetchQuery(ownApplicationQuery('没有'))).toBeNull()
})

test('reads only the first pages of a very long log', async () => {
  const others = Array.from({ length: 9 }, (_, at): [number, [string, number][]] => [
    at,
    [[`第 ${at} 个`, 2]],
  ])
  fixture.backend.routes['/api/activityApplyLog'] = log(900, Object.fromEntries(others))
  expect(await fixture.client.fetchQuery(ownApplicationQuery('续航'))).toBeNull()
  expect(fixture.backend.count('/api/activityApplyLog')).toBe(5)
})

test('reads no further than an empty page of the log, whatever its last page says', async () => {
  fixture.backend.routes['/api/activityApplyLog'] = log(900, { 1: [['别的', 2]] })
  expect(await fixture.client.fetchQuery(ownApplicationQuery('续航'))).toBeNull()
  expect(fixture.backend.count('/api/activityApplyLog')).toBe(2)
})

const applying = () =>
  renderApi(fixture.client, () =>
    useApplyForActivity({ onDone: (answer) => fixture.toasts.push(JSON.stringify(answer)) }),
  ).result

test('an application sends the id, returns the message and refetches the member’s application', async () => {
  fixture.backend.routes['/api/activityApplyLog'] = log(1, {})
  await fixture.client.fetchQuery(ownApplicationQuery('续航'))
  fixture.backend.routes['/api/activityapply'] = () => envelope(null, '提交成功，等待后台审核')
  const result = applying()
  await act(() => result.current.run('7'))
  expect(fixture.backend.sent.find(({ url }) => url.endsWith('/activityapply'))?.body).toEqual({ id: '7' })
  expect(fixture.toasts).toEqual(['{"supported":true,"message":"提交成功，等待后台审核"}'])
  expect(fixture.client.getQueryState(ownApplicationQuery('续航').queryKey)?.isInvalidated).toBe(true)
})

test.each<[string, Reply]>([
  ['HTTP 404 with a page', () => new Response('<h1>Not Found</h1>', { status: 404 })],
  ['HTTP 405', () => new Response('', { status: 405 })],
  [
    'HTTP 404 with an envelope',
    () => new Response('{"code":404,"message":"no","data":null}', { status: 404 }),
  ],
  ['envelope 404', () => refusal('接口不存在', 404)],
  ['envelope 501', () => refusal('not built', 501)],
])('a backend without the call (%s) is not a refusal', async (_, reply) => {
  fixture.backend.routes['/api/activityapply'] = reply
  const result = applying()
  await act(() => result.current.run('7'))
  expect(fixture.toasts).toEqual(['{"supported":false}'])
})

test('a refusal is toasted; a lost answer is neither done nor refused, and is sent once', async () => {
  fixture.backend.routes['/api/activityapply'] = () => refusal('您已提交过该活动的申请，请等待审核')
  const result = applying()
  await act(() => result.current.run('7'))
  expect(fixture.toasts).toEqual(['error: 您已提交过该活动的申请，请等待审核'])
  fixture.backend.routes['/api/activityapply'] = broken
  let outcome = ''
  await act(async () => {
    outcome = await result.current.run('7')
  })
  expect(outcome).toBe('unknown')
  expect(fixture.toasts).toHaveLength(1)
  expect(fixture.backend.count('/api/activityapply')).toBe(2)
})

test('an agent application sends mobile and reason', async () => {
  fixture.backend.routes['/api/applyagentdo'] = () => envelope(null, '申请已提交')
  const { result } = renderApi(fixture.client, () =>
    useApplyAsAgent({ onDone: (message) => fixture.toasts.push(message) }),
  )
  await act(() => result.current.run({ mobile: '13800138000', reason: '推广' }))
  expect(fixture.backend.sent[0]?.body).toEqual({ mobile: '13800138000', apply_info: '推广' })
  expect(fixture.toasts).toEqual(['申请已提交'])
})
