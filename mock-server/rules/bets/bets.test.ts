import { describe, expect, test } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { MAINTENANCE, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { eleven } from '../../games/lottery/eleven.ts'
import { DEMO, tokenOf } from '../../scenarios/personas.ts'
import { trialBalance, wealthOf } from '../../state/ledger.ts'
import { closeSession, venueBalance } from '../../state/members.ts'
import { rowsOf } from '../../state/store/log.ts'
import {
  bet,
  KINDS,
  NOTHING_TO_PICK,
  openTable,
  pass,
  pickAt,
  resultOf,
  SETTLED_MS,
  shootAll,
  stateAt,
} from '../../testing/test-tables.ts'
import { isRefusal } from '../outcome.ts'
import { voidBet } from './bet.ts'
import { PLAYS_KEPT, seatKey } from './bets-seat.ts'
import { stateOf } from './bets-table.ts'
import { openTicket } from './bets-ticket.ts'

describe.each(KINDS)('%s', (kind) => {
  test('a bet that becomes invalid shows its stake as returned', () => {
    const table = openTable(kind)
    const before = stateAt(table).balance
    bet(table, wholeYuan(10), pickAt(table, wholeYuan(10)))
    expect(voidBet(table.world, table.member.id, 0, table.now)).toBe(true)
    const after = stateAt(table)
    expect(after).toMatchObject({ balance: before, open: [], recent: [{ stake: 1_000, returned: 1_000 }] })
  })

  test('a stake leaves the wallet at once, and the outcome shows and pays only when the bet settles', () => {
    const table = openTable(kind)
    const before = venueBalance(table.world, table.member.id, table.plat)
    expect(resultOf(bet(table, wholeYuan(10), pickAt(table, wholeYuan(10))))).toBe('accepted')
    const open = stateAt(table)
    expect(open.balance).toBe(before - 1_000)
    expect(open.recent).toEqual([])
    expect(table.member.turnover).toBe(0)
    expect(open.open).toHaveLength(1)
    expect(JSON.stringify(open.open)).not.toMatch(/drawn|result|returned|payout/)
    shootAll(table)
    pass(table, SETTLED_MS)
    const after = stateAt(table)
    expect(after.open).toEqual([])
    expect(after.balance).toBe(before - 1_000 + (after.recent[0]?.returned ?? Number.NaN))
    const [row] = [...rowsOf(table.world, 'bets', table.member.id)].slice(-1)
    expect(row).toMatchObject({
      stake: 1_000,
      status: BET_SETTLED,
      payout: after.recent[0]?.returned,
      plat: table.plat,
    })
    const isTie = ['zrt', 'qpg', 'tyg'].includes(table.plat) && after.recent[0]?.returned === 1_000
    const counted = ['zrt', 'qpg', 'cpz'].includes(table.plat) ? 500 : 1_000
    expect(table.member.turnover).toBe(isTie ? 0 : counted)
  })

  test('many bets neither create nor lose a fen', () => {
    const table = openTable(kind, { inVenue: '100000' })
    const wealth = wealthOf(table.world, table.member.id)
    let returned = 0
    for (let round = 0; round < 60; round++) {
      const stake = fen(101 + round * 37)
      expect(resultOf(bet(table, stake, pickAt(table, stake)))).toBe('accepted')
      shootAll(table)
      pass(table, SETTLED_MS)
      returned += (stateAt(table).recent[0]?.returned ?? Number.NaN) - stake
    }
    expect(wealthOf(table.world, table.member.id)).toBe(wealth + returned)
    expect(trialBalance(table.world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    expect(stateAt(table).recent).toHaveLength(PLAYS_KEPT)
    expect(table.world.seats[seatKey(table.member.id, table.code)]?.plays.length).toBeLessThanOrEqual(
      PLAYS_KEPT + 1,
    )
  })

  test('stake limits are exact to the fen, and the refusal names them', () => {
    const { max } = stateAt(openTable(kind))
    const table = openTable(kind, { inVenue: '5000' })
    const text = `单注限额 1～${String(max).slice(0, -2)} 元，请调整投注金额`
    for (const stake of [-1, 0, 99, max + 1])
      expect(resultOf(bet(table, fen(stake), pickAt(table, fen(stake))))).toBe(text)
    expect(resultOf(bet(table, fen(max), pickAt(table, fen(max))))).toBe('accepted')
    expect(resultOf(bet(openTable(kind), fen(100), pickAt(table, fen(100))))).toBe('accepted')
  })

  test('a stake may be at most the wallet, to the fen', () => {
    const table = openTable(kind, { inVenue: '20.50' })
    expect(resultOf(bet(table, fen(2_051), pickAt(table, fen(2_051))))).toMatch(/余额不足，请先转入资金$/)
    expect(stateAt(table)).toMatchObject({ balance: 2_050, open: [], recent: [] })
    expect(resultOf(bet(table, fen(2_050), pickAt(table, fen(2_050))))).toBe('accepted')
    expect(stateAt(table).balance).toBe(0)
  })

  test('the same key twice is one bet', () => {
    const table = openTable(kind)
    const tap = pickAt(table, wholeYuan(10))
    const first = bet(table, wholeYuan(10), tap, 'tap-00000001')
    expect(bet(table, wholeYuan(10), tap, 'tap-00000001')).toEqual(first)
    expect(stateAt(table).open).toHaveLength(1)
  })

  test('equal worlds and equal bets draw the same, another seed does not', () => {
    const run = (seed: number) => {
      const table = openTable(kind, { seed, inVenue: '5000' })
      for (let round = 0; round < 12; round++) {
        bet(table, wholeYuan(10), pickAt(table, wholeYuan(10)), `run-${round}-0000`)
        shootAll(table)
        pass(table, SETTLED_MS)
      }
      return JSON.stringify(stateAt(table))
    }
    expect(run(3)).toBe(run(3))
    expect(run(3)).not.toBe(run(4))
  })

  test('an invalid pick is refused and costs nothing', () => {
    const table = openTable(kind)
    if (NOTHING_TO_PICK.includes(kind)) return
    for (const bad of [
      null,
      7,
      'x',
      {},
      { numbers: [1] },
      { side: 'cat' },
      { legs: 'x' },
      { lines: [{ play: 'any2' }] },
    ]) {
      expect(isRefusal(bet(table, wholeYuan(10), bad))).toBe(true)
    }
    expect(stateAt(table)).toMatchObject({ balance: 50_000, open: [] })
  })
})

test('slots, fishing and tables allow one open bet, slips ten and lotteries twenty', () => {
  for (const kind of KINDS.filter((kind) => kind !== 'draws' && kind !== 'slip')) {
    const table = openTable(kind)
    bet(table, wholeYuan(10), pickAt(table, wholeYuan(10)))
    expect(resultOf(bet(table, wholeYuan(10), pickAt(table, wholeYuan(10))))).toMatch(/^(上一|本局|转轮)/)
    expect(stateAt(table).open).toHaveLength(1)
  }
  const most = {
    draws: [20, '每期最多投 20 张注单'],
    slip: [10, '最多同时持有 10 张未结算注单，请稍候'],
  } as const
  for (const kind of ['draws', 'slip'] as const) {
    const table = openTable(kind)
    const [count, text] = most[kind]
    for (let n = 0; n < count; n++)
      expect(resultOf(bet(table, wholeYuan(1), pickAt(table, wholeYuan(1))))).toBe('accepted')
    expect(resultOf(bet(table, wholeYuan(1), pickAt(table, wholeYuan(1))))).toBe(text)
  }
})

test('a lottery closes before its draw, and all its tickets have the same numbers', () => {
  const table = openTable('draws')
  const open = eleven.periodMs - eleven.closedMs
  bet(table, wholeYuan(1), { lines: [{ play: 'any5', chosen: [[0, 1, 2, 3, 4]] }] })
  pass(table, open - 1)
  bet(table, wholeYuan(1), { lines: [{ play: 'first', chosen: [[10]] }] })
  pass(table, 1)
  expect(resultOf(bet(table, wholeYuan(1), pickAt(table, wholeYuan(1))))).toBe('本期已封盘，请等待下一期')
  pass(table, eleven.closedMs - 1)
  expect(stateAt(table).open).toHaveLength(2)
  pass(table, 1)
  const { recent, table: shown } = stateAt(table)
  const numbers = shown.kind === 'draws' ? shown.draws[0]?.numbers : undefined
  expect(numbers).toHaveLength(5)
  expect(recent.map(({ result }) => 'numbers' in result && result.numbers)).toEqual([numbers, numbers])
})

test('a ticket is invalid after its session, after too many newer ones, or if it was never opened', () => {
  const table = openTable('slot')
  expect(isRefusal(stateOf(table.world, 'constructor', table.now))).toBe(true)
  for (let n = 0; n < 8; n++) {
    openTicket(
      table.world,
      {
        member: table.member,
        token: tokenOf(DEMO.username),
        plat: 'yzdz',
        gameCode: 'yzdz-002',
        gameName: '',
        category: 'concise',
      },
      table.now + n + 1,
    )
  }
  expect(stateOf(table.world, table.ticket, table.now)).toMatchObject({ refused: true, code: UNAUTHORISED })
  const again = openTable('slot')
  closeSession(again.world, tokenOf(DEMO.username))
  expect(bet(again, wholeYuan(10), {})).toMatchObject({ refused: true, code: UNAUTHORISED })
  expect(venueBalance(again.world, again.member.id, 'yzdz')).toBe(50_000)
})

test('no bet is accepted while the site is closed', () => {
  const table = openTable('dragon')
  const pick = pickAt(table, wholeYuan(10))
  table.world.site.settings.open = false
  expect(bet(table, wholeYuan(10), pick)).toMatchObject({ refused: true, code: MAINTENANCE })
})
