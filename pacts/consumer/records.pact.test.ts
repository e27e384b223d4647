import { describe, expect, it } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { recordsContract } from '#contracts/records.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { type BetFilter, betPages, betsQuery } from '#src/api/queries/records.ts'
import { firstPage } from './support/app.ts'
import { pact } from './support/pact.ts'
import { needsLogin } from './support/session-end.ts'
import {
  chinese,
  count,
  data,
  exactly,
  exactYuan,
  id,
  like,
  nothing,
  onlyPage,
  page,
  rows,
  rowsAre,
  rowsWith,
  severalPages,
  time,
  timeAt,
  words,
  yuan,
} from './support/wire.ts'

const { betrecord } = recordsContract

describe('the bets', () => {
  const all: BetFilter = { date: 4, category: '' }
  const body = { date: 4, page: 1, api_type: '' }
  const bet = {
    bet_id: id('B2026050100001'),
    bet_amount: yuan(100),
    win_loss: yuan(-100),
    Code: chinese('云舟电子'),
    status: like('^[012]$', 1),
    created_at: time('2026-05-01 10:59:00'),
  }
  const parsed = {
    id: 'B2026050100001',
    stake: wholeYuan(100),
    winLoss: fen(-10_000),
    venue: '云舟电子',
    status: 1,
    createdAt: '2026-05-01 10:59:00',
  }

  it('have a stake, a result and a status: there is one of each', () => {
    const open = {
      bet_amount: exactYuan(100),
      bet_id: id('B2026050100003'),
      status: exactly(2),
    }
    const won = {
      bet_amount: exactYuan(100),
      bet_id: id('B2026050100002'),
      win_loss: exactYuan(50),
      status: exactly(1),
    }
    const invalid = { bet_amount: exactYuan(80), status: exactly(0) }
    const lost = {
      bet_amount: exactYuan(60),
      bet_id: id('B2026050100001'),
      win_loss: exactYuan(-60),
      status: exactly(1),
    }
    return pact(
      {
        given: ['bets-of-each-state'],
        that: 'one of each status',
        call: betrecord,
        as: DEMO,
        body,
        answer: data(onlyPage(rowsAre(bet, open, won, lost, invalid))),
      },
      async () =>
        expect(await firstPage(betsQuery(all))).toMatchObject({
          data: [
            { ...parsed, id: 'B2026050100003', status: 2 },
            { ...parsed, id: 'B2026050100002', winLoss: wholeYuan(50), status: 1 },
            { ...parsed, stake: wholeYuan(60), winLoss: wholeYuan(-60), status: 1 },
            { ...parsed, stake: wholeYuan(80), status: 0 },
          ],
          lastPage: 1,
        }),
    )
  })

  it('are filtered by day and game type; ids may be numbers, and numbers text', () =>
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
          data: [{ ...parsed, id: '88001', winLoss: fen(15_000) }],
          lastPage: 1,
        }),
    ))

  it('are filtered by kind of game: none of sports', () =>
    pact(
      {
        given: ['bets-of-each-state'],
        that: 'of sports, where all are of slots',
        call: betrecord,
        as: DEMO,
        body: { ...body, api_type: 'sport' },
        answer: data(nothing),
      },
      async () =>
        expect(await firstPage(betsQuery({ date: 4, category: 'sport' }))).toMatchObject({ data: [] }),
    ))

  it('are filtered by day: none is of today', () =>
    pact(
      {
        given: ['many-records'],
        that: 'of today, where all are older',
        call: betrecord,
        as: DEMO,
        body: { ...body, date: 1 },
        answer: data(nothing),
      },
      async () => expect(await firstPage(betsQuery({ date: 1, category: '' }))).toMatchObject({ data: [] }),
    ))

  it('have Beijing time', () =>
    pact(
      {
        given: ['many-records'],
        that: 'of the last 30 days, placed after 15:00',
        call: betrecord,
        as: DEMO,
        body,
        answer: data(page(rowsWith(bet, { created_at: timeAt('15:0\\d', '2026-04-30 15:03:00') }))),
      },
      async () =>
        expect(await firstPage(betsQuery(all))).toMatchObject({
          data: [{ createdAt: '2026-04-30 15:03:00' }],
        }),
    ))

  it('come in pages', () => {
    const tenYuan = { ...bet, bet_amount: exactYuan(10), win_loss: like('^-?10(\\.0+)?$', -10) }
    const readLost = { ...parsed, stake: wholeYuan(10), winLoss: wholeYuan(-10) }
    return pact(
      {
        given: ['many-bets', { bets: 60 }],
        that: 'the second page',
        call: betrecord,
        as: DEMO,
        body: { ...body, page: 2 },
        answer: data({ ...page(rows(tenYuan)), current_page: exactly(2), last_page: severalPages(3) }),
      },
      async () => expect(await betPages(all)(2)).toMatchObject({ page: 2, data: [readLost], lastPage: 3 }),
    )
  })

  it('may include the game, the pick and the result', () =>
    pact(
      {
        given: ['member-with-history'],
        that: 'of fishing, with game, pick and result',
        call: betrecord,
        as: DEMO,
        body: { ...body, api_type: 'fishing' },
        answer: data(
          page(
            rows({
              ...bet,
              game: words('深海寻宝'),
              pick: words('限时捕鱼'),
              result: words('射 20 发，击中 8 条，共 ×16 · 小丑鱼 ×2 8 条'),
              status: exactly(1),
            }),
          ),
        ),
      },
      async () =>
        expect(await firstPage(betsQuery({ date: 4, category: 'fishing' }))).toMatchObject({
          data: [
            {
              ...parsed,
              game: '深海寻宝',
              pick: '限时捕鱼',
              result: '射 20 发，击中 8 条，共 ×16 · 小丑鱼 ×2 8 条',
            },
          ],
        }),
    ))

  it('are read from a plain list of rows', () =>
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
