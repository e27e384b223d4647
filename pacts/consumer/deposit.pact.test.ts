import { describe, expect, it } from 'vitest'
import { depositContract, depositRange } from '#contracts/deposit.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { paymentMethodsQuery, payRangeQuery, receivingAccountsQuery } from '#src/api/queries/money/deposit.ts'
import { app } from './support/app.ts'
import { pact, type StateRef } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  accountNo,
  chinese,
  data,
  exactText,
  exactYuan,
  nothing,
  nothingIn,
  off,
  on,
  rowsWith,
  text,
  words,
} from './support/wire.ts'

const { getPayWay, getPayRange, getpaybank } = depositContract
const MONEY: StateRef = ['member-with-money']

describe('the payment methods', () => {
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
      async () => expect(await app().fetchQuery(paymentMethodsQuery())).toEqual(all),
    ))

  it('are closed when 0, in any form', () =>
    pact(
      {
        given: ['pay-ways', { wechat: 0, rengong: 0 }],
        that: 'two closed',
        call: getPayWay,
        as: DEMO,
        answer: data({ usdt: on(), wechat: off('0'), pipay: on(), card: on(), rengong: off(false) }),
      },
      async () =>
        expect(await app().fetchQuery(paymentMethodsQuery())).toEqual({
          ...all,
          wechat: false,
          rengong: false,
        }),
    ))

  it('are closed when not named', () =>
    pact(
      {
        given: ['pay-ways', { usdt: 0, wechat: 0, pipay: 0, rengong: 0 }],
        that: 'one open, the others need not be named',
        call: getPayWay,
        as: DEMO,
        answer: data({ card: on() }),
      },
      async () =>
        expect(await app().fetchQuery(paymentMethodsQuery())).toEqual({
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
        answer: data(nothingIn(...Object.keys(all))),
      },
      async () => expect(Object.values(await app().fetchQuery(paymentMethodsQuery()))).not.toContain(true),
    ))

  needsLogin({ call: getPayWay }, () => app().fetchQuery(paymentMethodsQuery()))
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
        answer: data({ min_price: exactYuan(least), max_price: exactYuan(most) }),
      },
      async () =>
        expect(await app().fetchQuery(payRangeQuery(type))).toEqual({
          minFen: wholeYuan(Number(least)),
          maxFen: wholeYuan(Number(most)),
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
        answer: data(nothingIn('min_price', 'max_price')),
      },
      async () => expect(await app().fetchQuery(payRangeQuery('ebpay'))).toEqual(depositRange()),
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
          rowsWith(
            {
              bank_no: accountNo('6200001234567890124'),
              bank_owner: words('云舟商户'),
              bank_data: { bank_name: chinese('云川银行') },
              bank_address: text('云川银行滨江支行'),
            },
            { bank_no: exactText('6200001234567890124'), bank_address: exactText('云川银行滨江支行') },
          ),
        ),
      },
      async () =>
        expect(await app().fetchQuery(receivingAccountsQuery())).toEqual([
          {
            number: '6200001234567890124',
            owner: '云舟商户',
            bank: '云川银行',
            branch: '云川银行滨江支行',
          },
        ]),
    ))

  it('may be none', () =>
    pact(
      { given: ['unfilled-site'], that: 'none', call: getpaybank, as: DEMO, answer: data(nothing) },
      async () => expect(await app().fetchQuery(receivingAccountsQuery())).toEqual([]),
    ))

  needsLogin({ call: getpaybank }, () => app().fetchQuery(receivingAccountsQuery()))
})
