import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contracts/beijing-time.ts'
import type { Paged } from '#contracts/envelope.ts'
import {
  bankBindTexts,
  depositTexts,
  rebateTexts,
  redPacketTexts,
  usdtBindTexts,
  withdrawalTexts,
} from '#contracts/messages.ts'
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

describe('withdrawal', () => {
  const setup = async () => {
    const calls = await callsTo('demo')
    const cards = dataOf<{ id: string }[]>(await calls.call('cards.getcard', { type: 1 }, ME))
    const wire = { amount: 500, bank: cards[0]?.id ?? '', password: DEMO.payPassword }
    return {
      ...calls,
      wire,
      withdraw: (wrong: Row = {}) => calls.call('withdrawal.withdraw', { ...wire, ...wrong }, ME),
    }
  }

  it('debits at once, waits, and gives back what is rejected', async () => {
    const { call, withdraw, house, books } = await setup()
    expect(await withdraw()).toMatchObject({ code: 200, message: depositTexts.submitted })
    expect(await call('wallet.balance', {}, ME)).toMatchObject({ data: { balance: 12180.5 } })
    const [pending] = (await house.control.read()).pending.filter(({ what }) => what === 'withdrawal')
    expect(await house.control.review({ what: 'withdrawal', id: pending?.id ?? '', approve: false })).toBe(
      true,
    )
    expect(await call('wallet.balance', {}, ME)).toMatchObject({ data: { balance: 12680.5 } })
    expect(await books(ME)).toEqual({ wealth: 1_392_550, sum: 0, wrong: [], overdrawn: [] })
  })

  it.each([
    ['a card of nobody', { bank: '999' }, withdrawalTexts.bankRequired],
    ['a fen too little', { amount: 99.99 }, withdrawalTexts.minimum],
    ['no password', { password: '' }, withdrawalTexts.payPassword],
    ['a wrong password', { password: '000000' }, '支付密码不正确'],
    ['a fen too much', { amount: 12680.51 }, '余额不足'],
  ])('refuses %s', async (_, wrong, text) => {
    const { withdraw, books } = await setup()
    expect(await withdraw(wrong)).toMatchObject({ code: 202, message: expect.stringContaining(text) })
    expect((await books(ME)).wealth).toBe(1_392_550)
  })

  it('refuses while stakes are owed', async () => {
    const { withdraw, house } = await setup()
    await house.change((world) => {
      for (const member of Object.values(world.members)) member.wagerLeft = 1 as never
    })
    expect(await withdraw()).toMatchObject({ code: 202, message: expect.stringContaining('0.01') })
  })

  it('leads a member without payment password to set one', async () => {
    const { withdraw, house } = await setup()
    await house.change((world) => {
      for (const member of Object.values(world.members)) member.payPasswordDigest = ''
    })
    expect((await withdraw()).code).toBe(251)
  })
})

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

  it('binds, shows masked, and unbinds', async () => {
    const { call } = await callsTo('fresh-member')
    expect((await call('cards.bindcard', card, me)).code).toBe(200)
    expect((await call('cards.bindcard', address, me)).code).toBe(200)
    const [bank] = dataOf<Row[]>(await call('cards.getcard', { type: 1 }, me))
    expect(bank).toMatchObject({ bank: '海岳银行', bank_no: '************3334', bank_not: '3334' })
    expect(dataOf<Row[]>(await call('cards.getcard', { type: 2 }, me))).toMatchObject([
      { bank: 'USDT', bank_owner: 'TRC20' },
    ])
    expect((await call('cards.delcard', { id: bank?.id }, me)).code).toBe(200)
    expect(await call('cards.delcard', { id: bank?.id }, me)).toMatchObject({ code: 202 })
    expect(dataOf<Row[]>(await call('cards.getcard', { type: 1 }, me))).toEqual([])
  })

  it('takes five of a kind, and a sixth after one is unbound', async () => {
    const { call } = await callsTo('fresh-member')
    const nth = (n: number) => ({ ...card, bank_no: `620000111222333${n}` })
    for (let n = 0; n < 5; n++) expect((await call('cards.bindcard', nth(n), me)).code).toBe(200)
    expect(await call('cards.bindcard', nth(5), me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('最多绑定5'),
    })
    expect((await call('cards.bindcard', address, me)).code).toBe(200)
    const [first] = dataOf<{ id: string }[]>(await call('cards.getcard', { type: 1 }, me))
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

  it('refuses the same number twice, and other people’s cards', async () => {
    const { call } = await callsTo('demo')
    await call('cards.bindcard', card, me)
    expect(await call('cards.bindcard', card, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining('已绑定'),
    })
    const [hers] = dataOf<{ id: string }[]>(await call('cards.getcard', { type: 1 }, ME))
    expect((await call('cards.delcard', { id: hers?.id }, me)).code).toBe(202)
  })
})

