import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, type Fen, fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { GAME_CATEGORIES, type GameCategory } from '#contracts/wire/game-codes.ts'
import { VENUES } from '../../data/venues.ts'
import { deposit, intoVenue } from '../../scenarios/building/builders.ts'
import { lengthOf, rowAt, rowsOf } from '../../state/store/log.ts'
import { oneMember } from '../../testing/test-member.ts'
import { placeBet, playAtOnce, voidBet } from '../bets/bet.ts'
import { type BetOutcome, turnoverOf } from './turnover.ts'
import { TURNOVER_PERCENT, TURNOVER_RULES } from './turnover-weights.ts'

const WITH_TIES = ['gaming', 'joker', 'lottery', 'realbet', 'sport']
const turnoverIn = (category: GameCategory, stake: Fen, outcome: BetOutcome) =>
  turnoverOf({ category, stake }, outcome)

describe('the turnover of a bet', () => {
  it.each([
    ['concise', 333],
    ['fishing', 333],
    ['sport', 333],
    ['gaming', 333],
    ['realbet', 166],
    ['joker', 166],
    ['lottery', 166],
  ] as const)('in %s with a stake of 3.33 元 is %i fen, won or lost', (category, counted) => {
    expect(turnoverIn(category, fen(333), { payout: ZERO })).toBe(counted)
    expect(turnoverIn(category, fen(333), { payout: fen(9_999) })).toBe(counted)
  })

  it('is 0 for a tie at a table, a lottery or a match, but not for a spin that pays exactly its stake', () => {
    const tied = (Object.keys(GAME_CATEGORIES) as GameCategory[]).filter(
      (category) => turnoverIn(category, wholeYuan(10), { payout: wholeYuan(10) }) === ZERO,
    )
    expect(tied.sort()).toEqual(WITH_TIES)
    expect(turnoverIn('realbet', wholeYuan(10), { payout: fen(999) })).toBe(500)
  })

  it('follows the game if it says how much of the stake counts', () => {
    const half = { payout: wholeYuan(10), countedStake: wholeYuan(5) }
    expect(turnoverIn('sport', wholeYuan(10), half)).toBe(500)
    expect(turnoverIn('realbet', wholeYuan(10), half)).toBe(250)
    expect(turnoverIn('sport', wholeYuan(10), { payout: wholeYuan(20), countedStake: ZERO })).toBe(0)
  })
})

it('the texts for players have the weights of the rules', () => {
  expect(TURNOVER_RULES).toEqual([
    '已结算注单按本金计入打码量：电子、捕鱼、体育、电竞计 100%，真人、棋牌、彩票计 50%。',
    '真人、棋牌、彩票、体育、电竞的和局（本金原额退回）与判为无效的注单不计入。',
    '真人、棋牌同一局对押（如庄与闲、龙与虎、红与黑）的，只计两边的差额。',
    '体育、电竞总赔率低于 1.50 或已兑现的注单不计入，单关赢半、输半的计一半。',
  ])
  expect(Object.keys(TURNOVER_PERCENT).sort()).toEqual(Object.keys(GAME_CATEGORIES).sort())
})

it('wagering requirement, VIP turnover, rebates and bets agree after any sequence', () => {
  const step = fc.record({
    venue: fc.constantFrom(...VENUES),
    stake: fc.integer({ min: 1, max: 3_000 }),
    pays: fc.constantFrom('nothing', 'the stake', 'twice'),
    ends: fc.constantFrom('settled', 'void', 'open'),
    counts: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { world, who, now } = oneMember()
      deposit({ world, now }, who, wholeYuan(20_000))
      for (const { platname } of VENUES) intoVenue({ world, now }, who, platname, wholeYuan(1_500))
      const requiredBefore = who.wageringLeft
      for (const { venue, stake, pays, ends, counts } of steps) {
        const newBet = {
          plat: venue.platname,
          gameCode: `${venue.platname}-001`,
          category: venue.category,
          stake: fen(stake),
          payout: fen(pays === 'twice' ? 2 * stake : pays === 'the stake' ? stake : 0),
          countedStake: counts === undefined ? undefined : fen(Math.floor((stake * counts) / 100)),
        }
        if (ends === 'settled') playAtOnce(world, who, newBet, now)
        else placeBet(world, who, newBet, now, now + 1)
        if (ends === 'void') voidBet(world, who.id, lengthOf(world, 'bets', who.id) - 1, now)
      }
      const bets = [...rowsOf(world, 'bets', who.id)]
      const counted = add(ZERO, ...bets.map(({ turnover }) => turnover))
      expect(who.turnover).toBe(counted)
      expect(who.wageringLeft).toBe(Math.max(0, requiredBefore - counted))
      const valid = steps.map(({ ends, stake, pays, counts, venue: { category } }) => {
        if (ends !== 'settled') return 0
        if (counts !== undefined) return Math.floor((stake * counts) / 100)
        return pays === 'the stake' && WITH_TIES.includes(category) ? 0 : stake
      })
      expect(add(ZERO, ...Object.values(who.staked))).toBe(valid.reduce((sum, stake) => sum + stake, 0))
      for (const [at, { ends }] of steps.entries()) {
        const bet = rowAt(world, 'bets', who.id, at)
        expect(bet.turnover).toBeLessThanOrEqual(bet.stake)
        if (ends !== 'settled') expect(bet.turnover).toBe(0)
      }
    }),
    { numRuns: 60 },
  )
})
