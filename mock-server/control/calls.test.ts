import { describe, expect, test } from 'vitest'
import { tokenOf } from '../scenarios/personas.ts'
import { type TestMock, testMock } from '../testing/test-mock.ts'

const token = tokenOf('demo888')
const newest = async (mock: TestMock) => {
  const [first] = await mock.control.calls()
  if (!first) throw new Error('no call')
  return first
}

describe('the calls', () => {
  test('keep the last 200, newest first, with time, code and whether anything changed', async () => {
    let real = Date.UTC(2026, 4, 1)
    const mock = await testMock('member-with-money', {
      real: () => real,
      sleep: async (ms) => {
        real += ms
      },
    })
    for (let n = 0; n < 205; n++) await mock.call('/api/balance', {}, { token })
    await mock.control.faults({ add: [{ kind: 'slow', endpoint: '/api/transall', delayMs: 700 }] })
    await mock.call('/api/transall', {}, { token })
    expect(await mock.control.calls()).toHaveLength(200)
    expect(await newest(mock)).toMatchObject({
      ...{ method: 'POST', path: '/api/transall', operation: 'transall', code: 200, status: 200 },
      ...{ applied: true, tookMs: 700, fault: 'slow', contract: 'valid' },
    })
  })

  test.each([
    [
      { kind: 'patch', fields: { 'data.balance': 'NaN' } },
      { contract: 'breach', at: 'data.balance' },
    ],
    [{ kind: 'truncated' }, { contract: 'breach', problem: 'no JSON' }],
    [
      { kind: 'http', status: 502, body: 'html' },
      { contract: 'breach', problem: 'HTTP 502' },
    ],
    [{ kind: 'drop' }, { contract: 'none' }],
    [{ kind: 'refuse', code: 202, message: '忙' }, { contract: 'refusal' }],
  ] as const)('an answer under the fault %j is judged', async (fault, verdict) => {
    const mock = await testMock('member-with-money')
    await mock.control.faults({ add: [{ ...fault, endpoint: '*' } as never] })
    await mock.raw('/api/balance', {}, { token })
    expect(await newest(mock)).toMatchObject(verdict)
  })

  test('of the demo games lie outside the contract', async () => {
    const mock = await testMock('member-with-money')
    await mock.call('/_game/state', { ticket: 'x' })
    expect((await newest(mock)).contract).toBe('outside')
  })

  test('show neither token nor password, of the request or of the answer', async () => {
    const mock = await testMock('member-with-money')
    await mock.call('/api/login', { name: 'demo888', password: 'demo888', code: 'x' }, { token })
    const { id } = await newest(mock)
    const detail = await mock.control.call({ id })
    expect(detail).toMatchObject({ hasToken: true, body: expect.stringContaining('"***"') })
    expect(detail?.answer).toContain('"api_token": "***"')
    expect(JSON.stringify(detail)).not.toContain(token)
    expect(detail?.body).not.toContain('"password": "demo888"')
    expect(await mock.control.call({ id: 999 })).toBeNull()
  })

  test('show no token of an answer that was cut off within it', async () => {
    const mock = await testMock('member-with-money')
    const form = { name: 'demo888', password: 'demo888', code: 'x' }
    await mock.call('/api/login', form)
    const { id } = await newest(mock)
    const whole = JSON.stringify(JSON.parse((await mock.control.call({ id }))?.answer ?? ''))
    const keep = whole.indexOf('***') + 12
    await mock.control.faults({ add: [{ kind: 'truncated', keep, endpoint: '/api/login' }] })
    await mock.call('/api/login', form).catch(() => undefined)
    const cut = await mock.control.call({ id: (await newest(mock)).id })
    expect(cut?.answer).toMatch(/"api_token":"\*\*\*$/)
  })

  test('give up the oldest answers where all together weigh too much, and keep the rest of the call', async () => {
    const mock = await testMock('visitor')
    for (let n = 0; n < 200; n++) await mock.raw('/api/game/list', undefined, { method: 'GET' })
    expect(mock.calls.all()[0]?.answer).toBeUndefined()
    expect(mock.calls.all().at(-1)?.answer).toBeDefined()
    const weight = mock.calls.all().reduce((sum, { answer }) => sum + (answer?.length ?? 0), 0)
    expect(weight).toBeLessThanOrEqual(4_000_000)
    expect(mock.calls.all()).toHaveLength(200)
  })
})

describe('what would fall due', () => {
  test('is shown without being done', async () => {
    const mock = await testMock('demo')
    const before = await mock.control.export()
    const due = await mock.control.due({ byMs: 2 * 86_400_000 })
    expect(due.items.filter(({ kind }) => kind === 'midnight')).toHaveLength(2)
    expect(due.count).toBeGreaterThanOrEqual(2)
    expect(await mock.control.export()).toBe(before)
    await mock.control.clock({ to: due.to })
    expect(await mock.control.due({ byMs: 0 })).toMatchObject({ count: 0, items: [], changes: [] })
  })

  test('names what changes for whom, exactly as it then does', async () => {
    const mock = await testMock('vip-about-to-rise')
    const { changes } = await mock.control.due({ to: '2026-05-02 00:00:00' })
    const rise = changes.find(({ what }) => what === 'VIP 等级')
    await mock.control.clock({ to: '2026-05-02 00:00:00' })
    expect(rise?.after).toBe(String((await mock.control.read()).members[0]?.vip))
    expect(rise?.before).not.toBe(rise?.after)
  })

  test.each([
    { byMs: -1 },
    { to: 'soon' },
    { to: '2020-01-01 00:00:00' },
    {},
  ])('refuses %j', async (input) => {
    const { control } = await testMock('visitor')
    await expect(control.due(input as never)).rejects.toThrow(/^due\.|no moment|cannot go back/)
  })
})
