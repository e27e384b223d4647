import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { fen, wholeYuan, ZERO } from '#contracts/money.ts'
import { recordsContract } from '#contracts/records.ts'
import { DEMO, FRESH } from '#house/scenarios/personas.ts'
import { type BetFilter, betPages, betsQuery, transactionsQuery } from '#src/api/records.ts'
import { firstPage } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import { count, data, exactly, id, like, nothing, page, rows, time, words, yuan } from './support/wire.ts'

const { betrecord, gettransrecord } = recordsContract

describe('the bets', () => {
  const all: BetFilter = { date: 4, category: '' }
  const body = { date: 4, page: 1, api_type: '' }
  const bet = {
    bet_id: id('B2026050100001'),
    bet_amount: yuan(100),
    win_loss: yuan(-100),
    Code: words('云舟电子'),
    status: like('^[012]$', 1),
    created_at: time('2026-05-01 10:59:00'),
  }
  const parsed = {
    bet_id: 'B2026050100001',
    bet_amount: wholeYuan(100),
    win_loss: fen(-10_000),
    Code: '云舟电子',
    status: 1,
    created_at: '2026-05-01 10:59:00',
  }

  it('have a stake, a result and a status: there is one of each', () => {
    const open = { ...bet, bet_id: id('B2026050100003'), win_loss: yuan(0), status: exactly(2) }
    const won = { ...bet, bet_id: id('B2026050100002'), win_loss: yuan(50), status: exactly(1) }
    const invalid = { ...bet, win_loss: yuan(0), status: exactly(0) }
    return pact(
      {
        given: ['bets-of-each-state'],
        that: 'one of each status',
        call: betrecord,
        as: DEMO,
        body,
        answer: data(page(MatchersV3.arrayContaining(open, won, invalid))),
      },
      async () =>
        expect(await firstPage(betsQuery(all))).toMatchObject({
          data: [
            { ...parsed, bet_id: 'B2026050100003', win_loss: ZERO, status: 2 },
            { ...parsed, bet_id: 'B2026050100002', win_loss: wholeYuan(50), status: 1 },
            { ...parsed, win_loss: ZERO, status: 0 },
          ],
          last_page: 1,
        }),
    )
  })

  it('are filtered by day and kind of game; ids may be numbers, and numbers text', () =>
    pact(
      {
        given: ['member-with-history'],
        that: 'of today and of one kind of game, with ids as numbers and amounts as text',
        call: betrecord,
        as: DEMO,
        body: { date: 2, page: 1, api_type: 'concise' },
        answer: data(
          page(
            rows({
              ...bet,
              bet_id: id(88_001),
              bet_amount: yuan('100.00'),
              win_loss: yuan('150.00'),
              status: like('^[012]$', '1'),
            }),
            { last_page: count('1') },
          ),
        ),
      },
      async () =>
        expect(await firstPage(betsQuery({ date: 2, category: 'concise' }))).toMatchObject({
          data: [{ ...parsed, bet_id: '88001', win_loss: fen(15_000) }],
          last_page: 1,
        }),
    ))

  it('come in pages', () => {
    const lost = { ...bet, bet_amount: yuan(10), win_loss: yuan(-10) }
    const readLost = { ...parsed, bet_amount: wholeYuan(10), win_loss: wholeYuan(-10) }
    return pact(
      {
        given: ['many-bets', { bets: 60 }],
        that: 'the second page',
        call: betrecord,
        as: DEMO,
        body: { ...body, page: 2 },
        answer: data({ ...page(rows(lost)), current_page: exactly(2), last_page: count(3) }),
      },
      async () =>
        expect(await betPages(all)(2)).toMatchObject({ current_page: 2, data: [readLost], last_page: 3 }),
    )
  })

  it('are read as rows without a frame', () =>
    pact(
      {
        given: ['wire-form', { form: 'bare-pages' }],
        that: 'as rows without a frame',
        call: betrecord,
        as: DEMO,
        body,
        answer: data(rows(bet)),
        optional: true,
      },
      async () => expect(await firstPage(betsQuery(all))).toMatchObject({ data: [parsed] }),
    ))

  it('may be none', () =>
    pact(
      { given: ['fresh-member'], that: 'none', call: betrecord, as: FRESH, body, answer: data(nothing) },
      async () => expect(await firstPage(betsQuery(all))).toMatchObject({ data: [] }),
    ))

  needsLogin({ call: betrecord, body }, () => firstPage(betsQuery(all)))
})

