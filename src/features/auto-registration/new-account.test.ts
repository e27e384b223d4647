import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { callbackOf } from './callback.ts'
import { accountFor, randomName, randomPassword, secureDraw } from './new-account.ts'

/** A source of randomness chosen by the test: each draw is one of the given fractions. */
const draws = (fractions: readonly number[]) => {
  let at = 0
  return (below: number) => Math.floor((fractions[at++ % fractions.length] ?? 0) * below)
}
const fractions = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
})

describe('random names and passwords', () => {
  it('have 6 to 10, and 10, letters and digits with at least one of each', () => {
    fc.assert(
      fc.property(fractions, (values) => {
        const mixed = /^(?=.*[a-z])(?=.*\d)[a-z\d]+$/
        expect(randomName(draws(values))).toMatch(mixed)
        expect(randomName(draws(values))).toMatch(/^.{6,10}$/)
        expect(randomPassword(draws(values))).toMatch(mixed)
        expect(randomPassword(draws(values))).toHaveLength(10)
      }),
    )
  })

  it('have every length', () => {
    const lengths = new Set(Array.from({ length: 200 }, () => randomName(secureDraw).length))
    expect([...lengths].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10])
  })

  it('come only from the browser’s secure generator', () => {
    const spies = [vi.spyOn(crypto, 'getRandomValues'), vi.spyOn(Math, 'random')] as const
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore()
    })
    const [safe, weak] = spies
    const drawn = randomPassword(secureDraw)
    expect(safe.mock.calls.length).toBeGreaterThanOrEqual(drawn.length)
    expect(weak).not.toHaveBeenCalled()
  })

  it('are drawn evenly and within bounds', () => {
    const drawn = Array.from({ length: 2_000 }, () => secureDraw(5))
    for (const face of [0, 1, 2, 3, 4]) expect(drawn.filter((n) => n === face).length).toBeGreaterThan(250)
  })
})

describe('accountFor', () => {
  it('gives a guest a random username', () => {
    const account = accountFor('guest', undefined, secureDraw)
    expect(account?.name).toMatch(/^[a-z\d]{6,10}$/)
    expect(account?.name).not.toBe('guest')
  })

  it('takes any other callback as the username', () => {
    expect(accountFor('Alice2026', undefined, secureDraw)?.name).toBe('Alice2026')
  })

  it.each([
    'short',
    'a'.repeat(17),
    'with space',
    '中文用户名字',
    '<img src=x>',
    'semi;colon',
  ])('refuses the username %j', (name) => {
    expect(accountFor(name, undefined, secureDraw)).toBeUndefined()
  })

  it('fills the whole registration: one initial password for both, confirmed, a random real name, a code', () => {
    const account = accountFor('alice2026', undefined, secureDraw)
    expect(account?.password).toMatch(/^[a-z\d]{10}$/)
    expect(account?.confirmPassword).toBe(account?.password)
    expect(account?.payPassword).toBe(account?.password)
    expect(account?.realName).toMatch(/^[a-z\d]{6,10}$/)
    expect(account?.code).toMatch(/^[a-z\d]{4}$/)
  })

  it('uses the password of the environment if there is one', () => {
    const account = accountFor('alice2026', 'Start2026', secureDraw)
    expect([account?.password, account?.confirmPassword, account?.payPassword]).toEqual(
      Array(3).fill('Start2026'),
    )
  })
})

describe('callbackOf', () => {
  it.each([
    ['?callback=guest', '', 'guest'],
    ['', '?callback=alice2026', 'alice2026'],
    ['?callback=bob2026', '?callback=guest', 'bob2026'],
    ['?callback=', '?callback=guest', 'guest'],
    ['?callback=%20', '', undefined],
    ['?pid=7', '?scenario=demo', undefined],
  ])('reads %j and %j as %j', (hash, page, callback) => {
    expect(callbackOf(hash, page)).toBe(callback)
  })
})
