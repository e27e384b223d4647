import { describe, expect, it } from 'vitest'
import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { type Fen, fen, wholeYuan } from '#contracts/money/money.ts'
import { withdrawalTexts } from '#contracts/texts/messages.ts'
import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { useWithdraw, wageringQuery } from '#src/api/queries/money/withdrawal.ts'
import { app, refusedWith, runAction } from './support/app.ts'
import { pact, type StateRef } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import { data, done, exactly, exactYuan, refusedAs, refusedIn } from './support/wire.ts'

const { withdraw, getBetAmount } = withdrawalContract

describe('the wagering requirement', () => {
  it.each([
    { that: 'nothing', given: ['ready-to-withdraw'], wire: 0, read: fen(0) },
    {
      that: 'something, as decimal text',
      given: ['wagering-owed', { left: '250.50' }],
      wire: '250.50',
      read: fen(25_050),
    },
  ] as const)('is an amount: $that', ({ that, given, wire, read }) =>
    pact(
      { given, that, call: getBetAmount, as: DEMO, answer: data({ bet_amount: exactYuan(wire) }) },
      async () => expect(await app().fetchQuery(wageringQuery())).toMatchObject({ remaining: read }),
    ))

  it('may include the multiple of all credits, as text', () =>
    pact(
      {
        given: ['wagering-owed', { left: '250.5' }],
        that: 'something, with the multiple as text',
        call: getBetAmount,
        as: DEMO,
        answer: data({ bet_amount: exactYuan(250.5), flow_multiple: exactly('1') }),
      },
      async () =>
        expect(await app().fetchQuery(wageringQuery())).toMatchObject({
          remaining: fen(25_050),
          multiple: 1,
        }),
    ))

  it('may include the minimum of a withdrawal', () =>
    pact(
      {
        given: ['withdrawal-limits', { min: '200' }],
        that: 'nothing, with the least amount of a withdrawal',
        call: getBetAmount,
        as: DEMO,
        answer: data({ bet_amount: exactYuan(0), min_withdrawal: exactYuan(200) }),
      },
      async () => expect(await app().fetchQuery(wageringQuery())).toMatchObject({ least: wholeYuan(200) }),
    ))

  needsLogin({ call: getBetAmount }, () => app().fetchQuery(wageringQuery()))
})

