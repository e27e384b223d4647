import { describe, expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { walletContract } from '#contracts/wallet.ts'
import { PENDING, TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { VENUES } from '../data/venues.ts'
import { refuse, success } from '../rules/outcome.ts'
import type { ScenarioName } from '../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../scenarios/personas.ts'
import { schedule } from '../state/due.ts'
import type { CommitHooks } from '../state/store/commit.ts'
import { rowsOf, transactionLog } from '../state/store/log.ts'
import { memoryStore } from '../state/store/snapshot.ts'
import { NOON, testMock } from '../testing/test-mock.ts'
import { NEWCOMER } from '../testing/test-requests.ts'
import { implement } from './implement.ts'

const token = tokenOf('demo888')
const transferOut = { amount: 100, sourcetype: 'userbalance', targettype: 'pp' }

/** A mock whose n-th write to a draft can be made to fail. */
async function mockWithFailingWrites(scenario: Parameters<typeof testMock>[0] = 'member-with-money') {
  let failAt = 0
  let writes = 0
  const hooks = (): CommitHooks => ({
    onWrite: () => {
      writes++
      if (writes === failAt) throw new Error(`write ${failAt} fails`)
    },
  })
  const mock = await testMock(scenario, { hooks, report: () => undefined })
  return {
    mock,
    failWrite: (k: number) => {
      writes = 0
      failAt = k
    },
    writes: () => writes,
  }
}

describe('one request', () => {
  /** Among others the calls with the most writes: a registration, and a recall from every venue. */
  const EVERY_WRITE: readonly { path: string; body: object; scenario?: ScenarioName; inVenues?: true }[] = [
    { path: '/api/transfer', body: transferOut },
    { path: '/api/transall', body: {} },
    { path: '/api/transall', body: {}, inVenues: true },
    { path: '/api/uptransferstatus', body: { transferstatus: 1 } },
    { path: '/api/logoff', body: {} },
    { path: '/api/register', body: NEWCOMER },
    { path: '/api/recharge', body: { paytype: 'usdtpay', amount: 500, catepay: 'ERC20' } },
    {
      path: '/api/withdraw',
      body: { amount: 100, bank: '1', password: DEMO.payPassword },
      scenario: 'ready-to-withdraw',
    },
    { path: '/api/dofanshui', body: {}, scenario: 'rebate-pending' },
    { path: '/api/douserredpacket', body: {}, scenario: 'red-packet-open' },
  ]

  test.each(
    EVERY_WRITE,
  )('$path %#: a throw at any write leaves the world unchanged, and the next attempt succeeds', async (testCase) => {
    const { path, body, scenario, inVenues } = testCase
    const prepare = async () => {
      const prepared = await mockWithFailingWrites(scenario)
      for (const { platname } of inVenues ? VENUES : [])
        await prepared.mock.call(
          '/api/transfer',
          { ...transferOut, amount: 10, targettype: platname },
          { token },
        )
      prepared.failWrite(0)
      return prepared
    }
    const probe = await prepare()
    await probe.mock.call(path, body, { token })
    const total = probe.writes()
    expect(total).toBeGreaterThan(inVenues ? 100 : 0)

    const { mock, failWrite } = await prepare()
    const before = await mock.control.export()
    for (let k = 1; k <= total; k++) {
      failWrite(k)
      expect(await mock.call(path, body, { token })).toEqual({
        code: 500,
        message: '系统繁忙，请稍后再试',
        data: null,
      })
      failWrite(0)
      expect(await mock.control.export()).toBe(before)
    }
    expect((await mock.call(path, body, { token })).code).toBe(200)
  })

  test('a request fails if the due work before it fails, and the next request repeats that work', async () => {
    const { mock, failWrite } = await mockWithFailingWrites()
    await mock.change((world, now) => {
      const order = {
        no: 'D1',
        memberId: 'm1',
        method: 'card',
        payWay: '',
        amount: fen(500),
        usdtRate: 0 as never,
        protocol: '',
        account: '',
        depositor: '',
      } as const
      world.deposits.D1 = { ...order, atMs: now, state: PENDING, reviewedMs: null, position: 0, note: '' }
      schedule(world, now + 1000, { kind: 'review', what: 'deposit', id: 'D1' })
    })
    await mock.control.clock({ byMs: 999 })
    expect((await mock.control.read()).members[0]?.central).toBe(100_000)
    await mock.change((world) => {
      world.meta.clock = { ...world.meta.clock, stoppedMs: NOON + 1000 }
    })
    failWrite(2)
    expect((await mock.call('/api/balance', {}, { token })).code).toBe(500)
    failWrite(0)
    expect((await mock.call('/api/balance', {}, { token })).data).toEqual({ balance: 1005 })
    expect((await mock.control.read()).members[0]?.central).toBe(100_500)
  })

  test('a refusal undoes the changes of the handler unless it sets keep', async () => {
    const routesOf = (keep: boolean) =>
      implement(
        { uptransferstatus: walletContract.uptransferstatus },
        {
          uptransferstatus: ({ member }) => {
            member.payFailures += 1
            return refuse('不行', { code: 210, keep })
          },
        },
      )
    for (const keep of [false, true]) {
      const mock = await testMock('fresh-member', { routes: routesOf(keep) })
      const fresh = tokenOf('new888')
      expect(await mock.call('/api/uptransferstatus', { transferstatus: 1 }, { token: fresh })).toMatchObject(
        { code: 210, message: '不行' },
      )
      expect(await mock.read((world) => world.members.m1?.payFailures)).toBe(keep ? 1 : 0)
    }
  })

  test('a change that cannot be stored has no effect', async () => {
    const store = memoryStore()
    let broken = false
    const mock = await testMock('member-with-money', {
      report: () => undefined,
      store: {
        ...store,
        save: async (...args) => (broken ? Promise.reject(new Error('disk full')) : store.save(...args)),
      },
    })
    const before = await mock.control.export()
    broken = true
    expect((await mock.call('/api/transfer', transferOut, { token })).code).toBe(500)
    expect(await mock.control.export()).toBe(before)
  })

  test('a handler whose answer does not fit the schema is reported, returns an error and has no effect', async () => {
    const problems: unknown[] = []
    const routes = implement(
      { balance: walletContract.balance },
      {
        balance: ({ member }) => {
          member.vip = 9
          return success({ balance: 0.5 as never })
        },
      },
    )
    const mock = await testMock('fresh-member', {
      routes,
      report: (problem) => void problems.push(problem),
    })
    expect((await mock.call('/api/balance', {}, { token: tokenOf('new888') })).code).toBe(500)
    expect(String(problems)).toContain('/api/balance')
    expect(await mock.read((world) => world.members.m1?.vip)).toBe(0)
  })

  test('requests run one at a time, so a hundred at once make a hundred transfers', async () => {
    const mock = await testMock('member-with-money')
    const many = Array.from({ length: 100 }, () =>
      mock.call('/api/transfer', { ...transferOut, amount: 10 }, { token }),
    )
    const codes = (await Promise.all(many)).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(100)
    expect((await mock.call('/api/transfer', { ...transferOut, amount: 10 }, { token })).code).toBe(202)
    const { members, ledger } = await mock.control.read()
    expect(members[0]).toMatchObject({ central: 0, wealth: 120_000 })
    expect(ledger).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

  test('the same seed, clock and calls produce the same bytes', async () => {
    const run = async () => {
      const mock = await testMock('demo', { seed: 3 })
      const answers = []
      for (let i = 0; i < 5; i++) {
        answers.push(await mock.raw('/api/transfer', transferOut, { token }))
        answers.push(await mock.raw('/api/login', { name: 'demo888', password: 'demo888', code: 'abcd' }))
        answers.push(await mock.raw('/api/transall', {}, { token }))
        await mock.control.clock({ byMs: 3_600_000 })
      }
      return JSON.stringify(answers) + (await mock.control.export())
    }
    expect(await run()).toBe(await run())
  })

  test('every answer has the mock’s time, and no change is dated before an earlier one', async () => {
    let machineMs = NOON
    const mock = await testMock('member-with-money', { real: () => machineMs, now: NOON })
    await mock.control.clock({ run: true })
    machineMs += 90_000
    const first = await mock.raw('/api/transfer', transferOut, { token })
    expect(first).toMatchObject({
      headers: { Date: new Date(NOON + 90_000).toUTCString(), 'Cache-Control': 'no-store' },
    })
    machineMs -= 3_600_000
    await mock.call('/api/transfer', transferOut, { token })
    const times = await mock.read((world) =>
      [...rowsOf(world, 'transactions', transactionLog('m1', TRANSFER_OUT))].map(({ atMs }) => atMs),
    )
    expect(times).toEqual([NOON, NOON + 90_000, NOON + 90_000])
  })

  test('the log has each request with its code and whether it changed anything', async () => {
    const mock = await testMock('member-with-money')
    await mock.call('/api/balance', {}, { token })
    await mock.call('/api/transfer', transferOut, { token })
    await mock.call('/api/transfer', { ...transferOut, amount: -1 }, { token })
    await mock.call('/api/balance', {})
    const logged = (await mock.control.read()).requests.map(({ path, code, applied }) => [
      path,
      code,
      applied,
    ])
    expect(logged).toEqual([
      ['/api/balance', 200, false],
      ['/api/transfer', 200, true],
      ['/api/transfer', 202, false],
      ['/api/balance', 401, false],
    ])
    for (let i = 0; i < 1005; i++) await mock.call('/api/balance', {})
    expect(mock.log.all()).toHaveLength(1000)
  })
})
