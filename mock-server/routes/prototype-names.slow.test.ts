import type { AppRoute } from '@ts-rest/core'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contract } from '#contracts/index.ts'
import { USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '#contracts/limits.ts'
import { type Sample, samples } from '#contracts/openapi/samples.ts'
import { DEMO } from '../scenarios/personas.ts'
import { callsTo } from '../testing/test-calls.ts'
import { REFUSED_REQUESTS, REQUESTS } from '../testing/test-requests.ts'

/**
 * A member may type any word, also one that every JavaScript object answers to. No map may be keyed by it as a plain
 * object is: such a word is treated like any other unknown one (docs/faults.md#prototype-pollution).
 */
const NAMES = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
]
/** No venue, game, order, card or member is called so. */
const UNKNOWN = 'qwertyuiopasdfghjklzxcvbnm'

const isName = (word: string) =>
  /^[a-z0-9]+$/i.test(word) && word.length >= USERNAME_MIN_CHARS && word.length <= USERNAME_MAX_CHARS

describe('a username', () => {
  test.each(
    [...new Set(NAMES)].filter(isName),
  )('%s is free, is registered once, and logs in', async (name) => {
    const { call, books } = await callsTo('visitor')
    const form = {
      name,
      password: 'abc12345',
      confirmPass: 'abc12345',
      realname: '周小满',
      paypassword: '123456',
      code: 'AB12',
    }
    expect(await call('session.login', form)).toMatchObject({ code: 202 })
    expect(await call('session.register', form)).toMatchObject({ code: 200 })
    expect(await call('session.register', form)).toMatchObject({ message: '该用户名已被注册，请更换后重试' })
    expect(await call('session.login', form)).toMatchObject({ code: 200 })
    expect(await books(name)).toEqual({ wealth: 0, sum: 0, wrong: [], overdrawn: [] })
  })
})

const samplesOf = samples as Record<string, Record<string, Sample>>

/** Every field of every request, by the contract, within a request whose other fields are in order. */
const FIELDS = Object.entries(contract).flatMap(([area, routes]) =>
  Object.entries<AppRoute>(routes).flatMap(([key, route]) => {
    const schema = ('body' in route ? route.body : undefined) ?? route.query
    if (schema === undefined) return []
    const call = `${area}.${key}`
    const sample = samplesOf[area]?.[key]?.request
    const request = { ...sample, ...REFUSED_REQUESTS[call], ...REQUESTS[call] }
    return Object.keys((schema as z.ZodMiniObject).shape).map((field) => ({ call, field, request }))
  }),
)

/** A word that nothing is called by, of the same form: limits of length and of letters treat both alike. */
const unknownLike = (word: string) =>
  word.replace(/[a-z]/gi, (letter, at: number) => {
    const other = UNKNOWN[at % UNKNOWN.length] ?? ''
    return letter < 'a' ? other.toUpperCase() : other
  })

describe('a field', () => {
  test.each(FIELDS)('$field of $call: such a word is as unknown as any other', async ({
    call,
    field,
    request,
  }) => {
    const { mock, books, ...calls } = await callsTo('member-with-money')
    const unchanged = await books(DEMO.username)
    const answerTo = async (word: string) => {
      mock.log.clear()
      const answer = await calls.call(call, { ...request, [field]: word }, DEMO.username)
      if (!mock.log.all()[0]?.applied) return { answer, books: unchanged }
      const changed = await books(DEMO.username)
      await mock.goBack(mock.history.points().at(-1)?.id ?? 0)
      return { answer, books: changed }
    }
    const usual = new Map<string, Awaited<ReturnType<typeof answerTo>>>()
    for (const word of new Set(NAMES)) {
      const other = unknownLike(word)
      const expected = usual.get(other) ?? (await answerTo(other))
      usual.set(other, expected)
      expect(await answerTo(word), word).toEqual(expected)
    }
    expect(await books(DEMO.username)).toEqual(unchanged)
  })

  test('of every request that another test sends is among them', () => {
    const taken = new Set(FIELDS.map(({ call }) => call))
    const sent = Object.entries({ ...REQUESTS, ...REFUSED_REQUESTS })
    expect(sent.filter(([call, request]) => Object.keys(request).length > 0 && !taken.has(call))).toEqual([])
  })
})
