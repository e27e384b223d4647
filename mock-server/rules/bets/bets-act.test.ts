import { describe, expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { BET_INVALID, BET_OPEN, BET_SETTLED } from '#contracts/wire/record-codes.ts'
import type { VenueState } from '../../games/wire.ts'
import { buildScenario } from '../../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../../scenarios/personas.ts'
import { tick } from '../../state/due.ts'
import { trialBalance } from '../../state/ledger.ts'
import { memberNamed, venueBalance } from '../../state/members.ts'
import { rowAt, rowsOf } from '../../state/store/log.ts'
import { doDueWork } from '../due-work.ts'
import { isRefusal } from '../outcome.ts'
import { settleBet, voidBet } from './bet.ts'
import { playBet } from './bets.ts'
import { actOnBet } from './bets-act.ts'
import { stateOf } from './bets-table.ts'
import { openTicket } from './bets-ticket.ts'

const NOON = Date.UTC(2026, 10, 20, 4)
const DECIDE_MS = 30_000
const LATE = '本局已结算，不能再操作'

/** Opens a blackjack table with a hand that offers a choice, and returns functions to play it. */
function atTable({ seed = 7, inVenue = '500', wanted = null as 'win' | 'lose' | 'void' | null } = {}) {
  const world = buildScenario(
    'member-with-money',
    { venue: 'zrt', inVenue },
    { seed, now: NOON, clock: { stopped: true } },
  )
  const member = memberNamed(world, DEMO.username)
  if (!member) throw new Error('no member')
  const launch = {
    member,
    token: tokenOf(DEMO.username),
    plat: 'zrt',
    gameCode: 'zrt-013',
    gameName: '',
    category: 'realbet',
  }
  const ticket = openTicket(world, launch, NOON)
  let now = NOON
  let keys = 0
  const state = (): VenueState<'blackjack'> => {
    const result = stateOf(world, ticket, now)
    if (isRefusal(result)) throw new Error(result.message)
    return result as VenueState<'blackjack'>
  }
  const pass = (ms: number) => {
    now += ms
    tick(world, now, doDueWork)
  }
  const position = () => [...rowsOf(world, 'bets', member.id)].length - 1
  const deal = () => {
    member.nextRound = wanted
    const placed = playBet(world, ticket, { key: `deal-${++keys}-0000`, stake: wholeYuan(10), pick: {} }, now)
    if (isRefusal(placed)) throw new Error(placed.message)
  }
  deal()
  while (state().open[0]?.pick.choices.length === 0) {
    pass(DECIDE_MS)
    deal()
  }
  return {
    world,
    member,
    state,
    pass,
    position,
    bet: () => rowAt(world, 'bets', member.id, position()),
    stakes: () => [...rowsOf(world, 'postings', 'all')].filter(({ kind }) => kind === 'stake').length,
    act(action: unknown, key = `act-${++keys}-00000`, bet = state().open[0]?.id ?? '') {
      const result = actOnBet(world, ticket, { key, betId: bet, action }, now)
      return isRefusal(result) ? result.message : 'done'
    },
  }
}

describe('a decision about an open bet', () => {
  test('to hit shows one more card, and never the dealer’s next ones', () => {
    const table = atTable()
    const before = table.state().open[0]?.pick
    expect(table.act('hit')).toBe('done')
    const after = table.state().open[0]?.pick
    expect(after?.player).toHaveLength(3)
    expect(after?.player.slice(0, 2)).toEqual(before?.player)
    expect(after?.dealer).toEqual(before?.dealer)
    expect(after?.dealer).toHaveLength(1)
  })

  test('settles the bet once, with the outcome of all decisions', () => {
    for (let seed = 1; seed < 25; seed++) {
      const table = atTable({ seed })
      const before = venueBalance(table.world, table.member.id, 'zrt')
      while ((table.state().open[0]?.pick.choices.length ?? 0) > 0) expect(table.act('hit')).toBe('done')
      table.pass(3_000)
      const [settled] = table.state().recent
      expect(table.bet()).toMatchObject({ status: BET_SETTLED, stake: 1_000, payout: settled?.returned })
      expect(settled?.result.outcome === 'bust' ? settled.returned : 0).toBe(0)
      table.pass(2 * DECIDE_MS)
      expect(venueBalance(table.world, table.member.id, 'zrt')).toBe(
        before + (settled?.returned ?? Number.NaN),
      )
      expect(trialBalance(table.world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    }
  })

  test('to hit starts the time for a decision again; when it ends, the player stands', () => {
    const table = atTable({ wanted: 'lose' })
    table.pass(DECIDE_MS - 1)
    expect(table.act('hit')).toBe('done')
    if ((table.state().open[0]?.pick.choices.length ?? 0) === 0)
      throw new Error('the hand has no choice left')
    table.pass(DECIDE_MS - 1)
    expect(table.bet().status).toBe(BET_OPEN)
    table.pass(1)
    expect(table.bet().status).toBe(BET_SETTLED)
    expect(table.state().recent[0]?.result.player).toHaveLength(3)
  })

  test('to double adds a second stake to the bet', () => {
    const table = atTable()
    const before = venueBalance(table.world, table.member.id, 'zrt')
    const stakes = table.stakes()
    expect(table.act('double')).toBe('done')
    expect(venueBalance(table.world, table.member.id, 'zrt')).toBe(before - 1_000)
    expect(table.stakes()).toBe(stakes + 1)
    table.pass(3_000)
    const [settled] = table.state().recent
    expect(settled).toMatchObject({ stake: 2_000, result: { isDoubled: true } })
    expect([0, 2_000, 4_000]).toContain(settled?.returned)
    expect(table.bet()).toMatchObject({ stake: 2_000, payout: settled?.returned })
    // Half of a stake counts at a live table, and nothing for a tie.
    expect(table.bet().turnover).toBe(settled?.returned === 2_000 ? 0 : 1_000)
    expect(trialBalance(table.world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

  test('to double is refused without the money for it, and changes nothing', () => {
    const table = atTable({ inVenue: '15' })
    const before = JSON.stringify(table.state())
    expect(table.act('double')).toMatch(/余额不足，请先转入资金$/)
    expect(JSON.stringify(table.state())).toBe(before)
    expect(table.act('stand')).toBe('done')
  })
})

describe('repeated, late and foreign decisions', () => {
  test('the same key twice is one decision', () => {
    const table = atTable()
    expect(table.act('double', 'same-key-1')).toBe('done')
    const balance = venueBalance(table.world, table.member.id, 'zrt')
    const id = table.state().open[0]?.id
    expect(table.act('double', 'same-key-1')).toBe('done')
    expect(venueBalance(table.world, table.member.id, 'zrt')).toBe(balance)
    expect(table.state().open[0]?.pick.player).toHaveLength(3)
    table.pass(3_000)
    expect(table.act('double', 'same-key-1', id)).toBe('done')
    expect(venueBalance(table.world, table.member.id, 'zrt')).toBe(
      balance + (table.state().recent[0]?.returned ?? Number.NaN),
    )
  })

  test('no decision is accepted after the bet has settled, however it was settled', () => {
    for (const end of ['time', 'operator', 'void'] as const) {
      const table = atTable()
      const id = table.state().open[0]?.id
      if (end === 'time') table.pass(DECIDE_MS)
      if (end === 'operator')
        settleBet(table.world, table.member.id, table.position(), { payout: wholeYuan(20) }, NOON)
      if (end === 'void') voidBet(table.world, table.member.id, table.position(), NOON)
      const balance = venueBalance(table.world, table.member.id, 'zrt')
      for (const move of ['hit', 'stand', 'double']) expect(table.act(move, undefined, id)).toBe(LATE)
      table.pass(2 * DECIDE_MS)
      expect(venueBalance(table.world, table.member.id, 'zrt')).toBe(balance)
      expect(table.bet().status).toBe(end === 'void' ? BET_INVALID : BET_SETTLED)
    }
  })

  test('a second decision after a stand is refused', () => {
    const table = atTable()
    expect(table.act('stand')).toBe('done')
    for (const move of ['hit', 'stand', 'double'])
      expect(table.act(move)).toBe('现在不能这样操作，请重新选择')
  })

  test('an unknown bet, or an unknown decision, is refused', () => {
    const table = atTable()
    expect(table.act('hit', undefined, 'B00000000000')).toBe('没有找到这一局，请返回大厅重新进入')
    for (const move of [undefined, null, 'split', {}, 'constructor'])
      expect(table.act(move)).toBe('现在不能这样操作，请重新选择')
  })
})

describe('a steered round', () => {
  test.each(['win', 'lose'] as const)('set to %s ends like that, whatever the player decides', (wanted) => {
    for (let seed = 1; seed < 20; seed++) {
      const table = atTable({ seed, wanted })
      if (seed % 3 === 0) table.act('double')
      while (seed % 3 === 1 && (table.state().open[0]?.pick.choices.length ?? 0) > 0) table.act('hit')
      table.pass(DECIDE_MS)
      const { stake, payout } = table.bet()
      expect(wanted === 'win' ? payout > stake : payout < stake, `seed ${seed}`).toBe(true)
    }
  })

  test('set to become invalid also returns the stake of a double', () => {
    const table = atTable({ wanted: 'void' })
    const before = venueBalance(table.world, table.member.id, 'zrt')
    expect(table.act('double')).toBe('done')
    table.pass(3_000)
    expect(table.bet()).toMatchObject({ status: BET_INVALID, stake: 2_000 })
    expect(venueBalance(table.world, table.member.id, 'zrt')).toBe(before + 1_000)
  })
})
