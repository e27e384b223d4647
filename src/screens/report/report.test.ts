import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fen, fen, wholeYuan } from '#contracts/money/money.ts'
import { formatBeijing, parseBeijing } from '#contracts/time/beijing-time.ts'
import { dateFilterWindow, type TimeWindow } from '#contracts/time/beijing-windows.ts'
import type { BetStatus } from '#contracts/wire/record-codes.ts'
import type { Bet } from '../../api/queries/records.ts'
import { depositWait } from '../../features/records/receipt/deposit-wait.ts'
import { isEmptyReport, METRICS, reportOf as reportWith, type Sources } from './report.ts'
import { axisWords, scaleOf } from './scale.ts'

const NOW = parseBeijing('2026-11-21 00:30:00') ?? 0
const NOTHING: Sources = {
  deposits: [],
  withdrawals: [],
  bets: [],
  rebates: [],
  redPackets: [],
  applications: [],
}

const reportOf = (window: TimeWindow, sources: Sources) =>
  reportWith(window, sources, (row) => depositWait(row, NOW, () => false))

const moved = (state: number, amount: number, createdAt: string, payWay = '') => ({
  orderNo: `${createdAt}${state}`,
  amount: fen(amount),
  payWay,
  state,
  createdAt,
})
const bet = (status: BetStatus, stake: number, won: number, createdAt: string): Bet => ({
  id: createdAt,
  stake: fen(stake),
  winLoss: fen(won),
  venue: '',
  status,
  createdAt,
})

