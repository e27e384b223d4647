import { describe, expect, it } from 'vitest'
import { contract } from '#contracts/index.ts'
import type { RouteMetadata } from '#contracts/wire/envelope.ts'
import { DEMO } from '../scenarios/personas.ts'
import { callsTo } from '../testing/test-calls.ts'
import { testMock } from '../testing/test-mock.ts'
import { REFUSED_REQUESTS, REQUESTS } from '../testing/test-requests.ts'

const ME = DEMO.username

/** Calls that this world refuses at this hour, with their codes. */
const REFUSAL_CODES: Record<string, number> = {
  'agent.getAgentLoginUrl': 202,
  'deposit.queryOrderNo': 202,
  'deposit.payinfo': 202,
}
type Listed = { path: string; method: 'GET' | 'POST'; metadata: RouteMetadata }
const every = Object.entries(contract).flatMap(([area, routes]) =>
  Object.entries(routes as Record<string, Listed>).map(([key, route]) => ({
    name: `${area}.${key}`,
    ...route,
  })),
)
const atEleven = { now: Date.UTC(2026, 4, 20, 3) }
const FORM_CALL = 'member.uploadimg'
/** Left out of the run of all calls: one needs a form, the others end the session. */
const NOT_IN_SEQUENCE = [FORM_CALL, 'member.editPassword', 'session.logoff']

describe('every call of the contract', () => {
  it.each(every.filter(({ name }) => name !== FORM_CALL))('$name answers with its expected code', async ({
    name,
  }) => {
    const { call } = await callsTo('demo', atEleven)
    const answer = await call(name, REQUESTS[name] ?? REFUSED_REQUESTS[name], ME)
    expect(answer.code, answer.message).toBe(REFUSAL_CODES[name] ?? 200)
  })

  const members = every.filter(({ metadata }) => metadata.access === 'member')
  it.each(members)('$name is refused without a valid token and changes nothing', async ({
    path,
    method,
    name,
  }) => {
    const mock = await testMock('member-with-money')
    const before = await mock.control.export()
    for (const token of [undefined, '', 'nonsense', '__proto__']) {
      const answer = await mock.call(path, method === 'GET' ? undefined : (REQUESTS[name] ?? {}), {
        method,
        token,
      })
      expect(answer.code).toBe(401)
    }
    expect(await mock.control.export()).toBe(before)
  })

  it.each(every.filter(({ method }) => method === 'GET'))('$name only reads', async ({ name }) => {
    const { call, mock } = await callsTo('demo', atEleven)
    const before = await mock.control.export()
    for (const as of [ME, undefined]) await call(name, REQUESTS[name] ?? REFUSED_REQUESTS[name], as)
    expect(await mock.control.export()).toBe(before)
  })

  it.each(
    every.filter(({ method }) => method === 'POST'),
  )('$name answers an invalid body with a short text and a known code', async ({ path }) => {
    const mock = await testMock('member-with-money')
    for (const text of ['{', '[]', 'null', '"x"', '{"__proto__":{"a":1}}', '[[[[', '0']) {
      const answer = await mock.call(path, { kind: 'text', text }, { token: `token-${ME}` })
      expect([200, 202, 422, 401, 520], `${text}: ${answer.code} ${answer.message}`).toContain(answer.code)
      expect(answer.message.length).toBeLessThan(200)
    }
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })
})

describe('the same seed, clock and commands', () => {
  it('give the same bytes, and another seed gives others', async () => {
    const run = async (seed: number) => {
      const mock = await testMock('demo', { ...atEleven, seed })
      let answers = ''
      for (const { name, path, method } of every.filter((one) => !NOT_IN_SEQUENCE.includes(one.name))) {
        const wire = REQUESTS[name] ?? REFUSED_REQUESTS[name] ?? {}
        const address =
          method === 'GET' ? `${path}?${new URLSearchParams(wire as Record<string, string>)}` : path
        const answer = await mock.raw(address, method === 'GET' ? undefined : wire, {
          method,
          token: `token-${ME}`,
        })
        answers += answer === 'drop' ? 'drop' : answer.body
        await mock.control.clock({ byMs: 1000 })
      }
      return answers + (await mock.control.export())
    }
    const first = await run(5)
    expect(await run(5)).toBe(first)
    expect(await run(6)).not.toBe(first)
  })
})
