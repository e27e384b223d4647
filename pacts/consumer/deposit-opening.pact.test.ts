import { describe, expect, it } from 'vitest'
import { depositContract } from '#contracts/deposit.ts'
import { DEPOSIT_CHANNELS } from '#contracts/money/deposit-channels.ts'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { useRecharge } from '#src/api/queries/money/deposit.ts'
import { refusedWith, runAction } from './support/app.ts'
import { pact, type StateRef } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import { done, orderNo, pageAt, refused, refusedIn } from './support/wire.ts'

const { recharge } = depositContract
const MONEY: StateRef = ['member-with-money']

describe('a deposit', () => {
  const NUMBER = 'D20260501110000000100002'
  const opened = (content?: unknown) => ({ ...done(NUMBER, content), message: orderNo(NUMBER) })
  const [trc20, erc20, wxpay, alipay, bankpay] = DEPOSIT_CHANNELS
  const nobody = { depositor: '', bank: '', account: undefined }
  const account = { number: '6200001234567890124', branch: '云川银行滨江支行' }
  type From = { depositor: string; bank: string; account: typeof account | undefined }
  const wire = (paytype: string, catepay: string, amount: number, payer: From = nobody) => ({
    paytype,
    catepay,
    amount,
    bank: payer.bank,
    bank_owner: payer.depositor,
    bank_no: payer.account?.number ?? '',
    bank_address: payer.account?.branch ?? '',
  })
  const payer = { depositor: '林子安', bank: '云川银行', account }
  const toNobody = { ...payer, account: { number: '6222020200112233', branch: '' } }

  it.each([
    { that: 'by USDT', channel: trc20, sent: wire('usdtpay', 'TRC20', 500), from: nobody },
    { that: 'by a scan', channel: wxpay, sent: wire('wxpay', '', 500), from: nobody },
    { that: 'by bank transfer', channel: bankpay, sent: wire('bankpay', '', 500, payer), from: payer },
  ])('is opened, and its number is the message: $that', ({ that, channel, sent, from }) =>
    pact({ given: MONEY, that, call: recharge, as: DEMO, body: sent, answer: opened() }, async () =>
      expect(await runAction(useRecharge, { channel, amount: wholeYuan(500), ...from })).toEqual({
        outcome: 'done',
        answer: { depositNo: NUMBER, url: undefined },
      }),
    ))

  it.each([
    { what: 'the least amount', yuan: 100 },
    { what: 'the largest amount', yuan: 5000 },
  ])('is opened at both ends of the range: $what', ({ what, yuan }) =>
    pact(
      {
        given: MONEY,
        that: `by a scan, of ${what}`,
        call: recharge,
        as: DEMO,
        body: wire('wxpay', '', yuan),
        answer: opened(),
      },
      async () =>
        expect(
          await runAction(useRecharge, { channel: wxpay, amount: wholeYuan(yuan), ...nobody }),
        ).toMatchObject({ outcome: 'done' }),
    ))

  it.each([
    { over: 'TRC20', channel: trc20, yuan: 100 },
    { over: 'ERC20', channel: erc20, yuan: 500 },
  ])('is opened at the lower end of its own range: USDT over $over', ({ over, channel, yuan }) =>
    pact(
      {
        given: MONEY,
        that: `by USDT over ${over}, of the least amount`,
        call: recharge,
        as: DEMO,
        body: wire('usdtpay', over, yuan),
        answer: opened(),
      },
      async () =>
        expect(await runAction(useRecharge, { channel, amount: wholeYuan(yuan), ...nobody })).toMatchObject({
          outcome: 'done',
        }),
    ))

  it('is refused below its own range: USDT over ERC20', () => {
    const message = '请输入金额在500-100000之间！'
    return pact(
      {
        given: MONEY,
        that: 'by USDT over ERC20, below its range',
        call: recharge,
        as: DEMO,
        body: wire('usdtpay', 'ERC20', 499.99),
        answer: refused(message),
      },
      async () =>
        expect(await runAction(useRecharge, { channel: erc20, amount: fen(49_999), ...nobody })).toEqual(
          refusedWith(message),
        ),
    )
  })

  it.each([
    {
      that: 'by 支付宝, which is closed with 微信',
      given: ['pay-ways', { wechat: 0 }],
      channel: alipay,
      sent: wire('alipay', '', 500),
      from: nobody,
    },
    {
      that: 'by USDT, which is closed',
      given: ['pay-ways', { usdt: 0 }],
      channel: trc20,
      sent: wire('usdtpay', 'TRC20', 500),
      from: nobody,
    },
    {
      that: 'by bank transfer, which is closed',
      given: ['pay-ways', { card: 0 }],
      channel: bankpay,
      sent: wire('bankpay', '', 500, payer),
      from: payer,
    },
  ] as const)('is refused with a message: $that', ({ that, given, channel, sent, from }) => {
    const message = '该充值方式暂停使用，请选择其他方式'
    return pact({ given, that, call: recharge, as: DEMO, body: sent, answer: refused(message) }, async () =>
      expect(await runAction(useRecharge, { channel, amount: wholeYuan(500), ...from })).toEqual(
        refusedWith(message),
      ),
    )
  })

  it('may be refused: a transfer to an account that the site does not have', () => {
    const message = '收款账户不存在或已停用，请重新选择收款账户'
    return pact(
      {
        given: MONEY,
        that: 'by bank transfer to an unknown account',
        call: recharge,
        as: DEMO,
        body: wire('bankpay', '', 500, toNobody),
        answer: refused(message),
        optional: true,
      },
      async () =>
        expect(
          await runAction(useRecharge, { channel: bankpay, amount: wholeYuan(500), ...toNobody }),
        ).toEqual(refusedWith(message)),
    )
  })

  const byScan = { channel: wxpay, amount: fen(50_050), ...nobody }

  it('may come with an address to pay at', () =>
    pact(
      {
        given: ['wire-form', { form: 'recharge-url' }],
        that: 'to be paid on another page',
        call: recharge,
        as: DEMO,
        body: wire('alipay', '', 500.5),
        answer: opened({ url: pageAt('https://pay.example.com/D2026') }),
        optional: true,
      },
      async () =>
        expect(await runAction(useRecharge, { ...byScan, channel: alipay })).toEqual({
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
      message: '请输入金额在100-5000之间！',
    },
    {
      that: 'above the range',
      given: MONEY,
      amount: fen(500_001),
      wired: 5000.01,
      message: '请输入金额在100-5000之间！',
    },
    {
      that: 'by a way that is closed',
      given: ['pay-ways', { wechat: 0 }],
      amount: wholeYuan(500),
      wired: 500,
      message: '该充值方式暂停使用，请选择其他方式',
    },
    {
      that: 'while the site is under maintenance',
      given: ['maintenance', { tips: '系统升级，预计 12:00 恢复' }],
      amount: wholeYuan(500),
      wired: 500,
      message: '系统升级，预计 12:00 恢复',
    },
  ] as const)('is refused with a message: $that', ({ that, given, amount, wired, message }) =>
    pact(
      {
        given,
        that,
        call: recharge,
        as: DEMO,
        body: wire('wxpay', '', wired),
        answer: refusedIn(given, message),
      },
      async () => expect(await runAction(useRecharge, { ...byScan, amount })).toEqual(refusedWith(message)),
    ))

  needsLogin({ call: recharge, body: wire('wxpay', '', 500.5) }, () => runAction(useRecharge, byScan))
})
