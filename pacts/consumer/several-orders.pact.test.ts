import { describe, expect, it } from 'vitest'
import { depositContract } from '#contracts/deposit.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { recordsContract } from '#contracts/records.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { depositOrderQuery, orderResult } from '#src/api/queries/money/deposit.ts'
import { movementsQuery } from '#src/api/queries/money/movements.ts'
import { app, firstPage } from './support/app.ts'
import { OrNull } from './support/combined.ts'
import { pact } from './support/pact.ts'
import {
  data,
  done,
  exactly,
  exactText,
  exactYuan,
  like,
  onlyPage,
  orderNo,
  PAID,
  picture,
  rateOfYuan,
  rowsAre,
  time,
  usdtAddress,
  words,
  yuan,
} from './support/wire.ts'

/** Several orders at once, none of which is taken for another one; and what the hour of an order ends. */

const { payinfo, queryOrderNo } = depositContract
const { gettransrecord } = recordsContract
const [USDT, WECHAT, WAITING, DONE] = [1, 2, 3, 4].map((n) => `D2026050112000000010000${n}`) as [
  string,
  string,
  string,
  string,
]
const at = '2026-05-01 11:00:00'
const body = { date: 4, type: 1, page: 1, api_type: '' }

describe('of several orders', () => {
  it('each has its own number, amount and state in the records', () => {
    const row = (no: string, amount: number, state: number) => ({
      out_trade_no: exactText(no),
      amount: exactYuan(amount),
      state: exactly(state),
    })
    return pact(
      {
        given: ['several-deposit-orders'],
        that: 'four deposits, one of which is credited',
        call: gettransrecord,
        as: DEMO,
        body,
        answer: data(
          onlyPage(
            rowsAre(
              {
                out_trade_no: orderNo(DONE),
                amount: yuan(400),
                pay_way: words('微信好友'),
                state: like('^[0-3](\\.0+)?$', 1),
                created_at: time(at),
              },
              row(DONE, 400, 2),
              row(WAITING, 300, 1),
              row(WECHAT, 700, 1),
              row(USDT, 500, 1),
            ),
          ),
        ),
      },
      async () =>
        expect(await firstPage(movementsQuery({ date: 4, type: 1 }))).toMatchObject({
          data: [
            { orderNo: DONE, amount: wholeYuan(400), state: 2 },
            { orderNo: WAITING, amount: wholeYuan(300), state: 1 },
            { orderNo: WECHAT, amount: wholeYuan(700), state: 1 },
            { orderNo: USDT, amount: wholeYuan(500), state: 1 },
          ],
        }),
    )
  })

  it.each([
    {
      no: USDT,
      what: 'the first',
      type: 'usdtpay',
      yuan: 500,
      payWay: 'USDT-TRC20',
      rate: exactYuan(7.3),
      more: { mch_id: usdtAddress.TRC20('TYzDemoWaLLet1128'), content: 'TRC20' },
    },
    {
      no: WECHAT,
      what: 'the second',
      type: 'wxpay',
      yuan: 700,
      payWay: '微信支付',
      rate: rateOfYuan,
      more: {},
    },
  ])('$what is shown by its number', ({ no, what, type, yuan: amount, payWay, rate, more }) =>
    pact(
      {
        given: ['several-deposit-orders'],
        that: `${what} of several orders`,
        call: payinfo,
        as: DEMO,
        body: { deposit_no: no },
        answer: {
          ...done(type, {
            deposit_no: no,
            info: {
              created_at: time(at),
              amount: exactYuan(amount),
              usdt_rate: rate,
              paytype: words(payWay),
            },
            cardlist: { payimg: picture('/qr/7f3a.png'), ...more },
          }),
          message: type,
        },
      },
      async () =>
        expect(await app().fetchQuery(depositOrderQuery(no))).toMatchObject({
          orderNo: no,
          type,
          info: { amount: wholeYuan(amount) },
        }),
    ))

  it.each([
    { no: WAITING, result: 'waiting', answer: data({ state: exactly(1) }) },
    { no: DONE, result: 'paid', answer: { code: 200, data: new OrNull(PAID, null) } },
  ])('one is $result by its number', ({ no, result, answer }) =>
    pact(
      {
        given: ['several-deposit-orders'],
        that: `${result}, one of several`,
        call: queryOrderNo,
        as: DEMO,
        query: { orderNo: no },
        answer,
      },
      async () => expect(await orderResult(no)).toMatchObject({ result }),
    ))
})

describe('the hour of an order', () => {
  const [way, bank, online] = ['wechat', 'bank', 'online'] as const
  it.each([
    { that: 'one whose hour is over', given: ['deposit-expired', { way }], pay_way: '微信支付', state: 3 },
    {
      that: 'a bank transfer, which has no hour',
      given: ['deposit-expired', { way: bank }],
      pay_way: '银行卡转账',
      state: 1,
    },
    {
      that: 'one in the last minute of its hour',
      given: ['deposit-about-to-expire', { way, seconds: 60 }],
      pay_way: '微信支付',
      state: 1,
    },
  ] as const)('decides its state: $that', ({ that, given, pay_way, state }) =>
    pact(
      {
        given,
        that,
        call: gettransrecord,
        as: DEMO,
        body,
        answer: data(
          onlyPage(
            rowsAre(
              {
                out_trade_no: orderNo(USDT),
                amount: exactYuan(500),
                pay_way: words(pay_way),
                state: exactly(state),
                created_at: time('2026-05-01 10:00:00'),
              },
              {},
            ),
          ),
        ),
      },
      async () =>
        expect(await firstPage(movementsQuery({ date: 4, type: 1 }))).toMatchObject({ data: [{ state }] }),
    ))

  it('lets an online order wait until it is over', () =>
    pact(
      {
        given: ['deposit-about-to-expire', { way: online, seconds: 60 }],
        that: 'in the last minute of its hour',
        call: queryOrderNo,
        as: DEMO,
        query: { orderNo: USDT },
        answer: data({ state: exactly(1) }),
      },
      async () => expect(await orderResult(USDT)).toMatchObject({ result: 'waiting' }),
    ))
})
