import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CARD_TYPES, NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import type { Envelope } from '#contracts/wire/envelope.ts'
import { DEPOSIT, TRANSFER_IN, TRANSFER_OUT, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { WIRE_FORMS, type WireForm } from '../state/wire-forms.ts'
import { answerData, callsTo, routeNamed } from '../testing/test-calls.ts'
import { DEMO, FRESH, tokenOf } from './personas.ts'
import { HISTORY_ORDER } from './wire.ts'

const record = { date: 4, page: 1, api_type: '' }
const READS: readonly (readonly [name: string, wire: Record<string, unknown>])[] = [
  ['site.app', {}],
  ['site.bannerList', { type: 2 }],
  ['notices.homenotice', {}],
  ['notices.noticeList', { page: 1 }],
  ['notices.noticeList', { page: 1, type: 2 }],
  ['help.article', { type: 1 }],
  ['games.gameList', {}],
  ['games.gamelistBycode', { gamecode: 'pp' }],
  ['member.user', {}],
  ['wallet.balance', {}],
  ['wallet.balancelist', {}],
  ['deposit.getPayWay', {}],
  ['deposit.getPayRange', { type: 'bank' }],
  ['deposit.getpaybank', {}],
  ['withdrawal.getBetAmount', {}],
  ['cards.getcard', { type: CARD_TYPES.bank }],
  ['cards.getcard', { type: CARD_TYPES.usdt }],
  ['cards.banklist', {}],
  ['rebate.getfanshui', { ...record, type: '' }],
  ['redPacket.userredpacket', {}],
  ['redPacket.redpacket', { page: 1 }],
  ['vip.uservip', {}],
  ['activity.activitytype', {}],
  ['activity.activitylist', {}],
  ['activity.activitydeatil', { id: 1 }],
  ['activity.activityApplyLog', { page: 1 }],
  ['records.betrecord', record],
  ...[DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT].map(
    (type) => ['records.gettransrecord', { ...record, type }] as const,
  ),
]

/** Fields that a wire form leaves out; they are not compared with the plain form. */
const OMITTED: Partial<Record<WireForm, RegExp>> = {
  'least-fields': /^(bank_not|ico|status|unread|remark)$/,
  // Without the page object an empty list counts 0 pages, and bare rows carry no page counts.
  'empty-null': /^(current_page|last_page|per_page|total|unread)$/,
  'empty-list': /^(current_page|last_page|per_page|total|unread)$/,
  'empty-object': /^(current_page|last_page|per_page|total|unread)$/,
  'empty-absent': /^(current_page|last_page|per_page|total|unread)$/,
  'bare-pages': /^(current_page|last_page|per_page|total|unread)$/,
}

function without(value: unknown, keys: RegExp | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, keys))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !keys?.test(key))
      .map(([key, field]) => [key, without(field, keys)]),
  )
}

const read = (name: string, answer: Envelope): unknown => {
  const schema = routeNamed(name).responses[200]
  return schema && (z.decode(schema, answer) as Envelope).data
}

describe.each(Object.keys(WIRE_FORMS) as WireForm[])('wire-form %s', (form) => {
  test.each([DEMO.username, FRESH.username])('%s reads the same as in the plain form', async (who) => {
    const plain = await callsTo('member-with-history')
    const other = await callsTo('wire-form', { params: { form } })
    for (const [name, wire] of READS) {
      const [first, second] = [await plain.call(name, wire, who), await other.call(name, wire, who)]
      expect(second.code, name).toBe(200)
      expect(without(read(name, second), OMITTED[form]), `${name} ${JSON.stringify(wire)}`).toEqual(
        without(read(name, first), OMITTED[form]),
      )
    }
  })
})

/** The body of an answer as it comes over the wire. */
async function wireAnswer(form: WireForm, name: string, wire: Record<string, unknown>, who = DEMO.username) {
  const { mock } = await callsTo('wire-form', { params: { form } })
  const { method, path } = routeNamed(name)
  const query = method === 'GET' ? `?${new URLSearchParams(wire as Record<string, string>)}` : ''
  const answer = await mock.raw(path + query, method === 'GET' ? undefined : wire, {
    method,
    token: tokenOf(who),
  })
  return JSON.parse(answer === 'drop' ? '{}' : answer.body)
}

