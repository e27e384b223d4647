import { describe, expect, it } from 'vitest'
import { bankBindTexts, usdtBindTexts } from '#contracts/texts/messages.ts'
import { CARD_TYPES } from '#contracts/wire/codes.ts'
import { DEMO, FRESH } from '../../scenarios/personas.ts'
import { answerData, callsTo } from '../../testing/test-calls.ts'

const ME = DEMO.username
type Row = Record<string, unknown>

describe('cards', () => {
  const me = FRESH.username
  const card = {
    bank: '海岳银行',
    bank_owner: '陈初航',
    bank_no: '6200001112223334',
    bank_address: '灯塔路支行',
    pay_pass: '888888',
  }
  const address = {
    bank: 'USDT',
    bank_owner: 'TRC20',
    bank_no: `T${'z'.repeat(33)}`,
    bank_address: '',
    pay_pass: '888888',
  }

  it('can be bound, are listed with masked numbers, and can be unbound', async () => {
    const { call } = await callsTo('fresh-member')
    expect((await call('cards.bindcard', card, me)).code).toBe(200)
    expect((await call('cards.bindcard', address, me)).code).toBe(200)
    const [bank] = answerData<Row[]>(await call('cards.getcard', { type: CARD_TYPES.bank }, me))
    expect(bank).toMatchObject({ bank: '海岳银行', bank_no: '************3334', bank_not: '3334' })
    expect(bank?.ico).toMatch(/^data:image\/svg/)
    expect(answerData<Row[]>(await call('cards.getcard', { type: CARD_TYPES.usdt }, me))).toMatchObject([
      { bank: 'USDT', bank_owner: 'TRC20' },
    ])
    expect((await call('cards.delcard', { id: bank?.id }, me)).code).toBe(200)
    expect(await call('cards.delcard', { id: bank?.id }, me)).toMatchObject({ code: 202 })
    expect(answerData<Row[]>(await call('cards.getcard', { type: CARD_TYPES.bank }, me))).toEqual([])
  })

  it('are limited to five of a kind, and one can be bound again after one is unbound', async () => {
    const { call } = await callsTo('fresh-member')
    const nth = (n: number) => ({ ...card, bank_no: `620000111222333${n}` })
    for (let n = 0; n < 5; n++) expect((await call('cards.bindcard', nth(n), me)).code).toBe(200)
    expect(await call('cards.bindcard', nth(5), me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('最多绑定5'),
    })
    expect((await call('cards.bindcard', address, me)).code).toBe(200)
    const [first] = answerData<{ id: string }[]>(await call('cards.getcard', { type: CARD_TYPES.bank }, me))
    await call('cards.delcard', { id: first?.id }, me)
    expect((await call('cards.bindcard', nth(5), me)).code).toBe(200)
  })

  it.each([
    ['no owner', card, { bank_owner: '' }, bankBindTexts.owner],
    ['an unknown bank', card, { bank: '某某银行' }, bankBindTexts.bank],
    ['seven digits', card, { bank_no: '6200001' }, bankBindTexts.cardNo],
    ['twenty digits', card, { bank_no: '6'.repeat(20) }, bankBindTexts.cardNo],
    ['no branch', card, { bank_address: ' ' }, bankBindTexts.branch],
    ['a short payment password', card, { pay_pass: '12345' }, bankBindTexts.payPasswordLength],
    ['a wrong payment password', card, { pay_pass: '123456' }, '支付密码不正确'],
    ['no protocol', address, { bank_owner: '' }, usdtBindTexts.protocol],
    ['no address', address, { bank_no: '' }, usdtBindTexts.address],
    ['an address of the other chain', address, { bank_owner: 'ERC20' }, 'ERC20格式'],
    ['no payment password', address, { pay_pass: '' }, usdtBindTexts.payPassword],
    ['a long payment password', address, { pay_pass: '1'.repeat(19) }, usdtBindTexts.payPasswordLength],
  ])('refuses %s', async (_, right, wrong, text) => {
    const { call } = await callsTo('fresh-member')
    expect(await call('cards.bindcard', { ...right, ...wrong }, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining(text),
    })
  })

  it.each([
    ['8 digits', { bank_no: '6'.repeat(8) }],
    ['19 digits', { bank_no: '6'.repeat(19) }],
    ['spaces between the digits', { bank_no: '6200 0011 1222 3334' }],
  ])('accepts %s', async (_, right) => {
    const { call } = await callsTo('fresh-member')
    expect((await call('cards.bindcard', { ...card, ...right }, me)).code).toBe(200)
  })

  it.each([6, 18])('accepts a payment password of %i characters', async (length) => {
    const { call } = await callsTo('fresh-member')
    const paypassword = '7'.repeat(length)
    await call('member.editPayPassword', { paypassword, password: FRESH.payPassword }, me)
    expect((await call('cards.bindcard', { ...card, pay_pass: paypassword }, me)).code).toBe(200)
  })

  it('counts wrong payment passwords together with withdrawals, and then locks both', async () => {
    const { call, mock } = await callsTo('ready-to-withdraw')
    const mine = { ...card, bank_owner: DEMO.realname }
    const wrong = { ...mine, pay_pass: '000000' }
    const request = { amount: 100, bank: '1', password: '000000' }
    for (let n = 0; n < 2; n++) {
      expect((await call('cards.bindcard', wrong, ME)).message).toContain('还可以尝试')
      expect((await call('withdrawal.withdraw', request, ME)).message).toContain('还可以尝试')
    }
    expect((await call('cards.bindcard', wrong, ME)).message).toContain('15 分钟')
    expect((await call('cards.bindcard', mine, ME)).message).toContain('15 分钟')
    expect(await call('withdrawal.withdraw', { ...request, password: '888888' }, ME)).toMatchObject({
      code: 202,
    })
    await mock.control.clock({ byMs: 15 * 60_000 })
    expect((await call('cards.bindcard', mine, ME)).code).toBe(200)
  })

  it('refuses the same number twice, and other people’s cards', async () => {
    const { call } = await callsTo('demo')
    await call('cards.bindcard', card, me)
    expect(await call('cards.bindcard', card, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('已绑定'),
    })
    const [hers] = answerData<{ id: string }[]>(await call('cards.getcard', { type: CARD_TYPES.bank }, ME))
    expect((await call('cards.delcard', { id: hers?.id }, me)).code).toBe(202)
  })
})
