import { describe, expect, it } from 'vitest'
import { depositContract } from '#contracts/deposit.ts'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { useOnlinePayment } from '#src/api/queries/money/deposit.ts'
import { refusedWith, runAction } from './support/app.ts'
import { pact, type StateRef } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import { data, orderNo, pageAt, refused, refusedInMsg } from './support/wire.ts'

const { payRecharge } = depositContract
const MONEY: StateRef = ['member-with-money']

describe('an online payment', () => {
  const payment = { payType: 'wxfriend', amount: wholeYuan(500), username: DEMO.username }
  const body = { payAmount: 500, username: DEMO.username, payType: 'wxfriend' }
  const at = pageAt('https://pay.example.com/7f3a')

  it.each([
    { of: 'a range', sent: payment, wire: body, number: 'D20260501110000000100002' },
    {
      of: 'a range, of its least amount',
      sent: { ...payment, amount: wholeYuan(200) },
      wire: { ...body, payAmount: 200 },
      number: 'D20260501110000000100002',
    },
    {
      of: 'a range, of its largest amount',
      sent: { ...payment, amount: wholeYuan(2000) },
      wire: { ...body, payAmount: 2000 },
      number: 'D20260501110000000100002',
    },
    {
      of: 'fixed amounts, with a number for the order',
      sent: { ...payment, payType: 'unionscan', amount: wholeYuan(30) },
      wire: { ...body, payType: 'unionscan', payAmount: 30 },
      number: 100_023,
    },
  ])('is opened: one of $of', ({ of, sent, wire, number }) =>
    pact(
      {
        given: MONEY,
        that: `one of ${of}`,
        call: payRecharge,
        as: DEMO,
        body: wire,
        answer: data({ orderNo: orderNo(number), url: at }),
      },
      async () =>
        expect(await runAction(useOnlinePayment, sent)).toEqual({
          outcome: 'done',
          answer: { orderNo: String(number), url: 'https://pay.example.com/7f3a' },
        }),
    ))

  const tooLittle = { sent: { ...payment, amount: fen(19_999) }, wire: { ...body, payAmount: 199.99 } }
  const message = '请输入有效的金额范围：200-2000'

  it.each([
    { that: 'of too little', given: MONEY, ...tooLittle, message },
    {
      that: 'of too much',
      given: MONEY,
      sent: { ...payment, amount: fen(200_001) },
      wire: { ...body, payAmount: 2000.01 },
      message,
    },
    {
      that: 'of an amount that is not offered',
      given: MONEY,
      sent: { ...payment, payType: 'unionscan', amount: wholeYuan(40) },
      wire: { ...body, payType: 'unionscan', payAmount: 40 },
      message: '请输入有效的金额：30、50',
    },
    {
      that: 'while other payments are closed',
      given: ['pay-ways', { pipay: 0 }],
      sent: payment,
      wire: body,
      message: '该充值方式暂停使用，请选择其他方式',
    },
  ] as const)('is refused in msg: $that', ({ that, given, sent, wire, message }) =>
    pact({ given, that, call: payRecharge, as: DEMO, body: wire, answer: refusedInMsg(message) }, async () =>
      expect(await runAction(useOnlinePayment, sent)).toEqual(refusedWith(message)),
    ))

  it('may be refused in message', () =>
    pact(
      {
        given: ['wire-form', { form: 'pay-message' }],
        that: 'of too little, said in message',
        call: payRecharge,
        as: DEMO,
        body: tooLittle.wire,
        answer: refused(message),
        optional: true,
      },
      async () => expect(await runAction(useOnlinePayment, tooLittle.sent)).toEqual(refusedWith(message)),
    ))

  needsLogin({ call: payRecharge, body }, () => runAction(useOnlinePayment, payment))
})