describe('the movements of money', () => {
  const bodyOf = (type: number) => ({ date: 4, type, page: 1, api_type: '' })
  const at = '2026-05-01 11:00:00'
  type Row = { out_trade_no: string; yuan: number; pay_way: string }
  const record = (row: Row) => ({
    out_trade_no: id(row.out_trade_no),
    amount: yuan(row.yuan),
    pay_way: words(row.pay_way),
    created_at: time(at),
  })
  const parsed = ({ yuan: amount, ...row }: Row) => ({
    ...row,
    amount: wholeYuan(amount),
    created_at: at,
  })

  const deposit = {
    type: 1,
    row: { out_trade_no: 'D20260501120000000100001', yuan: 500, pay_way: '微信支付' },
  } as const
  const withdrawal = {
    type: 2,
    row: { out_trade_no: 'W20260501110000000100001', yuan: 300, pay_way: '云川银行' },
  } as const
  const transferIn = {
    type: 3,
    row: { out_trade_no: 'T20260501110000000100001', yuan: 200, pay_way: '云舟电子 → 中心钱包' },
  } as const
  const transferOut = {
    type: 4,
    row: { out_trade_no: 'T20260501110000000100002', yuan: 200, pay_way: '中心钱包 → 云舟电子' },
  } as const
  const paid = (decision?: 'approved' | 'rejected') =>
    ['deposit-order', { way: 'wechat', ...(decision && { decision }) }] as const

  it.each([
    { what: 'a deposit that waits', given: paid(), ...deposit, state: 1 },
    { what: 'a deposit that was credited', given: paid('approved'), ...deposit, state: 2 },
    { what: 'a deposit that failed', given: paid('rejected'), ...deposit, state: 3 },
    { what: 'a withdrawal that waits', given: ['withdrawal-order'], ...withdrawal, state: 1 },
    {
      what: 'a withdrawal that was paid',
      given: ['withdrawal-order', { decision: 'approved' }],
      ...withdrawal,
      state: 2,
    },
    {
      what: 'a withdrawal that was rejected',
      given: ['withdrawal-order', { decision: 'rejected' }],
      ...withdrawal,
      state: 3,
    },
    { what: 'a transfer in', given: ['member-with-history'], ...transferIn, state: 1 },
    { what: 'a transfer out', given: ['member-with-history'], ...transferOut, state: 1 },
  ] as const)('have a state: $what', ({ what, given, type, row, state }) =>
    pact(
      {
        given,
        that: what,
        call: gettransrecord,
        as: DEMO,
        body: bodyOf(type),
        answer: data(page(rows({ ...record(row), state: exactly(state) }))),
      },
      async () =>
        expect(await firstPage(transactionsQuery({ date: 4, type }))).toMatchObject({
          data: [{ ...parsed(row), state }],
        }),
    ))

  it('may have numbers for ids, and text for numbers', () =>
    pact(
      {
        given: ['member-with-history'],
        that: 'deposits of today, with ids as numbers and amounts as text',
        call: gettransrecord,
        as: DEMO,
        body: { ...bodyOf(1), date: 1 },
        answer: data(
          page(
            rows({
              ...record(deposit.row),
              out_trade_no: id(90_001),
              amount: yuan('500.00'),
              state: like('^[0-3]$', '1'),
            }),
            {
              last_page: count('1'),
            },
          ),
        ),
      },
      async () =>
        expect(await firstPage(transactionsQuery({ date: 1, type: 1 }))).toMatchObject({
          data: [{ ...parsed(deposit.row), out_trade_no: '90001', state: 1 }],
        }),
    ))

  it.each([1, 2, 3, 4] as const)('may be none: type %i', (type) =>
    pact(
      {
        given: ['fresh-member'],
        that: `none of type ${type}`,
        call: gettransrecord,
        as: FRESH,
        body: bodyOf(type),
        answer: data(nothing),
      },
      async () => expect(await firstPage(transactionsQuery({ date: 4, type }))).toMatchObject({ data: [] }),
    ))

  needsLogin({ call: gettransrecord, body: bodyOf(1) }, () =>
    firstPage(transactionsQuery({ date: 4, type: 1 })),
  )
})
