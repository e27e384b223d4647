import { describe, expect, it, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { CENTRAL_WALLET, walletContract } from '#contracts/wallet.ts'
import { MAINTENANCE } from '#contracts/wire/envelope.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { useAutoTransfer, useTransfer } from '#src/api/queries/money/transfer.ts'
import { balanceQuery, useRecallAll, venuesQuery } from '#src/api/queries/money/wallet.ts'
import { appQuery } from '#src/api/queries/site.ts'
import { app, refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { endsSession, needsLogin } from './support/session-end.ts'
import {
  chinese,
  data,
  done,
  exactText,
  exactYuan,
  nothing,
  refusedAs,
  refusedIn,
  rows,
  rowsWith,
  unauthorised,
  words,
  yuan,
} from './support/wire.ts'

const { balance, balancelist, transall, transfer, uptransferstatus } = walletContract

describe('the balance', () => {
  it('is read in fen', () =>
    pact(
      {
        given: ['member-with-money', { central: '12680.50' }],
        that: 'the central wallet',
        call: balance,
        as: DEMO,
        answer: data({ balance: exactYuan(12680.5) }),
      },
      async () => expect(await app().fetchQuery(balanceQuery())).toBe(fen(1_268_050)),
    ))

  it('is also read from decimal text', () =>
    pact(
      {
        given: ['member-with-money', { central: '0.05' }],
        that: 'as decimal text',
        call: balance,
        as: DEMO,
        answer: data({ balance: exactYuan('0.05') }),
      },
      async () => expect(await app().fetchQuery(balanceQuery())).toBe(fen(5)),
    ))

  needsLogin({ call: balance }, () => app().fetchQuery(balanceQuery()))

  it('closes the app when a refusal has the code of maintenance', () =>
    pact(
      {
        given: ['maintenance', { tips: '系统升级，预计 12:00 恢复' }],
        that: 'with the code of maintenance',
        call: balance,
        as: DEMO,
        answer: refusedAs(MAINTENANCE, '系统升级，预计 12:00 恢复'),
        optional: true,
      },
      async () => {
        const client = app()
        await expect(client.fetchQuery(balanceQuery())).rejects.toMatchObject({ code: MAINTENANCE })
        await vi.waitFor(() =>
          expect(client.getQueryData(appQuery().queryKey)).toMatchObject({
            isOpen: false,
            closedText: '系统升级，预计 12:00 恢复',
          }),
        )
      },
    ))

  it('ends the session when the token has expired', () =>
    pact(
      {
        given: ['session-expired'],
        that: 'with a token that has expired',
        call: balance,
        as: DEMO,
        answer: unauthorised,
      },
      () => endsSession(() => app().fetchQuery(balanceQuery())),
    ))
})

describe('the venue wallets', () => {
  const venue = (amount: number | string) => ({
    name: chinese('云舟电子'),
    platname: words('yzdz'),
    balance: yuan(amount),
  })
  const other = { name: chinese('体育馆'), platname: exactText('tyg'), balance: exactYuan(0) }

  it('are read in fen', () =>
    pact(
      {
        given: ['member-with-money', { inVenue: '320.00' }],
        that: 'every venue',
        call: balancelist,
        as: DEMO,
        answer: data(rowsWith(venue(0), { platname: exactText('yzdz'), balance: exactYuan(320) }, other)),
      },
      async () =>
        expect(await app().fetchQuery(venuesQuery())).toEqual([
          { name: '云舟电子', code: 'yzdz', balance: fen(32_000) },
          { name: '体育馆', code: 'tyg', balance: fen(0) },
        ]),
    ))

  it('are also read from decimal text', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'of a member without money, as decimal text',
        call: balancelist,
        as: FRESH,
        answer: data(rows({ ...venue(0), balance: exactYuan('0.00') })),
      },
      async () => expect(await app().fetchQuery(venuesQuery())).toMatchObject([{ balance: fen(0) }]),
    ))

  it('may be none', () =>
    pact(
      { given: ['unfilled-site'], that: 'none', call: balancelist, as: DEMO, answer: data(nothing) },
      async () => expect(await app().fetchQuery(venuesQuery())).toEqual([]),
    ))

  it('are read from a list with gaps, as PHP writes it', () =>
    pact(
      {
        given: ['wire-form', { form: 'keyed-lists' }],
        that: 'every venue, as an object keyed by numbers',
        call: balancelist,
        as: DEMO,
        answer: data({ 0: venue(320) }),
        optional: true,
      },
      async () => expect(await app().fetchQuery(venuesQuery())).toMatchObject([{ balance: fen(32_000) }]),
    ))

  needsLogin({ call: balancelist }, () => app().fetchQuery(venuesQuery()))
})

