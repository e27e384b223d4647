import { describe, expect, it } from 'vitest'
import { depositTexts } from '#contracts/texts/messages.ts'
import type { Paged } from '#contracts/wire/envelope.ts'
import { APPROVED, DEPOSIT, PENDING } from '#contracts/wire/record-codes.ts'
import { DEMO, FRESH } from '../../scenarios/personas.ts'
import { answerData, callsTo } from '../../testing/test-calls.ts'

const ME = DEMO.username
type Row = Record<string, unknown>

describe('deposit', () => {
  const bank = {
    paytype: 'bankpay',
    amount: 500,
    bank: '云川银行',
    bank_owner: '林子安',
    bank_no: '',
    bank_address: '',
    catepay: '',
  }

  it('opens a pending order that credits nothing and shows where to pay', async () => {
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
    const records = answerData<Paged<Row>>(
      await call('records.gettransrecord', { date: 1, type: DEPOSIT, page: 1, api_type: '' }, me),
    )
    expect(records.data).toMatchObject([{ out_trade_no: opened.message, amount: 500, state: PENDING }])
    expect(await call('deposit.queryOrderNo', { orderNo: opened.message }, me)).toMatchObject({
      code: 200,
      data: { state: PENDING },
    })
    expect((await books(me)).wealth).toBe(0)
  })

  it('shows the accounts of a bank transfer, and a rate of 1 for 微信', async () => {
    const { call } = await callsTo('fresh-member')
    const me = FRESH.username
    const transfer = await call('deposit.recharge', bank, me)
    const info = answerData<{ cardlist: Row[] }>(
      await call('deposit.payinfo', { deposit_no: transfer.message }, me),
    )
    expect(info.cardlist[0]).toMatchObject({ bank_name: '云川银行' })
    const wechat = await call('deposit.recharge', { ...bank, paytype: 'wxpay' }, me)
    expect(await call('deposit.payinfo', { deposit_no: wechat.message }, me)).toMatchObject({
      message: 'wxpay',
      data: { info: { usdt_rate: 1, paytype: '微信支付' } },
    })
  })

  it('keeps the account that a transfer names, and shows only that one', async () => {
    const { call, mock } = await callsTo('fresh-member')
    const me = FRESH.username
    const [, second] = answerData<Row[]>(await call('deposit.getpaybank', {}, me))
    const named = { bank_no: ` ${second?.bank_no} `, bank_address: second?.bank_address }
    const { message: no } = await call('deposit.recharge', { ...bank, ...named }, me)
    const info = answerData<{ cardlist: Row[] }>(await call('deposit.payinfo', { deposit_no: no }, me))
    expect(info.cardlist).toMatchObject([{ bank_no: second?.bank_no, bank_name: '海岳银行' }])
    const { deposits } = JSON.parse(await mock.control.export()) as { deposits: Record<string, Row> }
    expect(deposits[no]).toMatchObject({ account: second?.bank_no, note: '林子安 云川银行' })
  })

  it('refuses an account that is not the site’s, but only for a bank transfer', async () => {
    const { call } = await callsTo('fresh-member')
    const foreign = { ...bank, bank_no: '6222020200112233' }
    expect(await call('deposit.recharge', foreign, FRESH.username)).toMatchObject({
      code: 202,
      message: '收款账户不存在或已停用，请重新选择收款账户',
    })
    expect(await call('deposit.recharge', { ...foreign, paytype: 'wxpay' }, FRESH.username)).toMatchObject({
      code: 200,
    })
  })

  it('shows no QR code and no account for an order that is paid on another page', async () => {
    const { call } = await callsTo('fresh-member')
    const opened = answerData<Row>(await call('deposit.payRecharge', online, FRESH.username))
    expect(await call('deposit.payinfo', { deposit_no: opened.orderNo }, FRESH.username)).toMatchObject({
      code: 200,
      message: 'ebpay',
      data: { info: { amount: 200 }, cardlist: [] },
    })
  })

  it('is credited by the review, once', async () => {
    const { call, books, mock } = await callsTo('fresh-member')
    const { message: no } = await call('deposit.recharge', bank, FRESH.username)
    expect(await mock.control.review({ what: 'deposit', id: no, approve: true })).toBe(true)
    expect(await mock.control.review({ what: 'deposit', id: no, approve: true })).toBe(false)
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

  it('refuses a further order of the same way while one is open, and opens none', async () => {
    const { call, mock } = await callsTo('fresh-member')
    const me = FRESH.username
    const usdt = { ...bank, paytype: 'usdtpay', catepay: 'TRC20' }
    const { message: no } = await call('deposit.recharge', usdt, me)
    expect(await call('deposit.recharge', { ...usdt, catepay: 'ERC20' }, me)).toMatchObject({
      code: 202,
      message: `您有一笔USDT-TRC20订单（${no}）待支付，请先完成支付，或等支付时间结束后再提交`,
    })
    const { orderNo } = answerData<Row>(await call('deposit.payRecharge', online, me))
    expect(await call('deposit.payRecharge', { ...online, payType: 'ecny' }, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining(`微信好友订单（${orderNo}）待支付`),
    })
    const { deposits } = JSON.parse(await mock.control.export()) as { deposits: Record<string, Row> }
    expect(Object.keys(deposits).sort()).toEqual([no, orderNo].sort())
    await mock.control.pay({ id: no, paid: false })
    expect(await call('deposit.recharge', usdt, me)).toMatchObject({ code: 200 })
  })

  it('names one remark for all transfers of a member, with the accounts and on the order', async () => {
    const { call } = await callsTo('fresh-member')
    const accounts = answerData<Row[]>(await call('deposit.getpaybank', {}, FRESH.username))
    const { message: deposit_no } = await call('deposit.recharge', bank, FRESH.username)
    const info = answerData<{ cardlist: Row[] }>(
      await call('deposit.payinfo', { deposit_no }, FRESH.username),
    )
    const remarks = [...accounts, ...info.cardlist].map(({ remark }) => remark)
    expect(new Set(remarks).size).toBe(1)
    expect(remarks[0]).toMatch(/^\d{6}$/)
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

  it('lists ranges and payment methods, and refuses a closed method', async () => {
    const { call, mock } = await callsTo('fresh-member')
    const me = FRESH.username
    expect(await call('deposit.getPayRange', { type: 'usdt-erc20' }, me)).toMatchObject({
      data: { min_price: 500, max_price: 100000 },
    })
    expect(await call('deposit.getPayRange', { type: 'ebpay' }, me)).toMatchObject({
      data: { min_price: 0, max_price: 0 },
    })
    expect(await call('deposit.getPayWay', {}, me)).toMatchObject({ data: { usdt: 1, card: 1, pipay: 1 } })
    expect(answerData<Row[]>(await call('deposit.getpaybank', {}, me)).length).toBe(2)
    const payWays = { usdt: true, wechat: true, pipay: false, card: false, rengong: false }
    await mock.control.site({ settings: { payWays } })
    expect(await call('deposit.getPayWay', {}, me)).toMatchObject({ data: { usdt: 1, card: 0, pipay: 0 } })
    expect(await call('deposit.recharge', bank, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('暂停使用'),
    })
    expect(await call('deposit.payRecharge', online, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('暂停使用'),
    })
  })

  it('gives each USDT order an address of its own, which stays the same', async () => {
    const { call, mock } = await callsTo('fresh-member')
    const address = async (catepay: string) => {
      const usdt = { ...bank, paytype: 'usdtpay', catepay }
      const { message: deposit_no } = await call('deposit.recharge', usdt, FRESH.username)
      const readTarget = async () =>
        answerData<{ cardlist: Row }>(await call('deposit.payinfo', { deposit_no }, FRESH.username)).cardlist
      const [first, second] = [await readTarget(), await readTarget()]
      expect(second).toEqual(first)
      expect(first.payimg).toMatch(/^data:image\/svg/)
      await mock.control.pay({ id: deposit_no, paid: true })
      return first.mch_id
    }
    const seen = [await address('TRC20'), await address('TRC20'), await address('ERC20')]
    expect(new Set(seen).size).toBe(3)
    expect(seen[0]).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
    expect(seen[2]).toMatch(/^0x[0-9a-fA-F]{40}$/)
  })
})

const online = { payAmount: 200, username: FRESH.username, payType: 'wxfriend' }

describe('manual deposits', () => {
  it('credit at once, with a record and a wagering requirement', async () => {
    const { mock, call, books } = await callsTo('fresh-member')
    const no = await mock.control.credit({ username: FRESH.username, amount: 30_001 })
    expect(await books(FRESH.username)).toEqual({ wealth: 30_001, sum: 0, wrong: [], overdrawn: [] })
    const wire = { date: 1, type: DEPOSIT, page: 1, api_type: '' }
    expect(await call('records.gettransrecord', wire, FRESH.username)).toMatchObject({
      data: { data: [{ out_trade_no: no, amount: 300.01, pay_way: '人工充值', state: APPROVED }] },
    })
    expect((await mock.control.read()).members[0]).toMatchObject({
      wageringLeft: 30_001,
      openRequirements: [{ source: 'deposit', ref: no, amount: 30_001, left: 30_001 }],
    })
    await expect(mock.control.credit({ username: 'nobody', amount: 1 })).rejects.toThrow('nobody')
    await expect(mock.control.credit({ username: FRESH.username, amount: 0.5 })).rejects.toThrow('fen')
  })
})
