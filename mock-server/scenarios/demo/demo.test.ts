import { describe, expect, it } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { formatBeijing, parseBeijing } from '#contracts/time/beijing-time.ts'
import {
  APPROVED,
  DEPOSIT,
  REJECTED,
  TRANSFER_IN,
  TRANSFER_OUT,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import { GAMES } from '../../games/seats.ts'
import { SKINS } from '../../games/skins.ts'
import { skinOf } from '../../games/titles/titles.ts'
import { accounts, balanceOf, trialBalance } from '../../state/ledger.ts'
import { memberNamed } from '../../state/members.ts'
import { lengthOf, rowsOf, transactionLog } from '../../state/store/log.ts'
import type { Member, World } from '../../state/types.ts'
import { buildScenario } from '../catalogue.ts'
import { DEMO, FRESH } from '../personas.ts'
import { JOINED_DAYS_AGO } from './demo.ts'
import { HISTORY_DAYS } from './demo-days.ts'

const DAY_MS = 86_400_000
const NOW = parseBeijing('2026-05-20 11:00:00') ?? 0

function demo(seed: number, now = NOW): { world: World; who: Member } {
  const world = buildScenario('demo', {}, { seed, now, clock: { stopped: true } })
  const who = memberNamed(world, DEMO.username)
  if (!who) throw new Error('no demo member')
  return { world, who }
}

describe('the demo world', () => {
  const { world, who } = demo(1)

  it('starts with the fixed balances and a balanced ledger', () => {
    expect(balanceOf(world, accounts.central(who.id))).toBe(1_268_050)
    const inVenues = Object.keys(world.venues).map((plat) => balanceOf(world, accounts.venue(who.id, plat)))
    expect(inVenues.reduce((sum, balance) => sum + balance, 0)).toBe(124_500)
    expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

  it('has a VIP 4 member who joined 96 days ago and has met the wagering requirement', () => {
    expect(who).toMatchObject({ vip: 4, wageringLeft: 0, realname: DEMO.realname })
    expect(Math.floor((NOW - who.joinedMs) / DAY_MS)).toBeGreaterThanOrEqual(JOINED_DAYS_AGO - 1)
  })

  it('has 90 days of every kind of record', () => {
    const first = [...rowsOf(world, 'bets', who.id)][0]
    expect(NOW - (first?.atMs ?? NOW)).toBeGreaterThan((HISTORY_DAYS - 7) * DAY_MS)
    for (const type of [DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT] as const)
      expect(lengthOf(world, 'transactions', transactionLog(who.id, type)), `type ${type}`).toBeGreaterThan(5)
    expect(lengthOf(world, 'bets', who.id)).toBeGreaterThan(500)
    expect(lengthOf(world, 'rebates', who.id)).toBeGreaterThan(40)
    expect(lengthOf(world, 'redPackets', who.id)).toBeGreaterThan(10)
    expect(lengthOf(world, 'applicationLog', who.id)).toBe(4)
    const states = Object.values(world.applications).map(({ state }) => state)
    expect(states, 'all decided, none waits for ever').toEqual([APPROVED, REJECTED, APPROVED, REJECTED])
  })

  it('has deposits, withdrawals and decisions at times of day that no clock has set', () => {
    const atMs = [
      ...[DEPOSIT, WITHDRAWAL].flatMap((type) => [
        ...rowsOf(world, 'transactions', transactionLog(who.id, type)),
      ]),
      ...rowsOf(world, 'applicationLog', who.id),
    ].map((row) => row.atMs)
    const minutes = atMs.map((ms) => formatBeijing(ms).slice(11, 16))
    const most = Math.max(...minutes.map((one) => minutes.filter((other) => other === one).length))
    expect(most, `of ${minutes.length} at the same minute`).toBeLessThanOrEqual(4)
    expect(atMs.every((ms) => ms < NOW)).toBe(true)
  })

  it('has no order that was paid or decided in the moment in which it was opened', () => {
    const orders = [...Object.values(world.deposits), ...Object.values(world.withdrawals)]
    const took = orders.map(({ atMs, reviewedMs }) => (reviewedMs ?? Number.NaN) - atMs)
    expect(took.length).toBeGreaterThan(20)
    expect(Math.min(...took)).toBeGreaterThanOrEqual(30_000)
    expect(Math.max(...took)).toBeLessThan(600_000)
  })

  it.each([
    [1, '2026-05-20 11:00:00'],
    [124, '2026-12-19 15:00:00'],
  ])('has no bet that its game would have refused: seed %i at %s', (seed, at) => {
    const { world, who } = demo(seed, parseBeijing(at))
    const refused = [...rowsOf(world, 'bets', who.id)].filter(({ gameCode, stake }) => {
      const { min, max } = GAMES[SKINS[skinOf(gameCode) ?? 'sail']].limits
      return stake < min || stake > max
    })
    expect(refused.map(({ gameCode, stake }) => [gameCode, stake])).toEqual([])
  })

  it('has records that agree with the ledger', () => {
    const approved = [...rowsOf(world, 'transactions', transactionLog(who.id, DEPOSIT))].filter(
      ({ state }) => state === APPROVED,
    )
    expect(approved.reduce((sum, { amount }) => sum + amount, 0)).toBe(who.paysum)
    const bets = [...rowsOf(world, 'bets', who.id)]
    expect(bets.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(who.turnover)
    const won = bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0)
    const mocks = Object.keys(world.venues).reduce(
      (sum, plat) => sum + balanceOf(world, accounts.venueResult(plat)),
      0,
    )
    expect(fen(-mocks)).toBe(won)
    const collected = [...rowsOf(world, 'rebates', who.id)].filter(({ collectedMs }) => collectedMs !== null)
    const packets = [...rowsOf(world, 'redPackets', who.id)]
    const promotions = Object.values(world.applications).flatMap(({ state, bonus }) =>
      state === APPROVED ? [{ amount: bonus }] : [],
    )
    const given = [...collected, ...packets, ...promotions].reduce((sum, { amount }) => sum + amount, 0)
    expect(balanceOf(world, accounts.bonuses)).toBe(fen(-given))
  })

  it.each([1, 20_260_501, 7, 42])('tells a story that one believes: seed %i', (seed) => {
    const bets = [...rowsOf(demo(seed).world, 'bets', demo(seed).who.id)]
    const won = bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0)
    expect(won, 'a little is lost').toBeLessThan(0)
    expect(won).toBeGreaterThan(-1_200_000)
    expect(Math.max(...bets.map(({ stake, payout }) => payout / stake))).toBeLessThanOrEqual(30)
    const days = new Map<string, number>()
    for (const { atMs, stake, payout } of bets) {
      const day = formatBeijing(atMs).slice(0, 10)
      days.set(day, (days.get(day) ?? 0) + payout - stake)
    }
    const up = [...days.values()].filter((result) => result > 0).length
    expect(up, `good days of ${days.size}`).toBeGreaterThan(days.size / 5)
    expect(up).toBeLessThan((days.size * 4) / 5)
  })

  it('has a second member who owns nothing', () => {
    const fresh = memberNamed(world, FRESH.username)
    expect(fresh).toMatchObject({ vip: 0, paysum: 0, turnover: 0 })
    expect(balanceOf(world, accounts.central(fresh?.id ?? ''))).toBe(0)
    expect(lengthOf(world, 'bets', fresh?.id ?? '')).toBe(0)
  })

  it('is byte for byte the same for the same seed and time, and differs for another seed', () => {
    expect(JSON.stringify(demo(1).world)).toBe(JSON.stringify(world))
    expect(JSON.stringify(demo(2).world)).not.toBe(JSON.stringify(world))
  })

  it.each([
    '2026-05-20 00:00:00',
    '2026-03-01 00:00:01',
    '2026-12-31 23:59:59',
    '2024-02-29 12:00:00',
  ])('has the same level and central balance when it starts at %s', (at) => {
    for (let seed = 10; seed < 20; seed++) {
      const built = demo(seed, parseBeijing(at))
      expect(built.who, `seed ${seed}`).toMatchObject({ vip: 4, wageringLeft: 0 })
      expect(balanceOf(built.world, accounts.central(built.who.id))).toBe(1_268_050)
      expect(trialBalance(built.world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    }
  })
})