describe('recalling all', () => {
  it('brings the venues’ money back', () =>
    pact(
      {
        given: ['member-with-money', { inVenue: '320.00' }],
        that: 'with money in a venue',
        call: transall,
        as: DEMO,
        answer: done('已回收 320.00 元到中心钱包'),
      },
      async () =>
        expect(await runAction(useRecallAll, undefined)).toEqual({
          outcome: 'done',
          answer: '已回收 320.00 元到中心钱包',
        }),
    ))

  it('is a success when there is nothing to bring', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'with nothing to recall',
        call: transall,
        as: FRESH,
        answer: done('各场馆暂无可回收余额'),
      },
      async () =>
        expect(await runAction(useRecallAll, undefined)).toEqual({
          outcome: 'done',
          answer: '各场馆暂无可回收余额',
        }),
    ))

  needsLogin({ call: transall }, () => runAction(useRecallAll, undefined))
})

describe('a transfer', () => {
  const inward = { amount: fen(10_050), source: CENTRAL_WALLET, target: 'yzdz' }
  const body = { amount: 100.5, sourcetype: CENTRAL_WALLET, targettype: 'yzdz' }

  it('moves money into a venue', () =>
    pact(
      {
        given: ['member-with-money', { central: '1000.00' }],
        that: 'into a venue',
        call: transfer,
        as: DEMO,
        body,
        answer: done('转账成功'),
      },
      async () =>
        expect(await runAction(useTransfer, inward)).toEqual({ outcome: 'done', answer: '转账成功' }),
    ))

  it('moves money out of a venue', () =>
    pact(
      {
        given: ['member-with-money', { inVenue: '320.00' }],
        that: 'out of a venue',
        call: transfer,
        as: DEMO,
        body: { amount: 320, sourcetype: 'yzdz', targettype: CENTRAL_WALLET },
        answer: done('转账成功'),
      },
      async () => {
        const outward = { amount: fen(32_000), source: 'yzdz', target: CENTRAL_WALLET }
        expect(await runAction(useTransfer, outward)).toEqual({ outcome: 'done', answer: '转账成功' })
      },
    ))

  it.each([
    {
      that: 'of more than there is',
      given: ['member-with-money', { central: '100.49' }],
      sent: inward,
      body,
      message: '中心钱包余额不足，请调整转账金额',
    },
    {
      that: 'of more than the venue holds',
      given: ['member-with-money', { inVenue: '320.00' }],
      sent: { amount: fen(32_001), source: 'yzdz', target: CENTRAL_WALLET },
      body: { amount: 320.01, sourcetype: 'yzdz', targettype: CENTRAL_WALLET },
      message: '云舟电子余额不足，请调整转账金额',
    },
    {
      that: 'from one venue to another',
      given: ['member-with-money'],
      sent: { amount: fen(100), source: 'yzdz', target: 'tyg' },
      body: { amount: 1, sourcetype: 'yzdz', targettype: 'tyg' },
      message: '场馆内钱包不支持互转',
    },
    {
      that: 'from a wallet to itself',
      given: ['member-with-money'],
      sent: { amount: fen(100), source: 'yzdz', target: 'yzdz' },
      body: { amount: 1, sourcetype: 'yzdz', targettype: 'yzdz' },
      message: '转出与转入钱包不能相同，请重新选择',
    },
    {
      that: 'into a venue that is closed',
      given: ['venue-under-maintenance', { venue: 'yzdz' }],
      sent: inward,
      body,
      message: '云舟电子维护中，暂时无法转账，请稍后再试',
    },
    {
      that: 'out of a venue that is closed',
      given: ['venue-under-maintenance', { venue: 'yzdz' }],
      sent: { amount: fen(10_050), source: 'yzdz', target: CENTRAL_WALLET },
      body: { amount: 100.5, sourcetype: 'yzdz', targettype: CENTRAL_WALLET },
      message: '云舟电子维护中，暂时无法转账，请稍后再试',
    },
    {
      that: 'while the site is under maintenance',
      given: ['maintenance', { tips: '系统升级，预计 12:00 恢复' }],
      sent: inward,
      body,
      message: '系统升级，预计 12:00 恢复',
    },
  ] as const)('is refused with a message: $that', ({ that, given, sent, body, message }) =>
    pact({ given, that, call: transfer, as: DEMO, body, answer: refusedIn(given, message) }, async () =>
      expect(await runAction(useTransfer, sent)).toEqual(refusedWith(message)),
    ))

  needsLogin({ call: transfer, body }, () => runAction(useTransfer, inward))
})

describe('auto-transfer', () => {
  it.each([
    { on: true, wire: 1, message: '自动免转已开启' },
    { on: false, wire: 0, message: '自动免转已关闭' },
  ])('is switched: $on', ({ on, wire, message }) =>
    pact(
      {
        given: ['member-with-money'],
        that: on ? 'on' : 'off',
        call: uptransferstatus,
        as: DEMO,
        body: { transferstatus: wire },
        answer: done(message),
      },
      async () => expect(await runAction(useAutoTransfer, on)).toEqual({ outcome: 'done', answer: message }),
    ))

  needsLogin({ call: uptransferstatus, body: { transferstatus: 1 } }, () => runAction(useAutoTransfer, true))
})
