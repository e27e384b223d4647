import { describe, expect, test } from 'vitest'
import { contract } from '#contracts/index.ts'
import { USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '#contracts/limits.ts'
import { DEMO } from '../scenarios/personas.ts'
import { callsTo } from '../testing/test-calls.ts'

/**
 * A member may type any word, also one that every JavaScript object answers to. No map may be keyed by it as a plain
 * object is: such a word is treated like any other unknown one (docs/faults.md#prototype-pollution).
 */
const NAMES = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
]
/** No venue, game, order, card or member is called so. */
const UNKNOWN = 'qwertyuiopas'

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

const REQUESTS: Record<string, Record<string, unknown>> = {
  'help.article': { type: 1 },
  'games.gameList': { category: '' },
  'games.getGameUrl': { plat_name: 'tyg', game_type: 0, game_code: 'tyg-001', is_mobile_url: 1 },
  'games.gamelistBycode': { gamecode: 'pp' },
  'notices.noticeList': { page: 1, type: 1 },
  'wallet.transfer': { amount: 10, sourcetype: 'userbalance', targettype: 'zrt' },
  'deposit.getPayRange': { type: 'bank' },
  'deposit.recharge': { paytype: 'usdtpay', amount: 500, catepay: 'ERC20' },
  'deposit.payRecharge': { payAmount: 200, username: DEMO.username, payType: 'wxfriend' },
  'deposit.queryOrderNo': { orderNo: 'D1' },
  'deposit.payinfo': { deposit_no: 'D1' },
  'withdrawal.withdraw': { amount: 100, bank: '1', password: DEMO.payPassword },
  'cards.getcard': { type: 1 },
  'cards.delcard': { id: '1' },
  'rebate.getfanshui': { date: 4, page: 1, api_type: '', type: '' },
  'activity.activitylist': { type: '1' },
  'activity.activitydeatil': { id: '1' },
  'activity.activityapply': { id: '3' },
  'records.betrecord': { date: 4, page: 1, api_type: '' },
  'records.gettransrecord': { date: 4, type: 1, page: 1, api_type: '' },
}
const FIELDS = Object.entries(REQUESTS).flatMap(([call, request]) =>
  Object.keys(request).map((field) => ({ call, field, request })),
)

describe('a field', () => {
  test.each(FIELDS)('$field of $call: such a word is as unknown as any other', async ({
    call,
    field,
    request,
  }) => {
    const answerTo = async (word: string) => {
      const calls = await callsTo('member-with-money')
      const answer = await calls.call(call, { ...request, [field]: word }, DEMO.username)
      return { code: answer.code, message: answer.message, books: await calls.books(DEMO.username) }
    }
    const usual = await answerTo(UNKNOWN)
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(await answerTo(word), word).toEqual(usual)
  })
})

test('every call named here is one of the contract', () => {
  for (const name of Object.keys(REQUESTS)) {
    const [area = '', key = ''] = name.split('.')
    expect(Object.keys((contract as Record<string, object>)[area] ?? {}), name).toContain(key)
  }
})
