import { describe, expect, test } from 'vitest'
import { SCENARIO_NAMES } from '../../scenarios/catalogue.ts'
import { EVENT_NAMES } from '../../scenarios/events.ts'
import { NOON } from '../../testing/test-mock.ts'
import { json, mockServers, postAsDemo } from '../../testing/test-mock-server.ts'

const start = mockServers()

describe('provider states', () => {
  test('a setup builds the named world with its params, and a teardown does nothing', async () => {
    const mock = await start()
    const setup = await postAsDemo(mock, '/_pact/provider-states', {
      state: 'member-with-money',
      params: { central: '12.34', venue: 'pp', inVenue: 5 },
      action: 'setup',
    })
    expect(setup.status).toBe(200)
    expect((await json(await postAsDemo(mock, '/api/balance'))).body).toMatchObject({
      data: { balance: 12.34 },
    })
    expect(
      (await postAsDemo(mock, '/_pact/provider-states', { state: 'member-with-money', action: 'teardown' }))
        .status,
    ).toBe(200)
    expect((await json(await postAsDemo(mock, '/api/balance'))).body).toMatchObject({
      data: { balance: 12.34 },
    })
  })

  test('an unknown state fails with a list of the known ones, and leaves the world', async () => {
    const mock = await start()
    for (const state of ['a member who is rich', '', undefined, 'toString', '__proto__']) {
      const { status, body } = await json(await postAsDemo(mock, '/_pact/provider-states', { state }))
      expect(status).toBe(400)
      expect(body.states).toEqual([...SCENARIO_NAMES, ...EVENT_NAMES])
    }
    expect((await json(await postAsDemo(mock, '/api/balance'))).body).toMatchObject({
      data: { balance: 1000 },
    })
  })

  test('params that a state does not take fail and are named', async () => {
    const mock = await start()
    const { status, body } = await json(
      await postAsDemo(mock, '/_pact/provider-states', {
        state: 'member-with-money',
        params: { central: 'much' },
      }),
    )
    expect(status).toBe(400)
    expect(body.error).toContain('central')
    expect((await postAsDemo(mock, '/_pact/provider-states', '{')).status).toBe(400)
    expect(
      (await postAsDemo(mock, '/_pact/provider-states', { state: 'visitor', action: 'explode' })).status,
    ).toBe(400)
  })

  test('equal setups build equal worlds', async () => {
    const mock = await start()
    const setup = () => postAsDemo(mock, '/_pact/provider-states', { state: 'demo', params: {} })
    await setup()
    const first = await mock.control.export()
    await postAsDemo(mock, '/api/transall')
    await mock.control.clock({ byMs: 86_400_000 })
    await setup()
    expect(await mock.control.export()).toBe(first)
  })

  test('an event changes the present world and keeps the rest of it', async () => {
    const mock = await start({ scenario: 'ready-to-withdraw' })
    const state = (name: string, params: unknown) =>
      postAsDemo(mock, '/_pact/provider-states', { state: name, params })
    const balance = async () => (await json(await postAsDemo(mock, '/api/balance'))).body.data
    await postAsDemo(mock, '/api/withdraw', { amount: 300, bank: '1', password: '888888' })
    expect(await balance()).toEqual({ balance: 700 })
    expect((await state('reviewed', { what: 'withdrawal', decision: 'rejected' })).status).toBe(200)
    expect(await balance()).toEqual({ balance: 1000 })
    expect((await state('applied', {})).status).toBe(200)
    expect((await state('reviewed', { what: 'application' })).status).toBe(200)
    expect(await balance()).toEqual({ balance: 1038 })
    expect((await state('time-passed', { seconds: 90 })).status).toBe(200)
    expect((await json(await postAsDemo(mock, '/_mock/clock', { byMs: 0 }))).body).toMatchObject({
      now: NOON + 90_000,
    })
  })

  test.each([
    ['reviewed', { what: 'deposit' }, 'no deposit waits'],
    ['reviewed', { what: 'wish' }, 'does not take what'],
    ['reviewed', { what: 'deposit', no: 'D1' }, 'no'],
    ['applied', { activity: '999' }, '999'],
    ['time-passed', { seconds: -1 }, 'does not take seconds'],
    ['time-passed', {}, 'does not take seconds'],
  ])('the event %s is refused with params %j', async (state, params, problem) => {
    const { status, body } = await json(
      await postAsDemo(await start(), '/_pact/provider-states', { state, params }),
    )
    expect(status).toBe(400)
    expect(body.error).toContain(problem)
  })

  test('without the flag there is no control over HTTP', async () => {
    const mock = await start({ providerStates: false })
    for (const path of ['/_pact/provider-states', '/_mock/read', '/_mock/import']) {
      expect((await postAsDemo(mock, path, { state: 'visitor' })).status).toBe(404)
    }
  })
})

