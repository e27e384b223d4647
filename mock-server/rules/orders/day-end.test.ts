import { describe, expect, it } from 'vitest'
import { type Fen, fen, wholeYuan } from '#contracts/money/money.ts'
import { DAY_MS, parseBeijing } from '#contracts/time/beijing-time.ts'
import { deposit, intoVenue, member, settledBet } from '../../scenarios/building/builders.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { tick } from '../../state/due.ts'
import { rowsOf } from '../../state/store/log.ts'
import type { Member, World } from '../../state/types.ts'
import { placeBet, settleBet } from '../bets/bet.ts'
import { collectRebates, rebateSums } from '../bonus/rebate.ts'
import { VIP_LEVELS } from '../bonus/vip-levels.ts'
import { doDueWork } from '../due-work.ts'

const START = parseBeijing('2026-05-20 15:00:00') ?? 0
const MIDNIGHT = parseBeijing('2026-05-21 00:00:00') ?? 0

function freshMember(): { world: World; now: number; who: Member } {
  const world = openSite({ seed: 3, now: START, clock: { stopped: true } })
  const at = { world, now: START }
  const who = member(at, FRESH)
  return { ...at, who }
}

/** Deposits and stakes what a level requires, minus the fen in `short`. Every stake is returned. */
function reachLevel(
  s: ReturnType<typeof freshMember>,
  level: number,
  { short = { recharge: 0, flow: 0 } } = {},
): void {
  const target = VIP_LEVELS.find((seed) => seed.level === level)
  if (!target) throw new Error('no such level')
  deposit(s, s.who, fen(target.recharge - s.who.paysum - short.recharge))
  const flow = fen(target.flow - s.who.turnover - short.flow)
  intoVenue(s, s.who, 'yzdz', wholeYuan(100))
  for (let remaining = flow as number; remaining > 0; remaining -= 10_000) {
    const stake = fen(Math.min(remaining, 10_000))
    settledBet(s, s.who, 'yzdz', stake, stake)
  }
}

const runTo = (world: World, now: number) => tick(world, now, doDueWork)

describe('a VIP promotion', () => {
  it('happens at 24:00 of the day after both sums were reached, and not before', () => {
    const s = freshMember()
    reachLevel(s, 1)
    runTo(s.world, MIDNIGHT)
    expect(s.who.vip).toBe(0)
    runTo(s.world, MIDNIGHT + DAY_MS - 1)
    expect(s.who.vip).toBe(0)
    runTo(s.world, MIDNIGHT + DAY_MS)
    expect(s.who).toMatchObject({ vip: 1, vipSinceMs: MIDNIGHT + DAY_MS })
  })

  it.each([
    ['deposit', { recharge: 1, flow: 0 }],
    ['turnover', { recharge: 0, flow: 1 }],
  ])('does not happen with one fen of %s too little', (_, short) => {
    const s = freshMember()
    reachLevel(s, 1, { short })
    runTo(s.world, MIDNIGHT + 5 * DAY_MS)
    expect(s.who.vip).toBe(0)
  })

  it('rises one level a day and skips none', () => {
    const s = freshMember()
    reachLevel(s, 3)
    const levels: number[] = []
    for (let day = 0; day < 6; day++) {
      runTo(s.world, MIDNIGHT + day * DAY_MS)
      levels.push(s.who.vip)
    }
    expect(levels).toEqual([0, 1, 2, 3, 3, 3])
  })

  it('sends an inbox message', () => {
    const s = freshMember()
    reachLevel(s, 1)
    runTo(s.world, MIDNIGHT + DAY_MS)
    const messages = Object.values(s.world.notices).filter((notice) => notice.to === s.who.id)
    expect(messages.map(({ title }) => title).filter((title) => title !== '充值已到账')).toEqual([
      '恭喜晋级 VIP 1',
    ])
  })
})

describe('a VIP level', () => {
  const promoted = (level = 2) => {
    const s = freshMember()
    reachLevel(s, level)
    runTo(s.world, MIDNIGHT + level * DAY_MS)
    expect(s.who.vip).toBe(level)
    return { ...s, since: s.who.vipSinceMs, now: s.who.vipSinceMs + DAY_MS }
  }
  const stake = (s: ReturnType<typeof promoted>, amount: Fen) => settledBet(s, s.who, 'yzdz', amount, amount)

  it('falls by exactly one on the 90th day without the turnover', () => {
    const s = promoted()
    runTo(s.world, s.since + 90 * DAY_MS - 1)
    expect(s.who.vip).toBe(2)
    runTo(s.world, s.since + 90 * DAY_MS)
    expect(s.who.vip).toBe(1)
  })

  it.each([89, 90, 91])('falls once, on day 90, even if the clock jumps to day %i', (days) => {
    const s = promoted()
    runTo(s.world, s.since + days * DAY_MS)
    expect(s.who.vip).toBe(days < 90 ? 2 : 1)
    if (days >= 90) expect(s.who.vipSinceMs).toBe(s.since + 90 * DAY_MS)
  })

  it.each([-1, 0])('requires its turnover to the fen: %i', (fenMore) => {
    const s = promoted()
    const target = VIP_LEVELS[1]?.keepFlow ?? 0
    for (let remaining = target + fenMore; remaining > 0; remaining -= 10_000)
      stake(s, fen(Math.min(remaining, 10_000)))
    runTo(s.world, s.since + 90 * DAY_MS)
    expect(s.who.vip).toBe(fenMore < 0 ? 1 : 2)
  })

  it('never falls below 0', () => {
    const s = promoted(1)
    runTo(s.world, s.since + 400 * DAY_MS)
    expect(s.who.vip).toBe(0)
  })

  it('returns only after its maintenance turnover', () => {
    const s = promoted()
    runTo(s.world, s.since + 120 * DAY_MS)
    expect(s.who.vip).toBe(1)
    s.now = s.since + 120 * DAY_MS
    for (let remaining = VIP_LEVELS[1]?.keepFlow ?? 0; remaining > 0; remaining -= 10_000)
      stake(s, wholeYuan(100))
    runTo(s.world, s.now + 2 * DAY_MS)
    expect(s.who.vip).toBe(2)
  })

  it('lasts another 90 days with the turnover', () => {
    const s = promoted()
    for (let remaining = VIP_LEVELS[1]?.keepFlow ?? 0; remaining > 0; remaining -= 10_000)
      stake(s, wholeYuan(100))
    runTo(s.world, s.since + 90 * DAY_MS)
    expect(s.who).toMatchObject({ vip: 2, vipSinceMs: s.since + 90 * DAY_MS })
    runTo(s.world, s.since + 180 * DAY_MS)
    expect(s.who.vip).toBe(1)
  })
})