describe('a withdrawal', () => {
  const READY: StateRef = ['ready-to-withdraw', { central: '1000.00' }]
  const withdrawal = { amount: fen(30_050), cardId: '1', payPassword: DEMO.payPassword }
  const body = { amount: 300.5, bank: '1', password: DEMO.payPassword }
  const submitted = '提交成功，等待后台审核'

  it.each([
    { to: 'a bank card', cardId: '1' },
    { to: 'a USDT address', cardId: '2' },
  ])('is accepted: to $to', ({ to, cardId }) =>
    pact(
      {
        given: READY,
        that: `to ${to}`,
        call: withdraw,
        as: DEMO,
        body: { ...body, bank: cardId },
        answer: done(submitted),
      },
      async () =>
        expect(await runAction(useWithdraw, { ...withdrawal, cardId })).toEqual({
          outcome: 'done',
          answer: { message: submitted, atMs: expect.any(Number) },
        }),
    ))

  it.each([
    { what: 'the least amount', given: READY, yuan: 100 },
    { what: 'all that is there', given: READY, yuan: 1000 },
    { what: 'the largest amount', given: ['withdrawal-limits', { max: 300 }], yuan: 300 },
  ] as const)('is accepted at both ends: $what', ({ what, given, yuan }) =>
    pact(
      {
        given,
        that: `of ${what}`,
        call: withdraw,
        as: DEMO,
        body: { ...body, amount: yuan },
        answer: done(submitted),
      },
      async () =>
        expect(await runAction(useWithdraw, { ...withdrawal, amount: wholeYuan(yuan) })).toMatchObject({
          outcome: 'done',
        }),
    ))

  type Refused = {
    that: string
    given: StateRef
    amount?: readonly [Fen, wire: number]
    cardId?: string
    payPassword?: string
    message: string
  }
  const refusals: Refused[] = [
    {
      that: 'to a card that is not there',
      given: READY,
      cardId: '99',
      message: '请选择您要提现到的银行卡',
    },
    {
      that: 'once more than a day allows',
      given: ['withdrawal-limits', { aDay: 0 }],
      message: '今日取款次数已达 0 次上限，请明日再来',
    },
    {
      that: 'outside of the hours',
      given: ['withdrawal-limits', { fromHour: 0, toHour: 0 }],
      message: '当前不在取款时间内，请在每日 00:00-00:00 提交',
    },
    {
      that: 'while stakes are owed',
      given: ['wagering-owed', { left: '250.50' }],
      message: '打码量未完成，还差 ¥\u00a0250.50 才能取款',
    },
    {
      that: 'below the minimum',
      given: READY,
      amount: [fen(9_999), 99.99],
      message: withdrawalTexts.minimum(DEFAULT_MIN_WITHDRAWAL_FEN),
    },
    {
      that: 'below a minimum of the site’s own',
      given: ['withdrawal-limits', { min: 400 }],
      message: withdrawalTexts.minimum(wholeYuan(400)),
    },
    {
      that: 'above the maximum',
      given: ['withdrawal-limits', { max: 300 }],
      message: '单笔取款不能高于300.00元，请分次提交',
    },
    {
      that: 'with a wrong payment password',
      given: READY,
      payPassword: '000000',
      message: '支付密码不正确，还可以尝试 4 次',
    },
    {
      that: 'while the payment password is locked',
      given: ['pay-password-locked'],
      message: '支付密码连续输错次数过多，请 15 分钟后再试',
    },
    {
      that: 'of more than there is',
      given: READY,
      amount: [fen(100_001), 1000.01],
      message: '中心钱包余额不足，请调整取款金额或先回收场馆余额',
    },
    {
      that: 'while the site is under maintenance',
      given: ['maintenance', { tips: '系统升级，预计 12:00 恢复' }],
      message: '系统升级，预计 12:00 恢复',
    },
  ]
  it.each(refusals)('is refused with a message: $that', ({
    that,
    given,
    amount,
    cardId,
    payPassword,
    message,
  }) => {
    const [amountFen, wire] = amount ?? [withdrawal.amount, body.amount]
    const sent = { ...body, amount: wire, bank: cardId ?? '1', password: payPassword ?? body.password }
    const variables = {
      amount: amountFen,
      cardId: sent.bank,
      payPassword: sent.password,
    }
    return pact(
      { given, that, call: withdraw, as: DEMO, body: sent, answer: refusedIn(given, message) },
      async () => expect(await runAction(useWithdraw, variables)).toEqual(refusedWith(message)),
    )
  })

  it('without a payment password has its own code, which leads to setting one', () => {
    const message = '您尚未设置支付密码，请先设置'
    return pact(
      {
        given: ['no-pay-password'],
        that: 'without a payment password',
        call: withdraw,
        as: DEMO,
        body,
        answer: refusedAs(NO_PAY_PASSWORD, message),
      },
      async () =>
        expect(await runAction(useWithdraw, withdrawal)).toEqual(refusedWith(message, NO_PAY_PASSWORD)),
    )
  })

  it('may be refused with other codes', () => {
    const message = '中心钱包余额不足'
    return pact(
      {
        given: ['refusal-code', { code: 217 }],
        that: 'refused with a code of the backend’s own',
        call: withdraw,
        as: DEMO,
        body: { ...body, amount: 99_999 },
        answer: refusedAs(217, message),
        optional: true,
      },
      async () =>
        expect(await runAction(useWithdraw, { ...withdrawal, amount: wholeYuan(99_999) })).toEqual(
          refusedWith(message, 217),
        ),
    )
  })

  needsLogin({ call: withdraw, body }, () => runAction(useWithdraw, withdrawal))
})
