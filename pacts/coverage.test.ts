import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from '#contracts/index.ts'
import { ACTED_ON, calledRoutes, missingIn, NEVER_REFUSED, NOT_CALLED } from './coverage.ts'
import { PACT_FILE } from './names.ts'
import { type PactInteraction, readPact } from './pact-file.ts'

const pact = readPact(PACT_FILE)
const routes = Object.values(contract).flatMap((router) => Object.values(router))

const fileOf = (name: string) =>
  join(
    import.meta.dirname,
    'consumer',
    `${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}.pact.test.ts`,
  )

describe('the pact covers the contract', () => {
  it('has what every call needs, in every form that is read', () => {
    expect(missingIn(pact)).toEqual([])
  })

  it('leaves out only one call', () => {
    expect(
      routes.map(({ path }) => path).filter((path) => !calledRoutes.some((call) => call.path === path)),
    ).toEqual(['/api/login_pc'])
  })

  it('has a test file for each name', () => {
    expect(Object.keys(contract).filter((name) => !existsSync(fileOf(name)))).toEqual([])
  })

  it('has no interaction for a call that the contract lacks or the app does not make', () => {
    const calls = routes.map(({ method, path }) => `${method} ${path}`)
    const strangers = pact.interactions.filter(
      ({ request: { method, path } }) => path === NOT_CALLED || !calls.includes(`${method} ${path}`),
    )
    expect(strangers).toEqual([])
  })

  it('excuses only calls that exist', () => {
    const paths: string[] = routes.map(({ path }) => path)
    const excused = [...NEVER_REFUSED, ...Object.keys(ACTED_ON), NOT_CALLED]
    expect(excused.filter((path) => !paths.includes(path))).toEqual([])
  })

  it('marks as optional what a backend may lack: extensions, and forms that only some write', () => {
    const optional = pact.interactions.filter(({ pending }) => pending)
    const paths = new Set(optional.map(({ request }) => request.path))
    expect(paths).toContain('/api/activityapply')
    const inPlainState = pact.interactions.filter(
      ({ pending, providerStates }) =>
        !pending && /^(wire-form|refusal-code)$/.test(providerStates?.[0]?.name ?? ''),
    )
    expect(inPlainState).toEqual([])
  })
})

describe('the coverage check', () => {
  const without = (drop: (one: PactInteraction) => boolean) => ({
    interactions: pact.interactions.filter((interaction) => !drop(interaction)),
  })
  const containing =
    (...texts: string[]) =>
    ({ description }: PactInteraction) =>
      texts.some((text) => description.includes(text))

  it.each([
    ['POST /api/transfer: 401 without a token', ['/api/transfer: without a token']],
    ['POST /api/transfer: 401 on a bad token', ['/api/transfer: with a bad token']],
    ['POST /api/transfer: a success of a logged-in member', ['/api/transfer: into', '/api/transfer: out of']],
    ['POST /api/article: a refusal', ['/api/article: an article that is not there']],
    ['GET /api/game/list: a success', ['GET /api/game/list']],
    ['POST /api/withdraw: a refusal with code 251', ['/api/withdraw: without a payment password']],
    ['POST /api/activityapply: a refusal with code 404', ['of a backend without this call (code 404)']],
    ['GET /pay/api/queryOrderNo: a refusal with code 500', ['asked of a server in trouble']],
    [
      'GET /pay/api/queryOrderNo: a refusal in msg',
      [
        'queryOrderNo: of an order that is not there, said in msg',
        'queryOrderNo: of an order of somebody else',
      ],
    ],
    ['POST /pay/api/recharge: a refusal in message', ['said in message']],
    ['POST /api/recharge: null data', ['/api/recharge: by']],
    ['GET /api/get_pay_way: null data', ['/api/get_pay_way: none open']],
    [
      'GET /api/get_pay_way: a flag as text or boolean',
      ['/api/get_pay_way: all open', '/api/get_pay_way: two'],
    ],
    ['POST /api/redpacket: an empty page', ['/api/redpacket: none', '/api/redpacket: where another']],
    ['POST /api/redpacket: a number as text', ['/api/redpacket: with numbers as text']],
    ['POST /api/getBetAmount: an amount as text', ['/api/getBetAmount: something']],
    ['POST /api/getcard: an id as a number', ['/api/getcard: USDT addresses']],
    [
      'POST /api/getfanshui: an empty page',
      [
        '/api/getfanshui: none',
        '/api/getfanshui: where another',
        '/api/getfanshui: collected ones, where',
        '/api/getfanshui: pending ones, where',
      ],
    ],
    ['POST /api/getfanshui: the sums beside the page', ['with the sums beside the page']],
    ['POST /api/payinfo: a list and no object', ['/api/payinfo: by bank transfer']],
    ['any call: a list keyed by numbers', ['as an object keyed by numbers']],
    ['any call: a page as its rows alone', ['as rows without a frame']],
  ])('misses %s', (need, dropped) => {
    const remaining = without(containing(...dropped))
    expect(remaining.interactions.length).toBeLessThan(pact.interactions.length)
    expect(missingIn(remaining)).toContain(need)
  })

  it('names every gap of a call without interactions', () => {
    const remaining = without(({ request }) => request.path === '/api/betrecord')
    expect(missingIn(remaining)).toEqual([
      'POST /api/betrecord: a success of a logged-in member',
      'POST /api/betrecord: 401 without a token',
      'POST /api/betrecord: 401 on a bad token',
      'POST /api/betrecord: an empty page',
      'POST /api/betrecord: a number as text',
      'POST /api/betrecord: an id as a number',
      'POST /api/betrecord: an amount as text',
      'POST /api/betrecord: null data',
      'any call: a page as its rows alone',
    ])
  })

  it('names every call when the pact is empty', () => {
    const named = new Set(missingIn({ interactions: [] }).map((line) => line.split(':')[0]))
    expect(named.size).toBe(calledRoutes.length + 1)
  })
})
