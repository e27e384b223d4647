import { describe, expect, test } from 'vitest'
import { trialBalance } from '../state/ledger.ts'
import { centralBalance, memberNamed, sessionOf, venueBalance } from '../state/members.ts'
import { NOON, testMock } from '../testing/test-mock.ts'
import { buildScenario, SCENARIO_NAMES, type ScenarioName, UnknownScenario } from './catalogue.ts'
import { DEMO, tokenOf } from './personas.ts'

/** Worlds that are large by default are built smaller here; lists.test.ts builds them whole. */
const SMALL: Partial<Record<ScenarioName, unknown>> = {
  'many-bets': { bets: 500 },
  'long-lists': { days: 12 },
}

const build = (name: ScenarioName, params: unknown = SMALL[name] ?? {}, seed = 1, now = NOON) =>
  buildScenario(name, params, { seed, now, clock: { stopped: true } })

describe('the catalogue', () => {
  test.each(
    SCENARIO_NAMES,
  )('%s: a sound book, the same world from the same seed, and only plain JSON', (name) => {
    const world = build(name)
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    const text = JSON.stringify(world)
    expect(JSON.stringify(build(name))).toBe(text)
    expect(JSON.stringify(JSON.parse(text))).toBe(text)
    expect(world.meta).toMatchObject({ scenario: name, seed: 1 })
    expect(world.meta.lastMs).toBeLessThanOrEqual(NOON)
  })

  test.each(SCENARIO_NAMES)('%s: nothing in it lies in the future, and its due work lies ahead', (name) => {
    const world = build(name)
    for (const { lastMs } of Object.values(world.heads)) expect(lastMs).toBeLessThanOrEqual(NOON)
    for (const { atMs } of Object.values(world.due)) expect(atMs).toBeGreaterThan(world.meta.lastMs)
  })

  test('a wrong name or wrong params say what there is', () => {
    const ground = { seed: 1, now: NOON, clock: { stopped: true } } as const
    expect(() => buildScenario('nowhere', {}, ground)).toThrow(/visitor, fresh-member/)
    expect(() => buildScenario('member-with-money', { central: 'x' }, ground)).toThrow(UnknownScenario)
    expect(() => buildScenario('member-with-money', 'soup', ground)).toThrow(UnknownScenario)
  })

  test('member-with-money holds what its params say', () => {
    const world = build('member-with-money', { central: '0', venue: 'zrt', inVenue: 0.01 })
    const who = memberNamed(world, DEMO.username)
    expect(who && [centralBalance(world, who.id), venueBalance(world, who.id, 'zrt')]).toEqual([0, 1])
  })

  test('visitor: nobody is there and no token is worth anything', async () => {
    const mock = await testMock('visitor')
    expect((await mock.control.read()).members).toEqual([])
    expect(await mock.call('/api/user', {}, { token: tokenOf(DEMO.username) })).toMatchObject({ code: 401 })
    expect(await mock.call('/api/app')).toMatchObject({ code: 200, data: { site_state: 1 } })
  })

  test('session-expired: the token is known, and over', () => {
    const world = build('session-expired')
    expect(world.sessions[tokenOf(DEMO.username)]).toBeDefined()
    expect(sessionOf(world, tokenOf(DEMO.username), NOON)).toBeUndefined()
    expect(sessionOf(world, tokenOf(DEMO.username), NOON - 1)).toBeDefined()
  })
})
