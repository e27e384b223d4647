import { describe, expect, test } from 'vitest'
import { MAINTENANCE, UNAUTHORISED } from '#contracts/envelope.ts'
import { type Fen, fen, wholeYuan } from '#contracts/money.ts'
import { BET_SETTLED } from '#contracts/record-codes.ts'
import type { GameKind } from '../demo-sites/games/kinds.ts'
import { PERIOD_MS } from '../demo-sites/games/lottery.ts'
import type { VenueState } from '../demo-sites/games/wire.ts'
import { buildScenario } from '../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../scenarios/personas.ts'
import { tick } from '../scheduler/due.ts'
import { doDueWork } from '../scheduler/due-work.ts'
import { isRefusal } from '../server/outcome.ts'
import { trialBalance, wealthOf } from '../state/ledger.ts'
import { rowsOf } from '../state/log.ts'
import { closeSession, memberNamed, venueBalance } from '../state/members.ts'
import type { Member, World } from '../state/types.ts'
import { voidBet } from './bet.ts'
import { playBet } from './bets.ts'
import { PLAYS_KEPT, seatKey } from './bets-seat.ts'
import { stateOf } from './bets-table.ts'
import { openTicket } from './bets-ticket.ts'

const NOON = Date.UTC(2026, 10, 20, 4)
/** A moment at which a lottery period begins. */
const PERIOD_START = Math.ceil(NOON / PERIOD_MS) * PERIOD_MS

/** A title of each kind. */
const TITLES = {
  slot: 'yzdz-001',
  lottery: 'cpz-001',
  slip: 'tyg-001',
  dragon: 'zrt-008',
  baccarat: 'zrt-001',
  roulette: 'zrt-002',
  blackjack: 'zrt-013',
  bull: 'zrt-016',
  mahjong: 'qpg-001',
} as const satisfies Record<GameKind, string>
type Kind = keyof typeof TITLES
const platOf = (code: string): string => code.replace(/-.*/, '')

type Table = { world: World; member: Member; ticket: string; plat: string; code: string; now: number }

function openTable(kind: Kind, { inVenue = '500', seed = 7, now = PERIOD_START } = {}): Table {
  const code = TITLES[kind]
  const plat = platOf(code)
  const world = buildScenario(
    'member-with-money',
    { venue: plat, inVenue },
    { seed, now, clock: { stopped: true } },
  )
  const member = memberNamed(world, DEMO.username)
  if (!member) throw new Error('no member')
  const { category = '' } = world.venues[plat] ?? {}
  const launch = {
    member,
    token: tokenOf(DEMO.username),
    plat,
    gameCode: code,
    gameName: '试玩',
    category,
  }
  return { world, member, ticket: openTicket(world, launch, now), plat, code, now }
}

let keys = 0
const bet = (table: Table, stake: Fen, pick: unknown, key = `key-${String(++keys).padStart(6, '0')}`) =>
  playBet(table.world, table.ticket, { key, stake, pick }, table.now)
const pass = (table: Table, ms: number) => {
  table.now += ms
  tick(table.world, table.now, doDueWork)
}
const stateAt = (table: Table): VenueState => {
  const state = stateOf(table.world, table.ticket, table.now)
  if (isRefusal(state)) throw new Error(state.message)
  return state
}
const resultOf = (result: ReturnType<typeof bet>) => (isRefusal(result) ? result.message : 'accepted')

const PICKS: Record<Kind, unknown> = {
  slot: {},
  lottery: { numbers: [1, 2, 3, 4, 5] },
  slip: { round: 0, legs: [{ match: 0, side: 'home' }] },
  dragon: { side: 'tiger' },
  baccarat: { side: 'banker' },
  roulette: { spot: 'red' },
  blackjack: {},
  bull: {},
  mahjong: {},
}
const KINDS = Object.keys(TITLES) as Kind[]
/** Kinds with nothing to pick take any pick. */
const NO_PICK: readonly Kind[] = ['slot', 'blackjack', 'bull', 'mahjong']
/** Longer than any bet takes to settle. */
const SETTLED_MS = 2 * PERIOD_MS + 1

