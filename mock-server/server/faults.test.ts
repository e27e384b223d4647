import { describe, expect, test } from 'vitest'
import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { testMock } from '../testing/test-mock.ts'
import type { Fault } from './faults.ts'

const token = tokenOf('demo888')
const endpoint = '/api/transfer'
const transferOut = { amount: 100, sourcetype: 'userbalance', targettype: 'pp' }

async function transferWith(fault: Omit<Fault, 'endpoint'> & Partial<Fault>) {
  const slept: number[] = []
  const mock = await testMock('member-with-money', { sleep: async (ms) => void slept.push(ms) })
  await mock.control.faults({ add: [{ endpoint, ...fault } as Fault] })
  const pending = mock.raw(endpoint, transferOut, { token })
  return {
    mock,
    pending,
    slept,
    /** The balance at the venue in fen, which is what the transfers have moved. */
    moved: async () => (await mock.control.read()).members[0]?.venues.pp,
  }
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }

describe('faults', () => {
  test.each([
    [{ kind: 'http', status: 500, body: 'json' }, 500, /^\{"error"/],
    [{ kind: 'http', status: 502, body: 'html' }, 502, /^<!doctype html>/],
    [{ kind: 'http', status: 200, body: 'html' }, 200, /^<!doctype html>/],
    [{ kind: 'http', status: 204, body: 'empty' }, 204, /^$/],
    [{ kind: 'http', status: 401, body: 'json' }, 401, /^\{"error"/],
  ] as const)('%j replaces the answer, before or after the request takes effect', async (kind, status, body) => {
    for (const applied of [false, true]) {
      const { pending, moved } = await transferWith({ ...kind, applied })
      const answer = await pending
      if (answer === 'drop') throw new Error('dropped')
      expect(answer.status).toBe(status)
      expect(answer.body).toMatch(body)
      expect(await moved()).toBe(applied ? 10_000 : 0)
    }
  })

  test('a refusal may have any code and text', async () => {
    const { pending, moved } = await transferWith({
      kind: 'refuse',
      code: NO_PAY_PASSWORD,
      message: '请先设置支付密码',
    })
    expect(await pending).toMatchObject({
      status: 200,
      headers: json,
      body: '{"code":251,"message":"请先设置支付密码","data":null}',
    })
    expect(await moved()).toBe(0)
    const pay = await testMock('fresh-member')
    await pay.control.faults({ add: [{ endpoint: '*', kind: 'refuse', code: 500, message: '通道维护' }] })
    expect(await pay.raw('/pay/api/recharge')).toMatchObject({
      body: '{"code":500,"msg":"通道维护","data":null}',
    })
  })

  test('a truncated answer is sent after the effect, and does not parse', async () => {
    const { pending, moved } = await transferWith({ kind: 'truncated' })
    const answer = await pending
    expect(() => JSON.parse(answer === 'drop' ? '' : answer.body)).toThrow()
    expect(await moved()).toBe(10_000)
  })

  test('a patch replaces, adds and removes fields by path, and ignores a path through a non-object', async () => {
    const mock = await testMock('member-with-money')
    const fields = {
      'data.balance': 'NaN',
      'data.more.deep': null,
      message: undefined,
      'code.x': 1,
      __proto__: 1,
    }
    await mock.control.faults({ add: [{ endpoint: '/api/balance', kind: 'patch', fields }] })
    expect(await mock.raw('/api/balance', {}, { token })).toMatchObject({
      body: '{"code":200,"data":{"balance":"NaN","more":{"deep":null}}}',
    })
  })

  test('a patch of a name that every object inherits sets a field of the answer and changes nothing else', async () => {
    const mock = await testMock('member-with-money')
    const fields = JSON.parse('{"data.__proto__.seen":1,"constructor.prototype.seen":2,"toString":3}')
    await mock.control.faults({ add: [{ endpoint: '/api/balance', kind: 'patch', fields }] })
    const answer = await mock.raw('/api/balance', {}, { token })
    try {
      expect('seen' in {}).toBe(false)
      expect(answer).toMatchObject({
        body: expect.stringMatching(
          /"__proto__":\{"seen":1\}.*"constructor":\{"prototype":\{"seen":2\}\},"toString":3\}$/,
        ),
      })
    } finally {
      Reflect.deleteProperty(Object.prototype, 'seen')
    }
  })

  test('a dropped connection sends no answer, with or without effect', async () => {
    for (const applied of [false, true]) {
      const { pending, moved } = await transferWith({ kind: 'drop', applied })
      expect(await pending).toBe('drop')
      expect(await moved()).toBe(applied ? 10_000 : 0)
    }
  })

  test('a hanging request gets no answer until faults are cleared, and blocks no other request', async () => {
    for (const applied of [false, true]) {
      const { mock, pending, moved } = await transferWith({ kind: 'hang', applied, times: 1 })
      let answered = false
      pending.then(() => (answered = true))
      expect((await mock.call('/api/balance', {}, { token })).code).toBe(200)
      expect(await moved()).toBe(applied ? 10_000 : 0)
      expect(answered).toBe(false)
      await mock.control.faults({ clear: true })
      expect(await pending).toBe('drop')
    }
  })

  test('a delay does not block the queue, and its jitter follows the seed', async () => {
    const delays = async (seed: number) => {
      const slept: number[] = []
      const mock = await testMock('member-with-money', { seed, sleep: async (ms) => void slept.push(ms) })
      await mock.control.faults({ add: [{ endpoint: '*', kind: 'slow', delayMs: 100, jitterMs: 50 }] })
      for (let i = 0; i < 20; i++) expect((await mock.call('/api/balance', {}, { token })).code).toBe(200)
      return slept
    }
    const slept = await delays(1)
    expect(slept).toEqual(await delays(1))
    expect(slept).not.toEqual(await delays(2))
    expect(Math.min(...slept)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...slept)).toBeLessThanOrEqual(150)
    expect(new Set(slept).size).toBeGreaterThan(5)
  })

  test('with bytesPerSecond a large answer takes longer than a small one, after the effect', async () => {
    const slept: number[] = []
    const mock = await testMock('member-with-money', { sleep: async (ms) => void slept.push(ms) })
    await mock.control.faults({
      add: [{ endpoint: '*', kind: 'slow', delayMs: 2_000, bytesPerSecond: 1_000 }],
    })
    const sizes: number[] = []
    for (const path of ['/api/balance', '/api/user']) {
      const answer = await mock.raw(path, {}, { token })
      sizes.push(answer === 'drop' ? 0 : Buffer.byteLength(answer.body))
    }
    expect(slept).toEqual([2_000, sizes[0], 2_000, sizes[1]])
    expect(sizes[1]).toBeGreaterThan(Number(sizes[0]))
    await expect(
      mock.control.faults({ add: [{ endpoint: '*', kind: 'slow', bytesPerSecond: 0 }] }),
    ).rejects.toThrow('bytesPerSecond')
  })

  test('offline, no call takes effect', async () => {
    const { pending, moved } = await transferWith({ kind: 'offline' })
    expect(await pending).toBe('drop')
    expect(await moved()).toBe(0)
  })

  test('a fault applies `times` times after `skip` requests, only at its endpoint, and in the order of adding', async () => {
    const mock = await testMock('member-with-money')
    await mock.control.faults({
      add: [
        { endpoint: '/api/balance', kind: 'refuse', code: 500, message: 'a', skip: 1, times: 2 },
        { endpoint: '*', kind: 'refuse', code: 409, message: 'b', times: 1, skip: 3 },
      ],
    })
    const codes = []
    for (let i = 0; i < 5; i++) codes.push((await mock.call('/api/balance', {}, { token })).code)
    codes.push((await mock.call('/api/user', {}, { token })).code)
    expect(codes).toEqual([200, 500, 500, 200, 200, 409])
    expect(await mock.control.faults()).toMatchObject([{ times: 0 }, { times: 0 }])
    expect(await mock.control.faults({ clear: true })).toEqual([])
  })
})
