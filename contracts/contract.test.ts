import type { AppRoute } from '@ts-rest/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './index.ts'
import { descriptions } from './openapi/descriptions.ts'
import { type Sample, samples } from './openapi/samples.ts'
import { domainOf } from './test-support/test-arbitraries.ts'
import { type RouteMetadata, SUCCESS } from './wire/envelope.ts'

const routes = Object.entries(contract).flatMap(([name, router]) =>
  Object.entries<AppRoute>(router).map(([key, route]) => ({
    name,
    key,
    route,
    answer: route.responses[200] as z.core.$ZodObject,
    metadata: route.metadata as RouteMetadata,
    sample: (samples as Record<string, Record<string, Sample>>)[name]?.[key],
  })),
)

/** The schema of every request: its body or its query. */
const requests = routes.flatMap(({ key, route, sample }) => {
  const schema = ('body' in route ? route.body : undefined) ?? route.query
  return schema ? [{ key, schema: schema as z.core.$ZodObject, sample }] : []
})

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The calls of the backend, repeated here on purpose: a call that is lost by accident fails the test. */
const CALLS = `
GET /api/getVisitUrl
GET /api/game/list
POST /api/app
POST /api/logoff
POST /api/balance
POST /api/user
POST /api/refreshusermoney
POST /api/transall
POST /api/bannerList
POST /api/homenotice
POST /api/getservicerurl
GET /api/getAgentLoginUrl
POST /api/getGameUrl
GET /api/userredpacket
POST /api/douserredpacket
POST /api/redpacket
POST /api/activitytype
POST /api/activitylist
POST /api/activitydeatil
POST /api/activityApplyLog
POST /api/uploadimg
POST /api/uservip
POST /api/register
POST /api/login
POST /api/login_pc
POST /api/applyagentdo
POST /api/article
POST /api/noticeList
POST /api/balancelist
POST /api/getfanshui
POST /api/dofanshui
POST /api/updateuserinfo
POST /api/getcard
POST /api/delcard
POST /api/bindcard
POST /api/banklist
POST /api/editPassword
POST /api/editPayPassword
POST /api/betrecord
POST /api/gettransrecord
GET /api/get_pay_way
POST /api/getPayRange
POST /api/recharge
POST /api/getpaybank
GET /pay/api/queryOrderNo
POST /pay/api/recharge
POST /api/payinfo
POST /api/getBetAmount
POST /api/withdraw
POST /api/transfer
POST /api/uptransferstatus
POST /api/gamelistBycode
`
  .trim()
  .split('\n')

const VISITOR_KEYS = [
  ...['login', 'loginPc', 'register', 'app', 'getVisitUrl', 'bannerList', 'getservicerurl', 'homenotice'],
  ...['noticeList', 'article', 'gameList', 'gamelistBycode', 'uservip', 'activitytype', 'activitylist'],
  'activitydeatil',
]

