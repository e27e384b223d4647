import { describe, expect, test } from 'vitest'
import { withdrawalTexts } from '#contracts/texts/messages.ts'
import { CARD_TYPES, NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'
import type { ScenarioName } from './catalogue.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username

async function withdrawIn(name: ScenarioName, params = {}, wire = {}) {
  const calls = await callsTo(name, { params })
  const request = { amount: 100, bank: '1', password: DEMO.payPassword, ...wire }
  return { ...calls, answer: await calls.call('withdrawal.withdraw', request, ME) }
}

describe('withdrawals', () => {
  test.each(['1', '2'])('ready-to-withdraw: to card %s', async (bank) => {
    const { answer, books } = await withdrawIn('ready-to-withdraw', { central: 100 }, { bank })
    expect(answer.code).toBe(200)
    expect(await books(ME)).toEqual({ wealth: 10_000, sum: 0, wrong: [], overdrawn: [] })
  })

  test('ready-to-withdraw: without money', async () => {
    const { answer } = await withdrawIn('ready-to-withdraw', { central: 0 })
    expect(answer).toMatchObject({ code: 202, message: expect.stringContaining('余额不足') })
  })

  test('wagering-owed', async () => {
    const { answer, call } = await withdrawIn('wagering-owed', { left: '0.01' })
    expect(answer.message).toContain('还差 ¥\u00a00.01 才能取款')
    expect(await call('withdrawal.getBetAmount', {}, ME)).toMatchObject({ data: { bet_amount: 0.01 } })
  })

  test.each([
    [{ aDay: 0 }, '上限'],
    [{ toHour: 12 }, '00:00-12:00'],
    [{ fromHour: 12 }, '提交成功'],
    [{ min: 200 }, '单笔取款不能低于200元'],
    [{ max: '99.99' }, '不能高于'],
    [{ max: 100 }, '提交成功'],
  ])('withdrawal-limits %j', async (params, text) => {
    const { answer } = await withdrawIn('withdrawal-limits', params)
    expect(answer.message).toContain(text)
  })

  test('withdrawal-limits: with another least amount no text of the site says the usual one', async () => {
    const { call } = await callsTo('withdrawal-limits', { params: { min: 200 } })
    const answers = await Promise.all([
      call('site.app', {}),
      call('notices.homenotice', {}),
      ...[1, 2].map((page) => call('notices.noticeList', { page })),
      ...[1, 2, 3, 4, 5, 6, 7].map((id) => call('help.article', { type: id })),
      call('withdrawal.getBetAmount', {}, ME),
    ])
    const texts = JSON.stringify(answers)
    expect(texts).toContain('取款')
    expect(texts).toContain('"min_withdrawal":200')
    expect(texts.match(/取款[^。]{0,20}\b100\b|\b100 ?元起/g)).toBeNull()
  })

  test('no-pay-password', async () => {
    const { answer, call } = await withdrawIn('no-pay-password')
    expect(answer.code).toBe(NO_PAY_PASSWORD)
    const first = { paypassword: '654321', password: DEMO.password }
    expect((await call('member.editPayPassword', first, ME)).code).toBe(200)
  })

  test('pay-password-locked: lasts 15 minutes', async () => {
    const { answer, call, mock } = await withdrawIn('pay-password-locked')
    expect(answer.message).toContain('15 分钟')
    await mock.control.clock({ byMs: 15 * 60_000 })
    const request = { amount: 100, bank: '1', password: DEMO.payPassword }
    expect((await call('withdrawal.withdraw', request, ME)).code).toBe(200)
  })
})

describe('cards', () => {
  const count = async (name: ScenarioName, params = {}) => {
    const { call } = await callsTo(name, { params })
    const of = async (type: number) => answerData<unknown[]>(await call('cards.getcard', { type }, ME)).length
    return { call, counts: [await of(CARD_TYPES.bank), await of(CARD_TYPES.usdt)] }
  }
  test.each([
    ['no-cards', {}, [0, 0]],
    ['member-with-cards', {}, [1, 1]],
    ['member-with-cards', { bank: 4, usdt: 0 }, [4, 0]],
    ['five-cards', {}, [5, 5]],
  ] as const)('%s %j', async (name, params, counts) => {
    expect((await count(name, params)).counts).toEqual(counts)
  })

  const bind = {
    bank: '海岳银行',
    bank_owner: DEMO.realname,
    bank_no: '6200001112223334',
    bank_address: '支行',
    pay_pass: DEMO.payPassword,
  }

  test('five-cards: a sixth is refused until one is unbound', async () => {
    const { call } = await count('five-cards')
    expect((await call('cards.bindcard', bind, ME)).code).toBe(202)
    expect((await call('cards.delcard', { id: '3' }, ME)).code).toBe(200)
    expect((await call('cards.bindcard', bind, ME)).code).toBe(200)
  })

  test('no-cards: a member without a card cannot withdraw', async () => {
    const { call } = await count('no-cards')
    const request = { amount: 100, bank: '1', password: DEMO.payPassword }
    expect((await call('withdrawal.withdraw', request, ME)).message).toBe(withdrawalTexts.bankRequired)
  })

  test('five parallel binds with four cards: exactly one succeeds', async () => {
    const { call } = await count('member-with-cards', { bank: 4 })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => call('cards.bindcard', { ...bind, bank_no: `620000111222333${n}` }, ME)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answerData<unknown[]>(await call('cards.getcard', { type: CARD_TYPES.bank }, ME))).toHaveLength(5)
  })
})

test('pay-ways', async () => {
  const { call } = await callsTo('pay-ways', { params: { wechat: 0, pipay: '0' } })
  expect(await call('deposit.getPayWay', {}, ME)).toMatchObject({
    data: { usdt: 1, wechat: 0, pipay: 0, card: 1, rengong: 1 },
  })
  expect((await call('deposit.recharge', { paytype: 'wxpay', amount: 500 }, ME)).code).toBe(202)
})
