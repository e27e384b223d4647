import { describe, expect, it } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { recordsContract } from '#contracts/records.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { movementsQuery } from '#src/api/queries/money/movements.ts'
import { rebatesQuery } from '#src/api/queries/money/rebate.ts'
import { betsQuery } from '#src/api/queries/records.ts'
import { firstPage } from './support/app.ts'
import { pact } from './support/pact.ts'
import {
  chinese,
  data,
  exactly,
  exactYuan,
  id,
  onlyPage,
  rowsAre,
  timeAt,
  words,
  yuan,
} from './support/wire.ts'

/** What each date lists: all of its days, and nothing of the day before the first. */

const { betrecord, gettransrecord } = recordsContract
const { getfanshui } = rebateContract

/** A date, and how many of the records of the state lie on its days. */
const SPANS = [
  { date: 1, count: 1 },
  { date: 2, count: 3 },
  { date: 3, count: 5 },
  { date: 4, count: 7 },
] as const
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const of = (date: number) => `of date ${date}, at both ends of it`
const atEnd = timeAt('(00:05|23:55)', '2026-05-01 00:05:00')

describe.each([
  { type: 1, base: 100, no: 'D20260501000500000100001', pay_way: '微信支付' },
  { type: 2, base: 200, no: 'W20260501000500000100001', pay_way: '云川银行' },
  { type: 3, base: 10, no: 'T20260501000500000100001', pay_way: '云舟电子 → 中心钱包' },
  { type: 4, base: 20, no: 'T20260501000500000100002', pay_way: '中心钱包 → 云舟电子' },
] as const)('transactions of type $type', ({ type, base, no, pay_way }) => {
  const amounts = (count: number) => numbers(count).map((n) => base + n)
  it.each(SPANS)('are listed by day: date $date', ({ date, count }) =>
    pact(
      {
        given: ['records-by-day'],
        that: `type ${type} ${of(date)}`,
        call: gettransrecord,
        as: DEMO,
        body: { date, type, page: 1, api_type: '' },
        answer: data(
          onlyPage(
            rowsAre(
              {
                out_trade_no: id(no),
                amount: yuan(base),
                pay_way: words(pay_way),
                state: exactly(type > 2 ? 1 : 2),
                created_at: atEnd,
              },
              ...amounts(count).map((amount) => ({ amount: exactYuan(amount) })),
            ),
          ),
        ),
      },
      async () =>
        expect((await firstPage(movementsQuery({ date, type })))?.data.map(({ amount }) => amount)).toEqual(
          amounts(count).map(wholeYuan),
        ),
    ))
})

describe('bets', () => {
  const stakes = (count: number) => numbers(count).map((n) => 30 + n)
  it.each(SPANS)('are listed by day: date $date', ({ date, count }) =>
    pact(
      {
        given: ['records-by-day'],
        that: of(date),
        call: betrecord,
        as: DEMO,
        body: { date, page: 1, api_type: '' },
        answer: data(
          onlyPage(
            rowsAre(
              {
                bet_id: id('B2026050100001'),
                bet_amount: yuan(31),
                win_loss: yuan(-31),
                Code: chinese('云舟电子'),
                status: exactly(1),
                created_at: atEnd,
              },
              ...stakes(count).map((stake) => ({
                bet_amount: exactYuan(stake),
                win_loss: exactYuan(-stake),
              })),
            ),
          ),
        ),
      },
      async () =>
        expect((await firstPage(betsQuery({ date, category: '' })))?.data.map(({ stake }) => stake)).toEqual(
          stakes(count).map(wholeYuan),
        ),
    ))
})

describe('rebates', () => {
  const amounts = (count: number) => numbers(count).map((n) => n * 4.5)
  it.each(SPANS)('are listed by day: date $date', ({ date, count }) =>
    pact(
      {
        given: ['rebates-by-day'],
        that: of(date),
        call: getfanshui,
        as: DEMO,
        body: { date, page: 1, api_type: '', type: '' },
        answer: data({
          list: onlyPage(
            rowsAre(
              {
                gamename: chinese('云舟电子'),
                money: yuan(4.5),
                state: exactly(0),
                created_at: timeAt('00:00', '2026-05-01 00:00:00'),
              },
              ...amounts(count).map((money) => ({ money: exactYuan(money) })),
            ),
          ),
          jisuan: exactYuan(0),
          nojisuan: exactYuan(162),
        }),
      },
      async () =>
        expect(await firstPage(rebatesQuery({ date, category: '', state: '' }))).toMatchObject({
          data: numbers(count).map((n) => ({ amount: fen(n * 450) })),
          pending: wholeYuan(162),
        }),
    ))
})