describe('the calls', () => {
  const called = routes.map(({ route }) => `${route.method} ${route.path}`)

  it('are the calls of the backend and our extensions', () => {
    const bySpec = routes.filter(({ metadata }) => metadata.origin === 'spec')
    expect(bySpec.map(({ route }) => `${route.method} ${route.path}`).sort()).toEqual([...CALLS].sort())
    expect(routes.filter(({ metadata }) => metadata.origin === 'extension').map(({ key }) => key)).toEqual([
      'activityapply',
    ])
    expect(Object.keys(contract.notices.noticeList.body._zod.def.shape)).toEqual(['page', 'type'])
  })

  it('have the sixteen names, and unique paths and keys', () => {
    expect(Object.keys(contract)).toHaveLength(16)
    expect(new Set(called).size).toBe(routes.length)
    expect(new Set(routes.map(({ key }) => key)).size).toBe(routes.length)
  })

  it('state who may call them', () => {
    const visitors = routes.filter(({ metadata }) => metadata.access === 'visitor').map(({ key }) => key)
    expect(visitors.sort()).toEqual([...VISITOR_KEYS].sort())
  })

  it('return a token only for a login or a registration', () => {
    const withToken = routes.filter(({ sample }) => JSON.stringify(sample?.answer)?.includes('"api_token"'))
    expect(withToken.map(({ key }) => key)).toEqual(['login', 'loginPc', 'register'])
  })

  it('have no password, code or token in a path or query', () => {
    const parameters = routes.flatMap(({ route }) => [
      ...(route.path.match(/:\w+/g) ?? []),
      ...Object.keys((route.query as z.core.$ZodObject | undefined)?._zod.def.shape ?? {}),
    ])
    expect(parameters.length).toBeGreaterThan(2)
    expect(parameters.filter((name) => /pass|token|code|secret/i.test(name))).toEqual([])
  })

  it.each(routes)('$key has a summary and a description', ({ name, key, route }) => {
    expect(route.summary).toBeTruthy()
    expect((descriptions as Record<string, Record<string, string>>)[name]?.[key]).toMatch(
      /^[A-Z`/][\s\S]{15,}\.$/,
    )
    expect(Object.keys(route.responses)).toEqual(['200'])
  })
})

describe('the codecs', () => {
  it.each(routes)('$key: an answer is unchanged after writing and reading', ({ answer }) => {
    fc.assert(
      fc.property(domainOf(answer), (value) => {
        const written = overTheWire(z.encode(answer, value as never))
        expect(z.decode(answer, written as never)).toEqual(value)
        expect(overTheWire(z.encode(answer, z.decode(answer, written as never)))).toEqual(written)
      }),
      { numRuns: 60 },
    )
  })

  it.each(requests)('$key: a request is unchanged after writing and reading', ({ schema }) => {
    fc.assert(
      fc.property(domainOf(schema), (value) => {
        const written = z.encode(schema, value as never)
        expect(z.decode(schema, written as never)).toEqual(value)
      }),
      { numRuns: 60 },
    )
  })

  it.each(routes)('$key: the sample answer has the form that the codec writes', ({ answer, sample }) => {
    const envelope = { code: SUCCESS, message: '', data: sample?.answer }
    expect(overTheWire(z.encode(answer, z.decode(answer, envelope as never)))).toEqual(envelope)
  })

  it.each(requests.filter(({ sample }) => sample?.request))('$key: the sample request is decoded', ({
    schema,
    sample,
  }) => {
    expect(overTheWire(z.encode(schema, z.decode(schema, sample?.request as never)))).toEqual(sample?.request)
  })

  it.each(routes)('$key: any input is decoded or refused, and nothing throws', ({ answer }) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (data) => {
        const envelope = { code: SUCCESS, message: '', data } as never
        const read = z.safeDecode(answer, envelope)
        if (read.success) expect(z.decode(answer, z.encode(answer, read.data))).toEqual(read.data)
      }),
      { numRuns: 60 },
    )
  })

  it('no request accepts an amount as text with more than two decimals', () => {
    const { transfer } = samples.wallet
    const { recharge, payRecharge } = samples.deposit
    for (const [schema, wire] of [
      [contract.wallet.transfer.body, { ...transfer.request, amount: '99.999999999' }],
      [contract.withdrawal.withdraw.body, { ...samples.withdrawal.withdraw.request, amount: '99.999999999' }],
      [contract.deposit.recharge.body, { ...recharge.request, amount: '99.999999999' }],
      [contract.deposit.payRecharge.body, { ...payRecharge.request, payAmount: '99.999999999' }],
    ] as const)
      expect(z.safeDecode(schema as z.ZodMiniType, wire).success).toBe(false)
  })

  it('a request with a broken amount, code or flag is refused', () => {
    const bad = (schema: z.core.$ZodType, wire: unknown) =>
      expect(z.safeDecode(schema, wire as never).success).toBe(false)
    const transfer = { sourcetype: 'userbalance', targettype: 'yzdz' }
    for (const amount of ['1e3', '0x64', '', ' ', '12,50', '1.005', null, undefined, true, '１００', 'NaN']) {
      bad(contract.wallet.transfer.body, { ...transfer, amount })
    }
    for (const type of [0, 3, '3', null, undefined, true]) bad(contract.cards.getcard.body, { type })
    for (const transferstatus of [2, '2', null, undefined])
      bad(contract.wallet.uptransferstatus.body, { transferstatus })
    bad(contract.session.login.body, { name: 'demo888', password: 'demo888' })
    bad(contract.member.uploadimg.body, { file: 'text' })
  })
})
