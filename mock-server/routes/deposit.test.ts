import { describe, expect, it } from 'vitest'
import type { Paged } from '#contracts/envelope.ts'
import { depositTexts } from '#contracts/messages.ts'
import { DEMO, FRESH } from '../scenarios/personas.ts'
import { callsTo, dataOf } from './test-calls.ts'

const ME = DEMO.username
type Row = Record<string, unknown>

describe('deposit', () => {
  const bank = {
    paytype: 'bankpay',
    amount: 500,
    bank: '云川银行',
    bank_owner: '林云舟',
    bank_no: '',
    bank_address: '',
    catepay: '',
  }

  it('opens an order that waits, credits nothing, and shows where to pay', async () => {
    const { call, books } = await callsTo('fresh-member')
    const me = FRESH.username
    const opened = await call('deposit.recharge', { ...bank, paytype: 'usdtpay', catepay: 'TRC20' }, me)
    expect(opened).toMatchObject({ code: 200, message: expect.stringMatching(/^D\d+$/) })
    const info = await call('deposit.payinfo', { deposit_no: opened.message }, me)
    expect(info).toMatchObject({
      code: 200,
      message: 'usdtpay',
      data: { info: { amount: 500, usdt_rate: 7.3 }, cardlist: { content: 'TRC20' } },
    })
    const records = dataOf<Paged<Row>>(
      await call('records.gettransrecord', { date: 1, type: 1, page: 1, api_type: '' }, me),
    )
    expect(records.data).toMatchObject([{ out_trade_no: opened.message, amount: 500, state: 1 }])
    expect(await call('deposit.queryOrderNo', { orderNo: opened.message }, me)).toMatchObject({
      code: 200,
      data: { state: 1 },
    })
    expect((await books(me)).wealth).toBe(0)
  })

  it('shows the accounts of a bank transfer, and 元 as 元 for 微信', async () => {
    const { call } = await callsTo('fresh-member')
    const me = FRESH.username
    const transfer = await call('deposit.recharge', bank, me)
    const info = dataOf<{ cardlist: Row[] }>(
      await call('deposit.payinfo', { deposit_no: transfer.message }, me),
    )
    expect(info.cardlist[0]).toMatchObject({ bank_name: '云川银行' })
    const wechat = await call('deposit.recharge', { ...bank, paytype: 'wxpay' }, me)
    expect(await call('deposit.payinfo', { deposit_no: wechat.message }, me)).toMatchObject({
      message: 'wxpay',
      data: { info: { usdt_rate: 1, paytype: '微信支付' } },
    })
  })

  it('is credited by the review, once', async () => {
    const { call, books, house } = await callsTo('fresh-member')
    const { message: no } = await call('deposit.recharge', bank, FRESH.username)
    expect(await house.control.review({ what: 'deposit', id: no, approve: true })).toBe(true)
    expect(await house.control.review({ what: 'deposit', id: no, approve: true })).toBe(false)
    expect(await books(FRESH.username)).toEqual({ wealth: 50_000, sum: 0, wrong: [], overdrawn: [] })
    expect(await call('withdrawal.getBetAmount', {}, FRESH.username)).toMatchObject({
      data: { bet_amount: 500 },
    })
  })

  it.each([
    ['a fen too little', { amount: 99.99 }, depositTexts.range(10_000 as never, 5_000_000 as never)],
    ['a fen too much', { amount: 50000.01 }, '100-50000'],
    ['no depositor', { bank_owner: ' ' }, depositTexts.depositor],
    ['no bank', { bank: '' }, depositTexts.bank],
    ['an unknown way', { paytype: 'coupon' }, '暂不支持'],
    ['an unknown protocol', { paytype: 'usdtpay', catepay: 'BEP20' }, '暂不支持'],
  ])('refuses %s', async (_, wrong, text) => {
    const { call } = await callsTo('fresh-member')
    expect(await call('deposit.recharge', { ...bank, ...wrong }, FRESH.username)).toMatchObject({
      code: 202,
      message: expect.stringContaining(text),
    })
  })

  it('hides other people’s orders and unknown ones', async () => {
    const { call } = await callsTo('demo')
    const { message: deposit_no } = await call('deposit.recharge', bank, ME)
    for (const [as, no] of [
      [FRESH.username, deposit_no],
      [ME, 'D0'],
      [ME, '__proto__'],
    ] as const) {
      expect(await call('deposit.payinfo', { deposit_no: no }, as)).toMatchObject({
        code: 202,
        message: expect.stringContaining('订单不存在'),
      })
      expect(await call('deposit.queryOrderNo', { orderNo: no }, as)).toMatchObject({ code: 202 })
    }
  })

  it('tells ranges and ways, and that other payments are not open', async () => {
    const { call } = await callsTo('fresh-member')
    expect(await call('deposit.getPayRange', { type: 'usdt-erc20' }, FRESH.username)).toMatchObject({
      data: { min_price: 500, max_price: 100000 },
    })
    expect(await call('deposit.getPayRange', { type: 'ebpay' }, FRESH.username)).toMatchObject({
      data: { min_price: 0, max_price: 0 },
    })
    expect(await call('deposit.getPayWay', {}, FRESH.username)).toMatchObject({
      data: { usdt: 1, card: 1, pipay: 0 },
    })
    expect(
      await call(
        'deposit.payRecharge',
        { payAmount: 200, username: 'x', payType: 'wxfriend' },
        FRESH.username,
      ),
    ).toMatchObject({ code: 520 })
    expect(dataOf<Row[]>(await call('deposit.getpaybank', {}, FRESH.username)).length).toBe(2)
  })
})
