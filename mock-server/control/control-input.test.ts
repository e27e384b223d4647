import { describe, expect, test } from 'vitest'
import { testMock } from '../testing/test-mock.ts'

describe('control input without an effect is refused and changes nothing', () => {
  test.each([
    'x',
    [{}],
    [{ kind: 'slow' }],
    [{ kind: 'slow', path: '/api/user' }],
    [{ kind: 'slow', endpoint: '/api/user', delay: 5 }],
    [{ kind: 'slow', endpoint: '/api/users' }],
    [{ kind: 'sleep', endpoint: '*' }],
    [{ kind: 'http', endpoint: '*', status: 1000, body: 'json' }],
    [{ kind: 'http', endpoint: '*', status: 500 }],
    [{ kind: 'refuse', endpoint: '*', code: '251', message: '' }],
    [{ kind: 'drop', endpoint: '*', times: -1 }],
  ])('faults %j', async (add) => {
    const { control } = await testMock('fresh-member')
    await control.faults({ add: [{ kind: 'slow', endpoint: '*' }] })
    await expect(control.faults({ add: add as never, clear: true })).rejects.toThrow(/fault/)
    expect(await control.faults()).toEqual([{ kind: 'slow', endpoint: '*' }])
  })

  test.each<object>([
    { settings: { opne: false } },
    { settings: { open: 'no' } },
    { settings: { title: null } },
    { settings: { payWays: [] } },
    { settings: { redPacketPhase: 'OPEN' } },
    { settings: { payRanges: {} } },
    { settings: { payRanges: { bank: { min: 1, max: 2 } } } },
    { settings: { withdrawalFromHour: 25 } },
    { settings: { maxWithdrawal: 0.5 } },
    { settings: { feeErc20: -1 } },
    { switches: { autoReviewMs: '5' } },
    { switches: { wireForms: {} } },
    { switches: { autoReviewByKind: { deposit: {} } } },
    { switches: { autoReviewByKind: { deposits: { delayMs: 1, rejectPercent: 0 } } } },
    { settings: { title: 'x' }, switches: { __proto__: { a: 1 }, toString: 1 } },
  ])('site %j', async (input) => {
    const { control } = await testMock('fresh-member')
    const before = (await control.read()).site
    await expect(control.site(input as never)).rejects.toThrow(/setting|is like/)
    expect((await control.read()).site).toEqual(before)
  })

  test('a setting that is a number or null accepts both', async () => {
    const { control } = await testMock('fresh-member')
    await control.site({ switches: { autoReviewMs: 5000, refusalCode: 210 } })
    await control.site({ switches: { autoReviewMs: null } })
    expect((await control.read()).site.switches).toMatchObject({ autoReviewMs: null, refusalCode: 210 })
  })

  test('a scenario with an unknown param', async () => {
    const { control } = await testMock('fresh-member')
    const input = { name: 'member-with-money', params: { balance: 5 } }
    await expect(control.scenario(input)).rejects.toThrow('balance')
    expect((await control.read()).scenario).toBe('fresh-member')
  })
})