describe('the report', () => {
  test('sums up what is final, and lists separately what is pending', () => {
    const at = '2026-11-20 23:59:59'
    const { sums, counts, open, untold } = reportOf(dateFilterWindow(2, NOW), {
      deposits: [
        moved(2, 10_000, at),
        moved(1, 500, at, '银行卡转账'),
        moved(1, 60, at, 'USDT-TRC20'),
        moved(1, 8_000, '2026-11-20 23:00:00', '微信支付'),
        moved(3, 7_000, at),
        moved(0, 9_000, at),
      ],
      withdrawals: [moved(2, 3_001, at), moved(1, 200, at), moved(3, 100, at)],
      bets: [bet(1, 100, -100, at), bet(1, 30, 27, at), bet(0, 1_000, 0, at), bet(2, 40, 0, at)],
      rebates: [
        { game: '', amount: fen(7), state: 1, createdAt: at, updatedAt: at },
        { game: '', amount: fen(9), state: 0, createdAt: at, updatedAt: at },
      ],
      redPackets: [
        { amount: fen(50_000), claimedAmount: fen(66), createdAt: at, claimedAt: at },
        { amount: fen(50_000), claimedAmount: fen(5), createdAt: at, claimedAt: '' },
      ],
      applications: [
        { title: '首存礼', state: 2, bonus: fen(300), createdAt: at },
        { title: '首存礼', state: 2, createdAt: at },
        { title: '首存礼', state: 1, bonus: fen(400), createdAt: at },
      ],
    })
    expect(sums).toEqual({
      winLoss: -73,
      stake: 130,
      deposit: 10_000,
      withdrawal: 3_001,
      rebate: 7,
      redPacket: 66,
      promotion: 300,
      net: 10_000 - 3_001 + 7 + 66 + 300 - 73,
    })
    expect(counts).toEqual({
      ...{ winLoss: 2, stake: 2, deposit: 1, withdrawal: 1, rebate: 1, redPacket: 1 },
      ...{ promotion: 1, net: 7 },
    })
    expect(open).toEqual({ unpaid: 60, deposit: 8_500, withdrawal: 200, stake: 40, rebate: 9, redPacket: 5 })
    expect(untold).toBe(1)
  })

  test('begins and ends days at midnight in Beijing, and ignores records older than the filter', () => {
    const deposits = [
      '2026-11-14 23:59:59',
      '2026-11-15 00:00:00',
      '2026-11-20 23:59:59',
      '2026-11-21 00:00:00',
    ].map((at, n) => moved(2, 10 ** n, at))
    const { days, sums } = reportOf(dateFilterWindow(2, NOW), { ...NOTHING, deposits })
    expect(days.map(({ day, deposit }) => [day, deposit])).toEqual([
      ['2026-11-15', 10],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 0],
      ['2026-11-20', 100],
      ['2026-11-21', 1000],
    ])
    expect(sums.deposit).toBe(1110)
  })

  test('has one row for each day of the filter', () => {
    const lengths = ([1, 2, 3, 4] as const).map(
      (date) => reportOf(dateFilterWindow(date, NOW), NOTHING).days.length,
    )
    expect(lengths).toEqual([1, 7, 15, 30])
  })

  test('has days that add up exactly to the sums', () => {
    const time = fc.integer({ min: NOW - 40 * 86_400_000, max: NOW + 86_400_000 }).map(formatBeijing)
    const amount = fc.integer({ min: -5_000_001, max: 5_000_001 })
    const bets = fc.array(
      fc
        .tuple(fc.constantFrom(0 as const, 1 as const, 2 as const), amount, time)
        .map(([s, a, t]) => bet(s, 10, a, t)),
    )
    fc.assert(
      fc.property(bets, (betRows) => {
        const { days, sums, counts } = reportOf(dateFilterWindow(4, NOW), { ...NOTHING, bets: betRows })
        for (const metric of METRICS) {
          expect(days.reduce((sum, day) => sum + day[metric], 0)).toBe(sums[metric])
          expect(days.reduce((sum, day) => sum + day.counts[metric], 0)).toBe(counts[metric])
        }
      }),
    )
  })

  test('leaves unknown states out of every sum and counts them', () => {
    const at = '2026-11-20 12:00:00'
    const older = '2026-01-01 12:00:00'
    const whole = reportOf(dateFilterWindow(2, NOW), {
      ...NOTHING,
      deposits: [moved(0, 100, at), moved(-1, 100, at), moved(3, 100, at), moved(9, 100, older)],
      withdrawals: [moved(7, 100, at)],
      bets: [bet(-1, 100, 50, at), bet(0, 100, 0, at)],
      rebates: [{ game: '', amount: fen(7), state: -1, createdAt: at, updatedAt: at }],
    })
    expect(new Set(Object.values(whole.sums))).toEqual(new Set([0]))
    expect(new Set(Object.values(whole.open))).toEqual(new Set([0]))
    expect(whole.unknown).toBe(5)
    expect(isEmptyReport(whole)).toBe(false)
  })

  test('leaves records without a time out of every sum and counts them', () => {
    const whole = reportOf(dateFilterWindow(2, NOW), {
      deposits: [moved(2, 100, '')],
      withdrawals: [moved(1, 100, '')],
      bets: [bet(1, 100, 50, '')],
      rebates: [{ game: '', amount: fen(7), state: 1, createdAt: '', updatedAt: '' }],
      redPackets: [{ amount: fen(1), claimedAmount: fen(66), createdAt: '', claimedAt: '' }],
      applications: [{ title: '首存礼', state: 2, bonus: fen(300), createdAt: '' }],
    })
    expect(new Set(Object.values(whole.sums))).toEqual(new Set([0]))
    expect([whole.undated, whole.unknown]).toEqual([6, 0])
    expect(isEmptyReport(whole)).toBe(false)
  })

  test('is empty when nothing happened and nothing is pending', () => {
    const window = dateFilterWindow(1, NOW)
    expect(isEmptyReport(reportOf(window, NOTHING))).toBe(true)
    const waiting = { ...NOTHING, deposits: [moved(1, 100, '2026-11-21 00:10:00')] }
    expect(isEmptyReport(reportOf(window, waiting))).toBe(false)
  })
})

describe('the axis', () => {
  test('ends at one digit with zeros, at or beyond the largest amount', () => {
    const yuan = (n: number) => scaleOf([wholeYuan(n)]).topYuan
    expect([1, 2, 8, 9, 11, 2700, 8001].map(yuan)).toEqual([1, 2, 8, 10, 20, 3000, 10_000])
    expect(scaleOf([fen(1)])).toMatchObject({ topYuan: 1, signed: false })
    expect(scaleOf([])).toMatchObject({ topYuan: 1, signed: false })
    expect(scaleOf([fen(-101), fen(50)] as Fen[])).toMatchObject({ topYuan: 2, signed: true })
  })

  test('writes whole numbers short', () => {
    expect([0, 500, 5000, 10_000, 300_000, 200_000_000].map(axisWords)).toEqual([
      '0',
      '500',
      '5,000',
      '1万',
      '30万',
      '2亿',
    ])
  })
})