describe('rebates', () => {
  const ready = (vip: number) => {
    const s = freshMember()
    s.who.vip = vip
    deposit(s, s.who, wholeYuan(1000))
    intoVenue(s, s.who, 'yzdz', wholeYuan(400))
    intoVenue(s, s.who, 'zrt', wholeYuan(400))
    return s
  }
  const amounts = (s: ReturnType<typeof freshMember>) =>
    [...rowsOf(s.world, 'rebates', s.who.id)].map(({ gameName, amount }) => [gameName, amount])

  it('are the day’s valid stake at a venue times the level’s rate, rounded down to the fen', () => {
    const s = ready(4)
    for (const stake of [fen(3_333), fen(3_333), fen(3_333)]) settledBet(s, s.who, 'yzdz', stake, fen(0))
    settledBet(s, s.who, 'zrt', fen(10_000), fen(20_000))
    runTo(s.world, MIDNIGHT)
    // 99.99 at 0.6 % is 0.59994. 100.00 at 0.45 % is 0.45, although only half of it counts as turnover.
    expect(amounts(s)).toEqual([
      ['云舟电子', 59],
      ['真人厅', 45],
    ])
    expect(rebateSums(s.who)).toEqual({ collected: 0, pending: 104 })
  })

  it('are 0 at level 0', () => {
    const s = ready(0)
    settledBet(s, s.who, 'yzdz', wholeYuan(100), fen(0))
    runTo(s.world, MIDNIGHT)
    expect(amounts(s)).toEqual([])
  })

  const open = {
    plat: 'yzdz',
    gameCode: 'yzdz-001',
    category: 'concise',
    stake: wholeYuan(100),
    payout: fen(0),
  }

  it('belong to the day on which a bet settles, and count the bet once', () => {
    const s = ready(4)
    const placed = placeBet(s.world, s.who, open, s.now, MIDNIGHT + DAY_MS)
    runTo(s.world, MIDNIGHT)
    expect(amounts(s)).toEqual([])
    if ('position' in placed) settleBet(s.world, s.who.id, placed.position, { payout: fen(0) }, MIDNIGHT + 1)
    runTo(s.world, MIDNIGHT + 2 * DAY_MS)
    expect(amounts(s)).toEqual([['云舟电子', 60]])
  })

  it('do not wait for bets that are still open', () => {
    const s = ready(4)
    placeBet(s.world, s.who, open, s.now, MIDNIGHT + 1)
    settledBet(s, s.who, 'zrt', wholeYuan(100), fen(0))
    runTo(s.world, MIDNIGHT)
    expect(amounts(s)).toEqual([['真人厅', 45]])
    runTo(s.world, MIDNIGHT + DAY_MS)
    expect(amounts(s)).toEqual([
      ['真人厅', 45],
      ['云舟电子', 60],
    ])
  })

  it('count bets from midnight on for the next day', () => {
    const s = ready(4)
    s.now = MIDNIGHT - 1
    settledBet(s, s.who, 'yzdz', wholeYuan(100), fen(0))
    runTo(s.world, MIDNIGHT)
    s.now = MIDNIGHT
    settledBet(s, s.who, 'yzdz', wholeYuan(200), fen(0))
    expect(amounts(s)).toEqual([['云舟电子', 60]])
    runTo(s.world, MIDNIGHT + DAY_MS)
    expect(amounts(s)).toEqual([
      ['云舟电子', 60],
      ['云舟电子', 120],
    ])
  })

  it('are collected all at once, and add a wagering requirement', () => {
    const s = ready(4)
    settledBet(s, s.who, 'yzdz', wholeYuan(100), fen(0))
    runTo(s.world, MIDNIGHT)
    s.who.wageringLeft = fen(0)
    expect(collectRebates(s.world, s.who, MIDNIGHT)).toBe(60)
    expect(s.who.wageringLeft).toBe(60)
    expect(collectRebates(s.world, s.who, MIDNIGHT)).toBe(0)
    expect(rebateSums(s.who)).toEqual({ collected: 60, pending: 0 })
  })
})