describe('each form has the shape that its name promises', () => {
  const bets = ['records.betrecord', record] as const
  const fresh = FRESH.username

  test('text-numbers', async () => {
    expect((await wireAnswer('text-numbers', 'member.user', {})).data).toMatchObject({
      balance: expect.stringMatching(/^\d+\.\d\d$/),
      usdtrate: '7.3',
      isagent: '0',
    })
    expect((await wireAnswer('text-numbers', 'records.betrecord', record)).data.total).toBe('5')
  })

  test('boolean-flags and missing-flags', async () => {
    expect((await wireAnswer('boolean-flags', 'site.app', {})).data).toMatchObject({ site_state: true })
    const { data } = await wireAnswer('missing-flags', 'member.user', {})
    expect(data).not.toHaveProperty('isagent')
    expect(data).not.toHaveProperty('transferstatus')
  })

  test('number-ids', async () => {
    expect((await wireAnswer('number-ids', 'cards.getcard', { type: CARD_TYPES.bank })).data).toMatchObject([
      { id: 1 },
    ])
  })

  test.each([
    ['empty-null', null],
    ['empty-list', []],
    ['empty-object', {}],
  ] as const)('%s', async (form, empty) => {
    expect((await wireAnswer(form, ...bets, fresh)).data).toEqual(empty)
    expect((await wireAnswer(form, 'cards.getcard', { type: CARD_TYPES.bank }, fresh)).data).toEqual(empty)
    expect((await wireAnswer(form, 'rebate.getfanshui', { ...record, type: '' }, fresh)).data.list).toEqual(
      empty,
    )
    const order = { paytype: 'usdtpay', amount: '500', catepay: 'TRC20' }
    const opened = await wireAnswer(form, 'deposit.recharge', order)
    expect(opened).toMatchObject({ code: 200, message: expect.stringMatching(/^D\d+$/) })
    expect(opened.data).toEqual(empty)
  })

  test('empty-absent', async () => {
    expect(await wireAnswer('empty-absent', ...bets, fresh)).not.toHaveProperty('data')
    expect(await wireAnswer('empty-absent', 'wallet.transall', {})).not.toHaveProperty('data')
  })

  test('bare-pages, keyed-lists, flat-rebates', async () => {
    expect((await wireAnswer('bare-pages', ...bets)).data).toHaveLength(5)
    expect(Object.keys((await wireAnswer('keyed-lists', ...bets)).data.data)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
    expect(
      Object.keys((await wireAnswer('keyed-lists', 'cards.getcard', { type: CARD_TYPES.usdt })).data),
    ).toEqual(['0'])
    expect(
      (await wireAnswer('flat-rebates', 'rebate.getfanshui', { ...record, type: '' })).data,
    ).toMatchObject({
      data: [{ money: 0.08 }, { money: 0.53 }],
      jisuan: 0,
      nojisuan: 0.61,
    })
  })

  test('long-paytype', async () => {
    const order = { deposit_no: HISTORY_ORDER }
    const { message, data } = await wireAnswer('long-paytype', 'deposit.payinfo', order)
    expect(message).toBe('wxpay')
    expect(data.info.paytype).toMatch(/^微信支付.+/)
    expect(Array.isArray(data.cardlist)).toBe(false)
  })

  test('recharge-url', async () => {
    const order = { paytype: 'alipay', amount: 500 }
    const { message, data } = await wireAnswer('recharge-url', 'deposit.recharge', order)
    expect(message).toMatch(/^D\d+$/)
    expect(data).toEqual({ url: `http://127.0.0.1:8787/venue/site.html?order=${message}#pay` })
  })

  test('transfer-balance', async () => {
    const wire = { amount: 50, sourcetype: 'yzdz', targettype: 'userbalance' }
    const before = (await wireAnswer('transfer-balance', 'wallet.balance', {})).data.balance
    expect((await wireAnswer('transfer-balance', 'wallet.transfer', wire)).data).toEqual({
      platname: 'userbalance',
      balance: Number((before + 50).toFixed(2)),
    })
  })

  test('least-fields', async () => {
    const [card] = (await wireAnswer('least-fields', 'cards.getcard', { type: CARD_TYPES.bank })).data
    expect(Object.keys(card)).toEqual(['id', 'bank', 'bank_owner', 'bank_no', 'bank_address'])
    expect((await wireAnswer('least-fields', 'redPacket.userredpacket', {})).data).not.toHaveProperty(
      'status',
    )
    expect(Object.keys((await wireAnswer('least-fields', 'redPacket.douserredpacket', {})).data)).toEqual([
      'redpacketmoney',
    ])
  })

  test('zero-dates', async () => {
    expect((await wireAnswer('zero-dates', 'member.user', {})).data.birthday).toBe('0000-00-00')
  })

  test('pay-message', async () => {
    const answer = await wireAnswer('pay-message', 'deposit.queryOrderNo', { orderNo: HISTORY_ORDER })
    expect(answer).toHaveProperty('message')
    expect(answer).not.toHaveProperty('msg')
    const refused = await wireAnswer('pay-message', 'deposit.queryOrderNo', { orderNo: 'nobody' })
    expect(refused).toMatchObject({ code: 202, message: expect.stringContaining('不存在') })
  })
})

test.each([
  203, 205, 207, 208, 209, 210, 214, 215, 216, 217, 218, 219, 409, 422, 500, 520,
])('refusal-code %i: refusals carry it with their text; 251 and 401 do not change', async (code) => {
  const { call, mock } = await callsTo('refusal-code', { params: { code } })
  const tooMuch = { amount: 99_999, sourcetype: 'userbalance', targettype: 'zrt' }
  expect(await call('wallet.transfer', tooMuch, DEMO.username)).toMatchObject({
    code,
    message: expect.stringContaining('余额不足'),
  })
  expect((await call('wallet.balance', {}, '!nobody')).code).toBe(401)
  await mock.change((world) => {
    for (const member of Object.values(world.members)) {
      member.payPasswordDigest = ''
      member.wageringLeft = 0 as never
    }
  })
  const request = { amount: 100, bank: '1', password: '888888' }
  expect((await call('withdrawal.withdraw', request, DEMO.username)).code).toBe(NO_PAY_PASSWORD)
})

test('member-with-history has a row in every list, and the other member in none', async () => {
  const { call } = await callsTo('member-with-history')
  const total = async (name: string, wire: Record<string, unknown>, who: string) => {
    const data = answerData<{ total?: number; list?: { total: number } } | unknown[]>(
      await call(name, wire, who),
    )
    return Array.isArray(data) ? data.length : (data.list?.total ?? data.total)
  }
  const own = READS.filter(([name]) =>
    /^(cards.getcard|rebate|redPacket.redpacket|records)|ApplyLog/.test(name),
  )
  for (const [name, wire] of [...own, ['notices.noticeList', { page: 1, type: 2 }] as const]) {
    if (name === 'records.gettransrecord' && wire.type === WITHDRAWAL) continue
    expect(await total(name, wire, DEMO.username), `${name} ${JSON.stringify(wire)}`).toBeGreaterThan(0)
    expect(await total(name, wire, FRESH.username), name).toBe(0)
  }
})