describe('rebate', () => {
  it('adds up, is collected once, and then has to be played', async () => {
    const { call, books } = await callsTo('demo')
    const ask = (more: Row = {}) =>
      call('rebate.getfanshui', { date: 4, page: 1, api_type: '', type: '', ...more }, ME)
    const { nojisuan } = dataOf<{ nojisuan: number }>(await ask())
    expect(nojisuan).toBeGreaterThan(0)
    let pending = 0
    for (let page = 1; page <= 5; page++) {
      const rows = dataOf<{ list: Paged<{ money: number; state: number }> }>(await ask({ page, type: '0' }))
        .list.data
      pending += rows.reduce((sum, { money }) => sum + Math.round(money * 100), 0)
    }
    expect(pending).toBe(Math.round(nojisuan * 100))
    expect((await call('rebate.dofanshui', {}, ME)).code).toBe(200)
    expect(await books(ME)).toMatchObject({ wealth: 1_392_550 + pending, sum: 0, wrong: [] })
    expect(await call('withdrawal.getBetAmount', {}, ME)).toMatchObject({ data: { bet_amount: nojisuan } })
    expect(await call('rebate.dofanshui', {}, ME)).toMatchObject({
      code: 202,
      message: rebateTexts.nothingPending,
    })
  })
})

describe('red packets', () => {
  const grab = 'redPacket.douserredpacket'

  it('are there from ten to twelve, as many as the table says', async () => {
    const { call, house, books } = await callsTo('demo', { now: Date.UTC(2026, 4, 20, 1, 59, 59, 999) })
    const info = async () =>
      dataOf<{ sendnums: number; acquirednum: number; status: string }>(
        await call('redPacket.userredpacket', {}, ME),
      )
    expect(await info()).toMatchObject({ sendnums: 3, acquirednum: 0, status: 'READY' })
    expect(await call(grab, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.notStarted })
    await house.control.clock({ byMs: 1 })
    let won = 0
    for (let n = 1; n <= 3; n++) {
      const { redpacketmoney } = dataOf<{ redpacketmoney: number }>(await call(grab, {}, ME))
      won += Math.round(redpacketmoney * 100)
      expect(await info()).toMatchObject({ sendnums: 3 - n, acquirednum: n, status: 'STARTING' })
    }
    expect(await call(grab, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.notQualified })
    expect(await books(ME)).toMatchObject({ wealth: 1_392_550 + won, sum: 0 })
    await house.control.clock({ byMs: 2 * HOUR_MS })
    expect(await call(grab, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.ended })
  })

  it('are not for who has deposited nothing, nor when they are switched off', async () => {
    const { call, house } = await callsTo('demo', { now: Date.UTC(2026, 4, 20, 3) })
    expect(await call(grab, {}, FRESH.username)).toMatchObject({
      code: 202,
      message: redPacketTexts.notQualified,
    })
    await house.control.site({ settings: { redPacketOn: false } })
    expect(await call(grab, {}, ME)).toMatchObject({ code: 202, message: redPacketTexts.closed })
  })
})
