import { describe, expect, it } from 'vitest'
import { fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { type RebateFilter, rebatesQuery, useCollectRebate } from '#src/api/queries/money/rebate.ts'
import { firstPage, laterPage, refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  chinese,
  data,
  done,
  exactly,
  exactYuan,
  nothing,
  onlyPage,
  page,
  refused,
  rows,
  rowsAre,
  severalPages,
  timeAt,
  yuan,
} from './support/wire.ts'

const { getfanshui, dofanshui } = rebateContract
const all: RebateFilter = { date: 4, category: '', state: '' }
const body = { date: 4, page: 1, api_type: '', type: '' }

describe('the rebates', () => {
  const record = {
    gamename: chinese('云舟电子'),
    money: yuan(4.5),
    state: exactly(0),
    created_at: timeAt('00:00', '2026-05-01 00:00:00'),
  }
  const slots = { money: exactYuan(4.5) }
  const live = { money: exactYuan(3.5) }
  const parsed = { game: '云舟电子', amount: fen(450), state: 0, createdAt: '2026-05-01 00:00:00' }

  it('are a page, with the collected and the pending sum', () =>
    pact(
      {
        given: ['rebate-pending'],
        that: 'pending ones',
        call: getfanshui,
        as: DEMO,
        body,
        answer: data({
          list: onlyPage(rowsAre(record, slots, live)),
          jisuan: exactYuan(0),
          nojisuan: exactYuan(8),
        }),
      },
      async () =>
        expect(await firstPage(rebatesQuery(all))).toMatchObject({
          data: [parsed, { ...parsed, amount: fen(350) }],
          collected: ZERO,
          pending: fen(800),
        }),
    ))

  it('are read from text, with their collected state', () =>
    pact(
      {
        given: ['rebate-collected'],
        that: 'collected ones, with numbers as text',
        call: getfanshui,
        as: DEMO,
        body,
        answer: data({
          list: page(
            rowsAre(
              { ...record, money: yuan('4.50'), state: exactly('1') },
              { money: exactYuan('4.50') },
              { money: exactYuan('3.50') },
            ),
            { last_page: exactly('1') },
          ),
          jisuan: exactYuan('8.00'),
          nojisuan: exactYuan('0.00'),
        }),
      },
      async () =>
        expect(await firstPage(rebatesQuery(all))).toMatchObject({
          data: [
            { ...parsed, state: 1 },
            { ...parsed, state: 1, amount: fen(350) },
          ],
          collected: fen(800),
          pending: ZERO,
        }),
    ))

  it('are filtered by day, game type and state', () =>
    pact(
      {
        given: ['rebate-pending'],
        that: 'pending ones of today and of one kind of game',
        call: getfanshui,
        as: DEMO,
        body: { date: 1, page: 1, api_type: 'concise', type: '0' },
        answer: data({ list: onlyPage(rowsAre(record, slots)), nojisuan: exactYuan(8) }),
      },
      async () =>
        expect(await firstPage(rebatesQuery({ date: 1, category: 'concise', state: '0' }))).toMatchObject({
          data: [parsed],
          pending: fen(800),
        }),
    ))

  it.each([
    { that: 'collected ones, where all wait', given: ['rebate-pending'], state: '1', sums: [0, 8] },
    { that: 'pending ones, where all are collected', given: ['rebate-collected'], state: '0', sums: [8, 0] },
  ] as const)('are filtered by state: $that', ({ that, given, state, sums: [collected, pending] }) =>
    pact(
      {
        given,
        that,
        call: getfanshui,
        as: DEMO,
        body: { ...body, type: state },
        answer: data({ list: nothing, jisuan: exactYuan(collected), nojisuan: exactYuan(pending) }),
      },
      async () =>
        expect(await firstPage(rebatesQuery({ ...all, state }))).toMatchObject({
          data: [],
          collected: wholeYuan(collected),
          pending: wholeYuan(pending),
        }),
    ))

  it('come in pages', () =>
    pact(
      {
        given: ['many-records'],
        that: 'the second page',
        call: getfanshui,
        as: DEMO,
        body: { ...body, page: 2 },
        answer: data({
          list: { ...page(rows(record)), current_page: exactly(2), last_page: severalPages(3) },
        }),
      },
      async () =>
        expect(await laterPage(rebatesQuery(all), 2)).toMatchObject({
          page: 2,
          data: [parsed],
          lastPage: 3,
        }),
    ))

  it('are filtered by day: three are of today', () =>
    pact(
      {
        given: ['many-records'],
        that: 'those of today, of which there are three',
        call: getfanshui,
        as: DEMO,
        body: { ...body, date: 1 },
        answer: data({ list: onlyPage(rowsAre(record, {}, {}, {})) }),
      },
      async () =>
        expect(await firstPage(rebatesQuery({ ...all, date: 1 }))).toMatchObject({
          data: [parsed, parsed, parsed],
        }),
    ))

  it('are read from a page that stands beside the sums', () =>
    pact(
      {
        given: ['wire-form', { form: 'flat-rebates' }],
        that: 'with the sums beside the page',
        call: getfanshui,
        as: DEMO,
        body,
        answer: data(page(rows(record), { jisuan: yuan(0), nojisuan: yuan(0.53) })),
        optional: true,
      },
      async () =>
        expect(await firstPage(rebatesQuery(all))).toMatchObject({
          data: [parsed],
          collected: ZERO,
          pending: fen(53),
        }),
    ))

  it('may be none', () =>
    pact(
      { given: ['fresh-member'], that: 'none', call: getfanshui, as: FRESH, body, answer: data(nothing) },
      async () =>
        expect(await firstPage(rebatesQuery(all))).toMatchObject({
          data: [],
          collected: ZERO,
          pending: ZERO,
        }),
    ))

  needsLogin({ call: getfanshui, body }, () => firstPage(rebatesQuery(all)))
})

describe('collecting rebates', () => {
  it('pays out what is pending', () =>
    pact(
      {
        given: ['rebate-pending'],
        that: 'with some pending',
        call: dofanshui,
        as: DEMO,
        answer: done('已领取返水 8.00 元'),
      },
      async () =>
        expect(await runAction(useCollectRebate, undefined)).toEqual({
          outcome: 'done',
          answer: '已领取返水 8.00 元',
        }),
    ))

  it.each([
    { that: 'with none at all', given: ['fresh-member'], as: FRESH },
    { that: 'collected before', given: ['rebate-collected'], as: DEMO },
  ] as const)('is refused with a message: $that', ({ that, given, as }) =>
    pact({ given, that, call: dofanshui, as, answer: refused('暂无领取额度！') }, async () =>
      expect(await runAction(useCollectRebate, undefined)).toEqual(refusedWith('暂无领取额度！')),
    ))

  needsLogin({ call: dofanshui }, () => runAction(useCollectRebate, undefined))
})