test('every verb of the control is there over HTTP, and refuses input that makes no sense with its name', async () => {
  const mock = await start()
  for (const verb of Object.keys(mock.control)) {
    const { status } = await postAsDemo(mock, `/_mock/${verb}`, '[')
    expect([verb, status]).toEqual([verb, 400])
  }
  for (const verb of ['life', 'call', 'undo', 'due', 'debit', 'settle', 'nextRound', 'notice', 'venue']) {
    const { status, body } = await json(await postAsDemo(mock, `/_mock/${verb}`, { stray: 1 }))
    expect([status, String(body.error).split('.')[0]]).toEqual([400, verb])
  }
  expect((await json(await postAsDemo(mock, '/_mock/books', { limit: 1 }))).body).toMatchObject({ sum: 0 })
  const no = await postAsDemo(mock, '/_mock/debit', { username: 'demo888', amount: 100 })
  expect(await no.json()).toMatch(/^K/)
  const points = (await json(await postAsDemo(mock, '/_mock/read'))).body.points as { id: number }[]
  expect(await (await postAsDemo(mock, '/_mock/undo', points.at(-1))).status).toBe(400)
  expect(await (await postAsDemo(mock, '/_mock/undo', { id: points.at(-1)?.id })).json()).toBe(true)
  expect((await json(await postAsDemo(mock, '/_mock/books', { ref: 'K' }))).body).toMatchObject({ found: 0 })
})

describe('control over HTTP', () => {
  test('clock, faults, review, site, export, import and reset work, and read shows their effect', async () => {
    const mock = await start()
    const send = async (verb: string, input: unknown = {}) =>
      json(await postAsDemo(mock, `/_mock/${verb}`, input))
    expect((await send('clock', { byMs: 60_000 })).body).toEqual({
      now: NOON + 60_000,
      beijing: '2026-05-01 12:01:00',
      stopped: true,
    })
    expect((await send('clock', { to: '2026-05-02 00:00:00' })).body).toMatchObject({
      beijing: '2026-05-02 00:00:00',
    })
    expect((await send('clock', { to: '2026-05-01 00:00:00' })).status).toBe(400)
    expect((await send('clock', { to: 'soon' })).status).toBe(400)
    expect(
      (await send('faults', { add: [{ endpoint: '*', kind: 'refuse', code: 409, message: 'x', times: 1 }] }))
        .body,
    ).toHaveLength(1)
    expect((await json(await postAsDemo(mock, '/api/balance'))).body.code).toBe(409)
    expect((await send('review', { what: 'deposit', id: 'D0', approve: true })).body).toBe(false)
    await send('site', { settings: { open: false, repairTips: '维护' } })
    expect((await json(await postAsDemo(mock, '/api/balance'))).body).toMatchObject({
      code: 503,
      message: '维护',
    })
    const text = (await send('export')).body as unknown as string
    await send('reset')
    const view = (await send('read')).body
    expect(view).toMatchObject({
      scenario: 'member-with-money',
      clock: { now: NOON },
      faults: [],
      ledger: { sum: 0 },
      site: { settings: { open: true } },
    })
    expect((await send('import', { text })).status).toBe(200)
    expect((await send('read')).body).toMatchObject({ site: { settings: { open: false } } })
    expect((await send('import', { text: '{"meta":{}}' })).status).toBe(400)
    expect((await send('import', { text: 'soup' })).status).toBe(400)
    expect((await send('scenario', { name: 'demo', at: '2026-01-01 10:00:00', seed: 4 })).status).toBe(200)
    expect((await send('read')).body).toMatchObject({
      scenario: 'demo',
      seed: 4,
      clock: { beijing: '2026-01-01 10:00:00' },
    })
    expect((await send('scenario', { name: 'nowhere' })).status).toBe(400)
    expect((await send('dance')).status).toBe(404)
    const marked = await fetch(`${mock.url}/_mock/read`, { method: 'POST', body: '\uFEFF{}' })
    expect(marked.status, 'a byte-order mark before JSON').toBe(200)
    const read = await fetch(`${mock.url}/_mock/read`)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
