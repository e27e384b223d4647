import { describe, expect, it } from 'vitest'
import { depositContract } from '#contracts/deposit.ts'
import { fen, wholeYuan, ZERO } from '#contracts/money.ts'
import { DEPOSIT_METHODS } from '#contracts/payments.ts'
import { DEMO } from '#house/scenarios/personas.ts'
import {
  payBanksQuery,
  payRangeQuery,
  payWaysQuery,
  useOnlinePayment,
  useRecharge,
} from '#src/api/deposit.ts'
import { app, refusedWith, run } from './support/app.ts'
import { type Given, pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  data,
  done,
  id,
  nothing,
  off,
  on,
  refused,
  refusedInMsg,
  rows,
  text,
  url,
  words,
  yuan,
} from './support/wire.ts'

const { getPayWay, getPayRange, recharge, getpaybank, payRecharge } = depositContract
const MONEY: Given = ['member-with-money']

describe('the ways to pay', () => {
  const all = { usdt: true, wechat: true, pipay: true, card: true, rengong: true }

  it('are flags', () =>
    pact(
      {
        given: ['pay-ways'],
        that: 'all open',
        call: getPayWay,
        as: DEMO,
        answer: data({ usdt: on(1), wechat: on('1'), pipay: on(true), card: on(), rengong: on() }),
      },
      async () => expect(await app().fetchQuery(payWaysQuery())).toEqual(all),
    ))

  it('that are closed are 0, in any form', () =>
    pact(
      {
        given: ['pay-ways', { wechat: 0, rengong: 0 }],
        that: 'two closed',
        call: getPayWay,
        as: DEMO,
        answer: data({ usdt: on(), wechat: off('0'), pipay: on(), card: on(), rengong: off(false) }),
      },
      async () =>
        expect(await app().fetchQuery(payWaysQuery())).toEqual({ ...all, wechat: false, rengong: false }),
    ))

  it('that are not named are closed', () =>
    pact(
      {
        given: ['pay-ways', { usdt: 0, wechat: 0, pipay: 0, rengong: 0 }],
        that: 'one open, the others need not be named',
        call: getPayWay,
        as: DEMO,
        answer: data({ card: on() }),
      },
      async () =>
        expect(await app().fetchQuery(payWaysQuery())).toEqual({
          usdt: false,
          wechat: false,
          pipay: false,
          card: true,
          rengong: false,
        }),
    ))

  it('may be none', () =>
    pact(
      {
        given: ['pay-ways', { usdt: 0, wechat: 0, pipay: 0, card: 0, rengong: 0 }],
        that: 'none open',
        call: getPayWay,
        as: DEMO,
        answer: data(nothing),
      },
      async () => expect(Object.values(await app().fetchQuery(payWaysQuery()))).not.toContain(true),
    ))

  needsLogin({ call: getPayWay }, () => app().fetchQuery(payWaysQuery()))
})

describe('the range of a deposit', () => {
  it.each([
    { type: 'bank', wire: [100, 50_000] },
    { type: 'wechat', wire: ['100.00', '5000.00'] },
    { type: 'alipay', wire: [100, 5_000] },
    { type: 'usdt-trc20', wire: [100, 100_000] },
    { type: 'usdt-erc20', wire: ['500', '100000'] },
  ] as const)('is two amounts: $type', ({ type, wire: [least, most] }) =>
    pact(
      {
        given: MONEY,
        that: `of ${type}`,
        call: getPayRange,
        as: DEMO,
        body: { type },
        answer: data({ min_price: yuan(least), max_price: yuan(most) }),
      },
      async () =>
        expect(await app().fetchQuery(payRangeQuery(type))).toEqual({
          min_price: wholeYuan(Number(least)),
          max_price: wholeYuan(Number(most)),
        }),
    ))

  it('may be unknown', () =>
    pact(
      {
        given: MONEY,
        that: 'of a kind that has none',
        call: getPayRange,
        as: DEMO,
        body: { type: 'ebpay' },
        answer: data(nothing),
      },
      async () =>
        expect(await app().fetchQuery(payRangeQuery('ebpay'))).toEqual({ min_price: ZERO, max_price: ZERO }),
    ))

  needsLogin({ call: getPayRange, body: { type: 'bank' } }, () => app().fetchQuery(payRangeQuery('bank')))
})

describe('the receiving accounts', () => {
  it('are listed', () =>
    pact(
      {
        given: MONEY,
        that: 'for a bank transfer',
        call: getpaybank,
        as: DEMO,
        answer: data(
          rows({
            bank_no: words('6200001234567890124'),
            bank_owner: words('云舟商户'),
            bank_data: { bank_name: words('云川银行') },
            bank_address: text('云川银行滨江支行'),
          }),
        ),
      },
      async () =>
        expect(await app().fetchQuery(payBanksQuery())).toEqual([
          {
            bank_no: '6200001234567890124',
            bank_owner: '云舟商户',
            bank_data: { bank_name: '云川银行' },
            bank_address: '云川银行滨江支行',
          },
        ]),
    ))

  it('may be none', () =>
    pact(
      { given: ['unfilled-site'], that: 'none', call: getpaybank, as: DEMO, answer: data(nothing) },
      async () => expect(await app().fetchQuery(payBanksQuery())).toEqual([]),
    ))

  needsLogin({ call: getpaybank }, () => app().fetchQuery(payBanksQuery()))
})

