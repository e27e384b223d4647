import { describe, expect, it } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { recordsContract } from '#contracts/records.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { movementsQuery } from '#src/api/queries/money/movements.ts'
import { firstPage, laterPage } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  chinese,
  containing,
  count,
  data,
  exactly,
  exactYuan,
  id,
  like,
  nothing,
  onlyPage,
  orderNo,
  otherYuan,
  page,
  rows,
  rowsAre,
  rowsWith,
  severalPages,
  time,
  timeAt,
  wayOf,
  words,
  yuan,
} from './support/wire.ts'

const { gettransrecord } = recordsContract

describe('the transactions', () => {
  const bodyOf = (type: number) => ({ date: 4, type, page: 1, api_type: '' })
  const at = '2026-05-01 11:00:00'
  type Row = { out_trade_no: string; yuan: number; pay_way: string }
  const payWayOf = ({ out_trade_no: [kind], pay_way }: Row) =>
    (kind === 'T' ? wayOf : kind === 'W' ? chinese : words)(pay_way)
  const record = (row: Row) => ({
    // The number of a deposit leads to the page where it is paid.
    out_trade_no: (row.out_trade_no.startsWith('D') ? orderNo : id)(row.out_trade_no),
    amount: exactYuan(row.yuan),
    pay_way: payWayOf(row),
    created_at: time(at),
  })
  const parsed = ({ yuan, out_trade_no, pay_way }: Row) => ({
    orderNo: out_trade_no,
    amount: wholeYuan(yuan),
    payWay: pay_way,
    createdAt: at,
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
        answer: data(
          given[0] === 'member-with-history'
            ? page(rows({ ...record(row), amount: yuan(row.yuan), state: exactly(state) }))
            : onlyPage(
                rowsAre(
                  {
                    ...record(row),
                    state: exactly(state),
                    // The method of a deposit decides which page a pending order opens.
                    ...(type === 1 && { pay_way: containing('微信', row.pay_way) }),
                  },
                  {},
                ),
              ),
        ),
      },
      async () =>
        expect(await firstPage(movementsQuery({ date: 4, type }))).toMatchObject({
          data: [{ ...parsed(row), state }],
        }),
    ))

  it('of a withdrawal name the kind of card: to a USDT address', () => {
    const row = { ...withdrawal.row, pay_way: 'USDT-TRC20' }
    return pact(
      {
        given: ['withdrawal-order', { to: 'usdt' }],
        that: 'a withdrawal to a USDT address',
        call: gettransrecord,
        as: DEMO,
        body: bodyOf(withdrawal.type),
        answer: data(
          onlyPage(
            rowsAre({ ...record(row), pay_way: containing('USDT', row.pay_way), state: exactly(1) }, {}),
          ),
        ),
      },
      async () =>
        expect(await firstPage(movementsQuery({ date: 4, type: withdrawal.type }))).toMatchObject({
          data: [{ ...parsed(row), state: 1 }],
        }),
    )
  })

  it.each([transferIn, transferOut])('of transfers have any of four states: type $type', ({ type, row }) => {
    // Other amounts in than out, so that no list passes for the other one.
    const step = type === transferIn.type ? 12 : 10
    const each = ([0, 1, 2, 3] as const).map((state) => ({
      amount: exactYuan((state + 1) * step),
      state: exactly(state),
    }))
    return pact(
      {
        given: ['transfers-of-each-state'],
        that: `one of each state, of type ${type}`,
        call: gettransrecord,
        as: DEMO,
        body: bodyOf(type),
        answer: data(
          onlyPage(
            rowsWith({ ...record(row), amount: yuan(10), state: like('^[0-3](\\.0+)?$', 1) }, ...each),
          ),
        ),
      },
      async () =>
        expect(await firstPage(movementsQuery({ date: 4, type }))).toMatchObject({
          data: [0, 1, 2, 3].map((state) => ({ ...parsed({ ...row, yuan: (state + 1) * step }), state })),
        }),
    )
  })

  it.each([
    { ...deposit, newest: 2000 },
    { ...withdrawal, newest: 1600 },
    { ...transferIn, newest: 10 },
    { ...transferOut, newest: 20 },
  ])('come in pages: type $type', ({ type, row, newest }) =>
    pact(
      {
        given: ['many-records'],
        that: `the second page of type ${type}`,
        call: gettransrecord,
        as: DEMO,
        body: { ...bodyOf(type), page: 2 },
        answer: data({
          ...page(
            rowsWith(
              { ...record(row), amount: otherYuan(newest, row.yuan), state: like('^[0-3](\\.0+)?$', 1) },
              { created_at: timeAt('15:0\\d', '2026-04-30 15:00:00') },
            ),
          ),
          current_page: exactly(2),
          last_page: severalPages(3),
        }),
      },
      async () =>
        expect(await laterPage(movementsQuery({ date: 4, type }), 2)).toMatchObject({
          page: 2,
          lastPage: 3,
        }),
    ))

  it('are filtered by day', () =>
    pact(
      {
        given: ['many-records'],
        that: 'deposits of today, of which there is one',
        call: gettransrecord,
        as: DEMO,
        body: { ...bodyOf(1), date: 1 },
        answer: data(onlyPage(rowsAre({ ...record({ ...deposit.row, yuan: 2000 }), state: exactly(2) }, {}))),
      },
      async () =>
        expect(await firstPage(movementsQuery({ date: 1, type: 1 }))).toMatchObject({
          data: [{ amount: wholeYuan(2000) }],
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
              out_trade_no: orderNo(90_001),
              amount: yuan('500.00'),
              state: like('^[0-3](\\.0+)?$', '1'),
            }),
            {
              last_page: count('1'),
            },
          ),
        ),
      },
      async () =>
        expect(await firstPage(movementsQuery({ date: 1, type: 1 }))).toMatchObject({
          data: [{ ...parsed(deposit.row), orderNo: '90001', state: 1 }],
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
      async () => expect(await firstPage(movementsQuery({ date: 4, type }))).toMatchObject({ data: [] }),
    ))

  needsLogin({ call: gettransrecord, body: bodyOf(1) }, () => firstPage(movementsQuery({ date: 4, type: 1 })))
})
