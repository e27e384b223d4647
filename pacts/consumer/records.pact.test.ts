import { describe, expect, it } from 'vitest'
import { fen, wholeYuan } from '#contracts/money.ts'
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

  it('have a stake, a result and a status', () =>
    pact(
      {
        given: ['bets-of-each-state'],
        that: 'of each status',
        call: betrecord,
        as: DEMO,
        body,
        answer: data(page(rows(bet))),
      },
      async () => expect(await firstPage(betsQuery(all))).toMatchObject({ data: [parsed], last_page: 1 }),
    ))

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
              status: like('^[012]$', '2'),
            }),
            { last_page: count('1') },
          ),
        ),
      },
      async () =>
        expect(await firstPage(betsQuery({ date: 2, category: 'concise' }))).toMatchObject({
          data: [{ ...parsed, bet_id: '88001', win_loss: fen(15_000), status: 2 }],
          last_page: 1,
        }),
    ))

  it('come in pages', () =>
    pact(
      {
        given: ['many-bets', { bets: 60 }],
        that: 'the second page',
        call: betrecord,
        as: DEMO,
        body: { ...body, page: 2 },
        answer: data({ ...page(rows(bet)), current_page: exactly(2), last_page: count(3) }),
      },
      async () =>
        expect(await betPages(all)(2)).toMatchObject({ current_page: 2, data: [parsed], last_page: 3 }),
    ))

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
  const record = {
    out_trade_no: id('D20260501110000000100001'),
    amount: yuan(500),
    pay_way: words('微信支付'),
    state: like('^[0-3]$', 1),
    created_at: time('2026-05-01 11:00:00'),
  }
  const parsed = {
    out_trade_no: 'D20260501110000000100001',
    amount: wholeYuan(500),
    pay_way: '微信支付',
    state: 1,
    created_at: '2026-05-01 11:00:00',
  }

  it.each([
    { what: 'a deposit that waits', given: ['deposit-order', { way: 'wechat' }], type: 1, state: 1 },
    {
      what: 'a deposit that was credited',
      given: ['deposit-order', { way: 'wechat', decision: 'approved' }],
      type: 1,
      state: 2,
    },
    {
      what: 'a deposit that failed',
      given: ['deposit-order', { way: 'wechat', decision: 'rejected' }],
      type: 1,
      state: 3,
    },
    { what: 'a withdrawal that waits', given: ['withdrawal-order'], type: 2, state: 1 },
    {
      what: 'a withdrawal that was paid',
      given: ['withdrawal-order', { decision: 'approved' }],
      type: 2,
      state: 2,
    },
    {
      what: 'a withdrawal that was rejected',
      given: ['withdrawal-order', { decision: 'rejected' }],
      type: 2,
      state: 3,
    },
    { what: 'a transfer in', given: ['member-with-history'], type: 3, state: 1 },
    { what: 'a transfer out', given: ['member-with-history'], type: 4, state: 1 },
  ] as const)('have a state: $what', ({ what, given, type, state }) =>
    pact(
      {
        given,
        that: what,
        call: gettransrecord,
        as: DEMO,
        body: bodyOf(type),
        answer: data(page(rows({ ...record, state: exactly(state) }))),
      },
      async () =>
        expect(await firstPage(transactionsQuery({ date: 4, type }))).toMatchObject({
          data: [{ ...parsed, state }],
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
              ...record,
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
          data: [{ ...parsed, out_trade_no: '90001' }],
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