describe.each(KINDS)('%s', (kind) => {
  const pick = PICKS[kind]

  test('a bet declared invalid shows that its stake came back', () => {
    const table = openTable(kind)
    const before = stateAt(table).balance
    bet(table, wholeYuan(10), pick)
    expect(voidBet(table.world, table.member.id, 0, table.now)).toBe(true)
    const after = stateAt(table)
    expect(after).toMatchObject({ balance: before, open: [], recent: [{ stake: 1_000, returned: 1_000 }] })
  })

  test('a stake leaves the wallet at once; the outcome shows and pays only when the bet settles', () => {
    const table = openTable(kind)
    const before = venueBalance(table.world, table.member.id, table.plat)
    expect(resultOf(bet(table, wholeYuan(10), pick))).toBe('accepted')
    const open = stateAt(table)
    expect(open.balance).toBe(before - 1_000)
    expect(open.recent).toEqual([])
    expect(table.member.turnover).toBe(0)
    expect(open.open).toHaveLength(1)
    expect(JSON.stringify(open.open)).not.toMatch(/drawn|result|returned|payout/)
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

  test('many bets create and lose no fen, and the ledger balances', () => {
    const table = openTable(kind, { inVenue: '100000' })
    const wealth = wealthOf(table.world, table.member.id)
    let returned = 0
    for (let round = 0; round < 60; round++) {
      const stake = fen(101 + round * 37)
      expect(resultOf(bet(table, stake, kind === 'slip' ? { ...(pick as object), round } : pick))).toBe(
        'accepted',
      )
      pass(table, kind === 'lottery' ? PERIOD_MS : SETTLED_MS)
      returned += (stateAt(table).recent[0]?.returned ?? Number.NaN) - stake
    }
    expect(wealthOf(table.world, table.member.id)).toBe(wealth + returned)
    expect(trialBalance(table.world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    expect(stateAt(table).recent).toHaveLength(PLAYS_KEPT)
    expect(table.world.seats[seatKey(table.member.id, table.code)]?.plays.length).toBeLessThanOrEqual(
      PLAYS_KEPT + 1,
    )
  })

  test('limits are exact to the fen and named in the refusal', () => {
    const { max } = stateAt(openTable(kind))
    const table = openTable(kind, { inVenue: '5000' })
    const text = `单注限额 1～${String(max).slice(0, -2)} 元，请调整投注金额`
    for (const stake of [-1, 0, 99, max + 1]) expect(resultOf(bet(table, fen(stake), pick))).toBe(text)
    expect(resultOf(bet(table, fen(max), pick))).toBe('accepted')
    expect(resultOf(bet(openTable(kind), fen(100), pick))).toBe('accepted')
  })

  test('no more than the wallet holds can be staked, to the fen', () => {
    const table = openTable(kind, { inVenue: '20.50' })
    expect(resultOf(bet(table, fen(2_051), pick))).toMatch(/余额不足，请先转入资金$/)
    expect(stateAt(table)).toMatchObject({ balance: 2_050, open: [], recent: [] })
    expect(resultOf(bet(table, fen(2_050), pick))).toBe('accepted')
    expect(stateAt(table).balance).toBe(0)
  })

  test('the same key twice is one bet', () => {
    const table = openTable(kind)
    const first = bet(table, wholeYuan(10), pick, 'tap-00000001')
    expect(bet(table, wholeYuan(10), pick, 'tap-00000001')).toEqual(first)
    expect(stateAt(table).open).toHaveLength(1)
  })

  test('equal worlds and equal bets draw equally; another seed does not', () => {
    const run = (seed: number) => {
      const table = openTable(kind, { seed, inVenue: '5000' })
      for (let round = 0; round < 12; round++) {
        bet(
          table,
          wholeYuan(10),
          kind === 'slip' ? { ...(pick as object), round } : pick,
          `run-${round}-0000`,
        )
        pass(table, SETTLED_MS)
      }
      return JSON.stringify(stateAt(table))
    }
    expect(run(3)).toBe(run(3))
    expect(run(3)).not.toBe(run(4))
  })

  test('an invalid pick is refused and costs nothing', () => {
    const table = openTable(kind)
    if (NO_PICK.includes(kind)) return
    for (const bad of [null, 7, 'x', {}, { numbers: [1] }, { side: 'cat' }, { round: 0, legs: 'x' }]) {
      expect(isRefusal(bet(table, wholeYuan(10), bad))).toBe(true)
    }
    expect(stateAt(table)).toMatchObject({ balance: 50_000, open: [] })
  })
})

test('every game but the lottery allows one open bet at a time', () => {
  for (const kind of KINDS.filter((one) => one !== 'lottery')) {
    const table = openTable(kind)
    bet(table, wholeYuan(10), PICKS[kind])
    expect(resultOf(bet(table, wholeYuan(10), PICKS[kind]))).toMatch(/^(上一|本局|转轮)/)
    expect(stateAt(table).open).toHaveLength(1)
  }
  const table = openTable('lottery')
  for (let n = 0; n < 20; n++) expect(resultOf(bet(table, wholeYuan(1), PICKS.lottery))).toBe('accepted')
  expect(resultOf(bet(table, wholeYuan(1), PICKS.lottery))).toBe('每期最多投 20 注')
})

test('the lottery closes before its draw, and all its tickets get the same balls', () => {
  const table = openTable('lottery')
  bet(table, wholeYuan(1), { numbers: [1, 2, 3, 4, 5] })
  pass(table, 11_999)
  bet(table, wholeYuan(1), { numbers: [16, 17, 18, 19, 20] })
  pass(table, 1)
  expect(resultOf(bet(table, wholeYuan(1), PICKS.lottery))).toBe('本期已封盘，请等待下一期')
  pass(table, 2_999)
  expect(stateAt(table).open).toHaveLength(2)
  pass(table, 1)
  const { recent, table: shown } = stateAt(table)
  const balls = shown.kind === 'lottery' ? shown.draws[0]?.balls : undefined
  expect(recent.map(({ result }) => 'balls' in result && result.balls)).toEqual([balls, balls])
})

test('the slip offers a new round after each bet and refuses an old one', () => {
  const table = openTable('slip')
  const before = stateAt(table).table
  bet(table, wholeYuan(10), PICKS.slip)
  pass(table, SETTLED_MS)
  expect(stateAt(table).table).not.toEqual(before)
  expect(resultOf(bet(table, wholeYuan(10), PICKS.slip))).toBe('盘口已更新，请重新选择')
})

test('a ticket is invalid after its session, after too many newer ones, or when it was never opened', () => {
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
  table.world.site.settings.open = false
  expect(bet(table, wholeYuan(10), PICKS.dragon)).toMatchObject({ refused: true, code: MAINTENANCE })
})
