import { describe, expect, it } from 'vitest'
import { fen, ZERO } from '#contracts/money.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { type RebateFilter, rebatesQuery, useCollectRebate } from '#src/api/queries/rebate.ts'
import { firstPage, refusedWith, runAction } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  count,
  data,
  done,
  exactly,
  nothing,
  page,
  refused,
  rows,
  time,
  words,
  yuan,
} from './support/wire.ts'

const { getfanshui, dofanshui } = rebateContract
const all: RebateFilter = { date: 4, category: '', state: '' }
const body = { date: 4, page: 1, api_type: '', type: '' }

describe('the rebates', () => {
  const record = {
    gamename: words('云舟电子'),
    money: yuan(4.5),
    state: exactly(0),
    created_at: time('2026-05-01 00:00:00'),
  }
  const parsed = { gamename: '云舟电子', money: fen(450), state: 0, created_at: '2026-05-01 00:00:00' }

  it('are a page, with the collected and the pending sum', () =>
    pact(
      {
        given: ['rebate-pending'],
        that: 'pending ones',
        call: getfanshui,
        as: DEMO,
        body,
        answer: data({ list: page(rows(record)), jisuan: yuan(0), nojisuan: yuan(8) }),
      },
      async () =>
        expect(await firstPage(rebatesQuery(all))).toMatchObject({
          data: [parsed],
          jisuan: ZERO,
          nojisuan: fen(800),
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
          list: page(rows({ ...record, money: yuan('4.50'), state: exactly('1') }), {
            last_page: count('1'),
          }),
          jisuan: yuan('8.00'),
          nojisuan: yuan('0.00'),
        }),
      },
      async () =>
        expect(await firstPage(rebatesQuery(all))).toMatchObject({
          data: [{ ...parsed, state: 1 }],
          jisuan: fen(800),
          nojisuan: ZERO,
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
        answer: data({ list: page(rows(record)), nojisuan: yuan(8) }),
      },
      async () =>
        expect(await firstPage(rebatesQuery({ date: 1, category: 'concise', state: '0' }))).toMatchObject({
          data: [parsed],
          nojisuan: fen(800),
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
          jisuan: ZERO,
          nojisuan: fen(53),
        }),
    ))

  it('may be none', () =>
    pact(
      { given: ['fresh-member'], that: 'none', call: getfanshui, as: FRESH, body, answer: data(nothing) },
      async () =>
        expect(await firstPage(rebatesQuery(all))).toMatchObject({ data: [], jisuan: ZERO, nojisuan: ZERO }),
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
