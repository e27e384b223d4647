import { describe, expect, test } from 'vitest'
import { trialBalance } from '../state/ledger.ts'
import { centralBalance, memberNamed, sessionOf, venueBalance } from '../state/members.ts'
import { NOON, testMock } from '../testing/test-mock.ts'
import { buildScenario, SCENARIO_NAMES, type ScenarioName, UnknownScenario } from './catalogue.ts'
import { DEMO, tokenOf } from './personas.ts'

/** Smaller versions of the large worlds; lists.test.ts builds them in full size. */
const SMALL: Partial<Record<ScenarioName, unknown>> = {
  'many-bets': { bets: 500 },
  'long-lists': { days: 12 },
}

const build = (name: ScenarioName, params: unknown = SMALL[name] ?? {}, seed = 1, now = NOON) =>
  buildScenario(name, params, { seed, now, clock: { stopped: true } })

describe('the scenario catalogue', () => {
  test.each(
    SCENARIO_NAMES,
  )('%s: has a balanced ledger, is reproducible from its seed and is plain JSON', (name) => {
    const world = build(name)
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    const text = JSON.stringify(world)
    expect(JSON.stringify(build(name))).toBe(text)
    expect(JSON.stringify(JSON.parse(text))).toBe(text)
    expect(world.meta).toMatchObject({ scenario: name, seed: 1 })
    expect(world.meta.lastMs).toBeLessThanOrEqual(NOON)
  })

  test.each(SCENARIO_NAMES)('%s: has no records in the future and no overdue work', (name) => {
    const world = build(name)
    for (const { lastMs } of Object.values(world.heads)) expect(lastMs).toBeLessThanOrEqual(NOON)
    for (const { atMs } of Object.values(world.due)) expect(atMs).toBeGreaterThan(world.meta.lastMs)
  })

  test('an unknown name or invalid params throw UnknownScenario', () => {
    const start = { seed: 1, now: NOON, clock: { stopped: true } } as const
    expect(() => buildScenario('nowhere', {}, start)).toThrow(/visitor, fresh-member/)
    expect(() => buildScenario('member-with-money', { central: 'x' }, start)).toThrow(UnknownScenario)
    expect(() => buildScenario('member-with-money', 'soup', start)).toThrow(UnknownScenario)
  })

  test('member-with-money holds what its params say', () => {
    const world = build('member-with-money', { central: '0', venue: 'zrt', inVenue: 0.01 })
    const who = memberNamed(world, DEMO.username)
    expect(who && [centralBalance(world, who.id), venueBalance(world, who.id, 'zrt')]).toEqual([0, 1])
  })

  test('visitor: there are no members and no token is valid', async () => {
    const mock = await testMock('visitor')
    expect((await mock.control.read()).members).toEqual([])
    expect(await mock.call('/api/user', {}, { token: tokenOf(DEMO.username) })).toMatchObject({ code: 401 })
    expect(await mock.call('/api/app')).toMatchObject({ code: 200, data: { site_state: 1 } })
  })

  test('session-expired: the token is known but expired', () => {
    const world = build('session-expired')
    expect(world.sessions[tokenOf(DEMO.username)]).toBeDefined()
    expect(sessionOf(world, tokenOf(DEMO.username), NOON)).toBeUndefined()
    expect(sessionOf(world, tokenOf(DEMO.username), NOON - 1)).toBeDefined()
  })

  test.each([
    'logoff',
    'password',
  ] as const)('session-expired by %s: the token is not known any more', (by) => {
    expect(build('session-expired', { by }).sessions[tokenOf(DEMO.username)]).toBeUndefined()
  })
})
