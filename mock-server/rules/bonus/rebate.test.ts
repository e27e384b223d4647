import { describe, expect, it } from 'vitest'
import { type Fen, fen, ZERO } from '#contracts/money/money.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { VENUES } from '../../data/venues.ts'
import { deposit, intoVenue, member, settledBet } from '../../scenarios/building/builders.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { rowsOf } from '../../state/store/log.ts'
import { accrueRebates } from './rebate.ts'
import { REBATE_KIND, VIP_LEVELS } from './vip-levels.ts'

const NOON = parseBeijing('2028-02-29 12:00:00') ?? 0
const MIDNIGHT = parseBeijing('2028-03-01 00:00:00') ?? 0

/** The rebates for one day at one venue with a single bet. */
function rebateOf(level: number, plat: string, stake: Fen): number[] {
  const world = openSite({ seed: 3, now: NOON, clock: { stopped: true } })
  const context = { world, now: NOON }
  const who = member(context, FRESH)
  who.vip = level
  deposit(context, who, stake)
  intoVenue(context, who, plat, stake)
  settledBet(context, who, plat, stake, ZERO)
  accrueRebates(world, who, MIDNIGHT)
  return [...rowsOf(world, 'rebates', who.id)].map(({ amount }) => amount)
}

const cases = VIP_LEVELS.flatMap(({ level, rates }) =>
  VENUES.map(({ platname, category }) => [level, platname, rates[REBATE_KIND[category]]] as const),
)

describe('the rebate of a day', () => {
  it.each(
    cases,
  )('is at level %i at %s the whole stake times %i millionths, rounded down to the fen', (level, plat, rate) => {
    const stake = fen(1_234_567)
    expect(rebateOf(level, plat, stake)).toEqual([Number((BigInt(stake) * BigInt(rate)) / 1_000_000n)])
  })

  it('starts at a stake that yields a whole fen', () => {
    // Level 1, lottery: 0.10 %.
    expect(rebateOf(1, 'cpz', fen(999))).toEqual([])
    expect(rebateOf(1, 'cpz', fen(1000))).toEqual([1])
    expect(rebateOf(1, 'cpz', fen(1999))).toEqual([1])
  })

  it('is 0 at level 0', () => expect(rebateOf(0, 'zrt', fen(1_000_000))).toEqual([]))
})
