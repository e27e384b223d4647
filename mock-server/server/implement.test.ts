import { describe, expect, test } from 'vitest'
import type { ServedRoute } from '../routes/handler.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { testMock } from '../testing/test-mock.ts'
import { contractRoutes } from './contract-routes.ts'
import { mockRoutes } from './mock-routes.ts'

const token = tokenOf('demo888')
const metadataOf = (route: unknown) => (route as ServedRoute).metadata
const memberPaths = contractRoutes.filter((route) => metadataOf(route).access === 'member')
const asMethod = (method: string) => (method === 'GET' ? 'GET' : 'POST')

describe('every call', () => {
  test('every call of the contract is served exactly once', () => {
    const served = mockRoutes.map(({ method, path }) => `${method} ${path}`)
    expect(
      contractRoutes.map(({ method, path }) => `${method} ${path}`).filter((call) => !served.includes(call)),
    ).toEqual([])
    expect(new Set(served).size).toBe(served.length)
  })

  test.each(memberPaths)('$method $path without a valid token returns 401 and changes nothing', async ({
    method,
    path,
  }) => {
    const mock = await testMock('session-expired')
    const before = await mock.control.export()
    for (const bad of [undefined, '', 'no-such-token', token, '__proto__', 'a b']) {
      const answer = await mock.call(
        path,
        {},
        { method: asMethod(method), ...(bad === undefined ? {} : { token: bad }) },
      )
      expect(answer).toEqual({ code: 401, message: '请先登录', data: null })
    }
    expect(await mock.control.export()).toBe(before)
  })

  test.each(
    memberPaths,
  )('$method $path is refused with the maintenance notice while the site is closed', async ({
    method,
    path,
  }) => {
    const mock = await testMock('maintenance', { params: { tips: '稍后再来' } })
    const before = await mock.control.export()
    const answer = await mock.call(path, {}, { method: asMethod(method), token })
    if (path === '/api/logoff') return expect(answer.code).toBe(200)
    expect(answer).toEqual({ code: 503, message: '稍后再来', data: null })
    expect(await mock.control.export()).toBe(before)
  })

  test('during maintenance visitors may still read, but nobody may log in or register', async () => {
    const mock = await testMock('maintenance', { params: { tips: '稍后再来' } })
    expect((await mock.call('/api/app')).data).toMatchObject({ site_state: 0, repair_tips: '稍后再来' })
    expect(await mock.call('/api/login', { name: 'demo888', password: 'demo888', code: 'x' })).toMatchObject({
      code: 503,
    })
  })

  test.each([
    [
      'an amount that is not a number',
      { amount: 'abc', sourcetype: 'userbalance', targettype: 'pp' },
      '参数 amount 不正确，请检查后重试',
    ],
    [
      'a third decimal',
      { amount: 1.005, sourcetype: 'userbalance', targettype: 'pp' },
      '参数 amount 不正确，请检查后重试',
    ],
    ['a missing field', { amount: 1, sourcetype: 'userbalance' }, '参数 targettype 不正确，请检查后重试'],
    [
      'a field of another type',
      { amount: 1, sourcetype: [], targettype: 'pp' },
      '参数 sourcetype 不正确，请检查后重试',
    ],
    ['a list', [1], '请求参数不正确，请检查后重试'],
    ['null', null, '请求参数不正确，请检查后重试'],
    ['text that is not JSON', { kind: 'text', text: '{"amount":' }, '请求内容不是有效的 JSON，请检查后重试'],
    [
      'a body that could not be read',
      { kind: 'bad', message: '上传内容过大，请压缩后再试' },
      '上传内容过大，请压缩后再试',
    ],
  ])('invalid input gets a text and no stack trace: %s', async (_, body, message) => {
    const mock = await testMock('member-with-money')
    expect(await mock.call('/api/transfer', body, { token })).toEqual({ code: 422, message, data: null })
  })

  test('an empty body reads as an empty object', async () => {
    const mock = await testMock('member-with-money')
    for (const body of [undefined, {}, { kind: 'text', text: '  ' }]) {
      expect((await mock.call('/api/balance', body, { token })).code).toBe(200)
    }
  })

  test('only /pay/api/ has the text in `msg`', async () => {
    const mock = await testMock('visitor')
    expect(await mock.raw('/pay/api/recharge')).toMatchObject({
      body: '{"code":401,"msg":"请先登录","data":null}',
    })
    expect(await mock.raw('/api/balance')).toMatchObject({
      body: '{"code":401,"message":"请先登录","data":null}',
    })
  })

  test('a call that is not in the contract, or with another method, is unknown', async () => {
    const mock = await testMock('visitor')
    expect(await mock.call('/api/nope')).toMatchObject({ code: 404 })
    expect(await mock.call('/api/balance', undefined, { method: 'GET' })).toMatchObject({ code: 404 })
  })

  test('the scheme Bearer is accepted in any letter case, and no other scheme', async () => {
    const mock = await testMock('member-with-money')
    const codeFor = async (authorization: string) => {
      const answer = await mock.handle({
        method: 'POST',
        path: '/api/balance',
        query: {},
        headers: { authorization },
        body: { kind: 'none' },
      })
      return answer === 'drop' ? 0 : (JSON.parse(answer.body) as { code: number }).code
    }
    expect(await codeFor(`bearer ${token}`)).toBe(200)
    expect(await codeFor(`Basic ${token}`)).toBe(401)
    expect(await codeFor(token)).toBe(401)
  })
})