describe('a deposit', () => {
  const NUMBER = 'D20260501110000000100002'
  const [trc20, , wxpay, , bankpay] = DEPOSIT_METHODS
  const nobody = { depositor: '', bank: '' }
  const wire = (paytype: string, catepay: string, amount: number, payer = nobody) => ({
    paytype,
    catepay,
    amount,
    bank: payer.bank,
    bank_owner: payer.depositor,
    bank_no: '',
    bank_address: '',
  })
  const payer = { depositor: '林云舟', bank: '云川银行' }

  it.each([
    { that: 'by USDT', method: trc20, sent: wire('usdtpay', 'TRC20', 500), from: nobody },
    { that: 'by a scan', method: wxpay, sent: wire('wxpay', '', 500), from: nobody },
    { that: 'by bank transfer', method: bankpay, sent: wire('bankpay', '', 500, payer), from: payer },
  ])('is opened, and its number is the message: $that', ({ that, method, sent, from }) =>
    pact({ given: MONEY, that, call: recharge, as: DEMO, body: sent, answer: done(NUMBER) }, async () =>
      expect(await run(useRecharge, { method, amount: wholeYuan(500), ...from })).toEqual({
        outcome: 'done',
        answer: { depositNo: NUMBER, url: undefined },
      }),
    ))

  const byScan = { method: wxpay, amount: fen(50_050), ...nobody }

  it('may be paid at an address', () =>
    pact(
      {
        given: ['wire-form', { form: 'recharge-url' }],
        that: 'to be paid on another page',
        call: recharge,
        as: DEMO,
        body: wire('wxpay', '', 500.5),
        answer: done(NUMBER, { url: url('https://pay.example.com/D2026') }),
        optional: true,
      },
      async () =>
        expect(await run(useRecharge, byScan)).toEqual({
          outcome: 'done',
          answer: { depositNo: NUMBER, url: 'https://pay.example.com/D2026' },
        }),
    ))

  it.each([
    {
      that: 'below the range',
      given: MONEY,
      amount: fen(9_999),
      wired: 99.99,
      said: '请输入金额在100-5000之间！',
    },
    {
      that: 'above the range',
      given: MONEY,
      amount: fen(500_001),
      wired: 5000.01,
      said: '请输入金额在100-5000之间！',
    },
    {
      that: 'by a way that is closed',
      given: ['pay-ways', { wechat: 0 }],
      amount: wholeYuan(500),
      wired: 500,
      said: '该充值方式暂停使用，请选择其他方式',
    },
    {
      that: 'while the site is under maintenance',
      given: ['maintenance', { tips: '系统升级，预计 12:00 恢复' }],
      amount: wholeYuan(500),
      wired: 500,
      said: '系统升级，预计 12:00 恢复',
    },
  ] as const)('is refused in words: $that', ({ that, given, amount, wired, said }) =>
    pact(
      { given, that, call: recharge, as: DEMO, body: wire('wxpay', '', wired), answer: refused(said) },
      async () => expect(await run(useRecharge, { ...byScan, amount })).toEqual(refusedWith(said)),
    ))

  needsLogin({ call: recharge, body: wire('wxpay', '', 500.5) }, () => run(useRecharge, byScan))
})

describe('an online payment', () => {
  const payment = { payType: 'wxfriend', amount: wholeYuan(500), username: DEMO.username }
  const body = { payAmount: 500, username: DEMO.username, payType: 'wxfriend' }
  const at = url('https://pay.example.com/7f3a')

  it.each([
    { of: 'a range', sent: payment, wire: body, orderNo: 'D20260501110000000100002' },
    {
      of: 'fixed amounts, with a number for the order',
      sent: { ...payment, payType: 'unionscan', amount: wholeYuan(30) },
      wire: { ...body, payType: 'unionscan', payAmount: 30 },
      orderNo: 100_023,
    },
  ])('is opened: one of $of', ({ of, sent, wire, orderNo }) =>
    pact(
      {
        given: MONEY,
        that: `one of ${of}`,
        call: payRecharge,
        as: DEMO,
        body: wire,
        answer: data({ orderNo: id(orderNo), url: at }),
      },
      async () =>
        expect(await run(useOnlinePayment, sent)).toEqual({
          outcome: 'done',
          answer: { orderNo: String(orderNo), url: 'https://pay.example.com/7f3a' },
        }),
    ))

  const tooLittle = { sent: { ...payment, amount: fen(19_999) }, wire: { ...body, payAmount: 199.99 } }
  const said = '请输入有效的金额范围：200-2000'

  it.each([
    { that: 'of too little', given: MONEY, ...tooLittle, said },
    {
      that: 'of an amount that is not offered',
      given: MONEY,
      sent: { ...payment, payType: 'unionscan', amount: wholeYuan(40) },
      wire: { ...body, payType: 'unionscan', payAmount: 40 },
      said: '请输入有效的金额：30、50',
    },
    {
      that: 'while other payments are closed',
      given: ['pay-ways', { pipay: 0 }],
      sent: payment,
      wire: body,
      said: '该充值方式暂停使用，请选择其他方式',
    },
  ] as const)('is refused in msg: $that', ({ that, given, sent, wire, said }) =>
    pact({ given, that, call: payRecharge, as: DEMO, body: wire, answer: refusedInMsg(said) }, async () =>
      expect(await run(useOnlinePayment, sent)).toEqual(refusedWith(said)),
    ))

  it('may be refused in message', () =>
    pact(
      {
        given: ['wire-form', { form: 'pay-message' }],
        that: 'of too little, said in message',
        call: payRecharge,
        as: DEMO,
        body: tooLittle.wire,
        answer: refused(said),
        optional: true,
      },
      async () => expect(await run(useOnlinePayment, tooLittle.sent)).toEqual(refusedWith(said)),
    ))

  needsLogin({ call: payRecharge, body }, () => run(useOnlinePayment, payment))
})
