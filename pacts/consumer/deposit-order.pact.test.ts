import { describe, expect, it } from 'vitest'
import { depositContract } from '#contracts/deposit.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { shownDeposit } from '#contracts/money/shown-deposit.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { HISTORY_ORDER } from '#mock/scenarios/wire.ts'
import { depositOrderQuery, orderResult } from '#src/api/queries/money/deposit.ts'
import { app, refusalError } from './support/app.ts'
import { OrNull } from './support/combined.ts'
import { pact, type StateRef } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  accountNo,
  containing,
  data,
  done,
  exactly,
  exactYuan,
  like,
  PAID,
  picture,
  rateOfYuan,
  refused,
  refusedInMsg,
  rows,
  text,
  time,
  usdtAddress,
  words,
} from './support/wire.ts'

const { payinfo, queryOrderNo } = depositContract
const NO = 'D20260501120000000100001'
const body = { deposit_no: NO }
describe('a deposit order', () => {
  const TYPES = { usdt: 'usdtpay', wechat: 'wxpay', alipay: 'alipay', bank: 'bankpay' }
  const info = {
    created_at: time('2026-05-01 11:00:00'),
    amount: exactYuan(500),
    usdt_rate: rateOfYuan,
  }
  const parsed = { createdAt: '2026-05-01 11:00:00', amount: wholeYuan(500) }
  const inUsdt = { ...parsed, usdtRate: 7_300_000 }
  const answer = (type: string, more: object, cardlist?: unknown) => ({
    ...done(type, { deposit_no: NO, info: { ...info, ...more }, ...(cardlist ? { cardlist } : {}) }),
    message: type,
  })
  const code = { payimg: picture('/qr/7f3a.png') }

  it.each([
    {
      protocol: 'TRC20',
      way: 'usdt-trc20',
      address: 'TYzDemoWaLLet1128',
      amounts: { usdt_rate: exactYuan(7.3) },
    },
    {
      protocol: 'ERC20',
      way: 'usdt-erc20',
      address: '0x5a0b54d5dc17e0aadc383d2db43b0a0d3e029c4c',
      amounts: { amount: exactYuan('500.00'), usdt_rate: exactYuan('7.300000') },
    },
  ] as const)('by USDT has an address, its protocol and its picture: $protocol', ({
    protocol,
    way,
    address,
    amounts,
  }) =>
    pact(
      {
        given: ['deposit-order', { no: NO, way }],
        that: `by USDT over ${protocol}`,
        call: payinfo,
        as: DEMO,
        body,
        answer: answer(
          TYPES.usdt,
          { paytype: text(`USDT-${protocol}`), ...amounts },
          { ...code, mch_id: usdtAddress[protocol](address), content: protocol },
        ),
      },
      async () => {
        const order = await app().fetchQuery(depositOrderQuery(NO))
        expect(order).toMatchObject({ type: 'usdtpay', orderNo: NO, info: inUsdt })
        expect(order.targets).toMatchObject([{ address, content: protocol }])
      },
    ))

  it.each([
    { way: 'wechat', type: TYPES.wechat, name: '微信', paytype: '微信支付（请用微信扫码）' },
    { way: 'alipay', type: TYPES.alipay, name: '支付宝', paytype: '支付宝' },
  ] as const)('by a scan has its picture, and its amount in 元: $name', ({ way, type, name, paytype }) =>
    pact(
      {
        given: ['deposit-order', { no: NO, way }],
        that: `by ${name}`,
        call: payinfo,
        as: DEMO,
        body,
        answer: answer(type, { paytype: containing(name, paytype) }, code),
      },
      async () => {
        const order = await app().fetchQuery(depositOrderQuery(NO))
        expect(order).toMatchObject({
          type,
          info: { ...parsed, usdtRate: 1_000_000, payWay: paytype },
          targets: [{ picture: '/qr/7f3a.png' }],
        })
        expect(shownDeposit(order.info, order.type)).toEqual({ amount: '500.00', unit: '元' })
      },
    ))

  it('by bank transfer lists accounts', () =>
    pact(
      {
        given: ['deposit-order', { no: NO, way: 'bank' }],
        that: 'by bank transfer',
        call: payinfo,
        as: DEMO,
        body,
        answer: answer(
          TYPES.bank,
          { paytype: text('银行卡转账') },
          rows({ bank_no: accountNo('6200001234567890124'), bank_owner: words('云舟商户') }),
        ),
      },
      async () => {
        const account = { number: '6200001234567890124', owner: '云舟商户' }
        expect(await app().fetchQuery(depositOrderQuery(NO))).toMatchObject({ targets: [account] })
      },
    ))

  it('paid on another page shows this, and needs no receiving account', () =>
    pact(
      {
        given: ['deposit-order', { no: NO, way: 'online' }],
        that: 'that is paid on another page',
        call: payinfo,
        as: DEMO,
        body,
        answer: answer('ebpay', { paytype: text('微信好友') }),
        optional: true,
      },
      async () => {
        const order = await app().fetchQuery(depositOrderQuery(NO))
        expect(order).toMatchObject({ type: 'ebpay', targets: [] })
        expect(shownDeposit(order.info, order.type)).toEqual({ amount: '500.00', unit: '元' })
      },
    ))

  it('stays readable after its hour', () =>
    pact(
      {
        given: ['deposit-expired', { no: NO, way: 'usdt-trc20' }],
        that: 'whose hour is over',
        call: payinfo,
        as: DEMO,
        body,
        answer: data({ info: { ...info, paytype: text('USDT-TRC20'), usdt_rate: exactYuan(7.3) } }),
      },
      async () => expect(await app().fetchQuery(depositOrderQuery(NO))).toMatchObject({ info: inUsdt }),
    ))

  it.each([
    { that: 'that is not there', given: ['member-with-money'], as: DEMO, no: 'D0' },
    { that: 'of somebody else', given: ['member-with-history'], as: FRESH, no: HISTORY_ORDER },
  ] as const)('is refused with a message: one $that', ({ that, given, as, no }) => {
    const message = '充值订单不存在，请在交易记录中核对'
    return pact(
      {
        given,
        that: `an order ${that}`,
        call: payinfo,
        as,
        body: { deposit_no: no },
        answer: refused(message),
      },
      async () =>
        expect(app().fetchQuery(depositOrderQuery(no))).rejects.toMatchObject(refusalError(message)),
    )
  })

  needsLogin({ call: payinfo, body }, () => app().fetchQuery(depositOrderQuery(NO)))
})

