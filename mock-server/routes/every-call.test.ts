import { describe, expect, it } from 'vitest'
import { CARD_TYPES } from '#contracts/codes.ts'
import type { RouteMetadata } from '#contracts/envelope.ts'
import { contract } from '#contracts/index.ts'
import { DEPOSIT } from '#contracts/record-codes.ts'
import { DEMO } from '../scenarios/personas.ts'
import { callsTo } from '../testing/test-calls.ts'
import { testMock } from '../testing/test-mock.ts'

const ME = DEMO.username

/** One valid request for each call, as the app would send it. */
const REQUESTS: Record<string, Record<string, unknown>> = {
  'session.login': { name: DEMO.username, password: DEMO.password, code: 'AB12' },
  'session.loginPc': { name: DEMO.username, password: DEMO.password, code: 'AB12' },
  'session.register': {
    name: 'another1',
    password: 'secret1',
    confirmPass: 'secret1',
    realname: '周小满',
    paypassword: '123456',
    code: 'AB12',
  },
  'site.bannerList': { type: 2 },
  'notices.noticeList': { page: 1 },
  'help.article': { type: 1 },
  'games.gameList': { category: '' },
  'games.getGameUrl': { plat_name: 'tyg', game_type: 0, game_code: 'tyg-001', is_mobile_url: 1 },
  'games.gamelistBycode': { gamecode: 'pp' },
  'member.updateuserinfo': { email: 'a@b.example', mobile: '13700137000', birthday: '1991-01-01' },
  'member.editPassword': { paypassword: 'brandnew1', password: DEMO.password },
  'member.editPayPassword': { paypassword: '123123', password: DEMO.payPassword },
  'wallet.transfer': { amount: 10, sourcetype: 'userbalance', targettype: 'zrt' },
  'wallet.uptransferstatus': { transferstatus: 1 },
  'deposit.getPayRange': { type: 'bank' },
  'deposit.recharge': { paytype: 'usdtpay', amount: 500, catepay: 'ERC20' },
  'deposit.payRecharge': { payAmount: 200, username: ME, payType: 'wxfriend' },
  'withdrawal.withdraw': { amount: 100, bank: '1', password: DEMO.payPassword },
  'cards.getcard': { type: CARD_TYPES.usdt },
  'cards.bindcard': {
    bank: '海岳银行',
    bank_owner: '林云舟',
    bank_no: '6200001112223334',
    bank_address: '支行',
    pay_pass: DEMO.payPassword,
  },
  'cards.delcard': { id: '1' },
  'rebate.getfanshui': { date: 4, page: 1, api_type: '', type: '' },
  'redPacket.redpacket': { page: 1 },
  'activity.activitylist': {},
  'activity.activitydeatil': { id: 1 },
  'activity.activityApplyLog': { page: 1 },
  'activity.activityapply': { id: '3' },
  'records.betrecord': { date: 4, page: 1, api_type: '' },
  'records.gettransrecord': { date: 4, type: DEPOSIT, page: 1, api_type: '' },
  'agent.applyagentdo': { mobile: '13800138000', apply_info: '愿意合作' },
}
/** Calls that this world refuses at this hour, with their codes. */
const REFUSAL_CODES: Record<string, number> = {
  'agent.getAgentLoginUrl': 202,
  'deposit.queryOrderNo': 202,
  'deposit.payinfo': 202,
}
const REFUSED_REQUESTS: Record<string, Record<string, unknown>> = {
  'deposit.queryOrderNo': { orderNo: 'D1' },
  'deposit.payinfo': { deposit_no: 'D1' },
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