describe('the result of an online payment', () => {
  const query = { orderNo: NO }
  const online = (decision: 'pending' | 'approved' | 'rejected'): StateRef => [
    'deposit-order',
    { no: NO, way: 'online', decision },
  ]
  const call = queryOrderNo

  it('is paid: state 2, or none', () =>
    pact(
      {
        given: online('approved'),
        that: 'paid',
        call,
        as: DEMO,
        query,
        answer: { code: 200, data: new OrNull(PAID, null) },
      },
      async () => expect(await orderResult(NO)).toEqual({ result: 'paid' }),
    ))

  it('is unknown while it is pending', () =>
    pact(
      {
        given: online('pending'),
        that: 'waiting',
        call,
        as: DEMO,
        query,
        answer: data({ state: exactly('1') }),
      },
      async () => expect(await orderResult(NO)).toEqual({ result: 'waiting' }),
    ))

  it.each([
    { that: 'rejected, told by a state', given: online('rejected') },
    {
      that: 'not paid within its hour, told by a state',
      given: ['deposit-expired', { no: NO, way: 'online' }],
    },
  ] as const)('is a failure: $that', ({ that, given }) =>
    pact(
      { given, that, call, as: DEMO, query, answer: data({ state: exactly(3) }), optional: true },
      async () => expect(await orderResult(NO)).toMatchObject({ result: 'failed' }),
    ))

  it.each([
    { in: 'msg', given: ['member-with-money'], answer: refusedInMsg },
    { in: 'message', given: ['wire-form', { form: 'pay-message' }], answer: refused, optional: true },
  ] as const)('is a failure when it is refused in $in', ({ in: field, given, answer, ...more }) =>
    pact(
      {
        given,
        that: `of an order that is not there, said in ${field}`,
        call,
        as: DEMO,
        query: { orderNo: 'D0' },
        answer: answer('充值订单不存在，请在交易记录中核对'),
        ...more,
      },
      async () => expect(await orderResult('D0')).toMatchObject({ result: 'failed' }),
    ))

  it('is unknown when the server has an error', () =>
    pact(
      {
        given: ['refusal-code', { code: 500 }],
        that: 'asked of a server in trouble',
        call,
        as: DEMO,
        query: { orderNo: 'D0' },
        answer: { code: like('^5\\d\\d$', 500) },
        optional: true,
      },
      async () => expect(await orderResult('D0')).toMatchObject({ result: 'unknown' }),
    ))

  needsLogin({ call, query }, () => orderResult(NO))
})
