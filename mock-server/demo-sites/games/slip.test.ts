import { expect, test } from 'vitest'
import { fen, odds } from '#contracts/money.ts'
import { allowanceOf, meanOf, playedMean, type Spread } from '../../testing/test-returns.ts'
import { type Match, matchesOf } from './matches.ts'
import { rollOf } from './seeded.ts'
import { type SlipPick, sideOf, slipOn } from './slip.ts'

const matches = matchesOf('round 1', 'pitch')
const slip = slipOn(matches)

const single: SlipPick = { legs: [{ match: 0, side: 'home' }] }
const parlay: SlipPick = {
  legs: [
    { match: 0, side: 'home' },
    { match: 1, side: 'away' },
  ],
}

function spreadOf(pick: SlipPick): Spread {
  const legs = pick.legs.map(({ match, side }) => {
    const one = matches[match]
    const chance = one?.chances[side === 'home' ? 0 : side === 'draw' ? 1 : 2] ?? 0
    return { chance: chance / 1_000, odds: (one?.odds[side] ?? 0) / 100 }
  })
  const chance = legs.reduce((p, leg) => p * leg.chance, 1)
  return [
    [chance, legs.reduce((p, leg) => p * leg.odds, 1)],
    [1 - chance, 0],
  ]
}

test('every single returns 94-95 %', () => {
  for (let round = 0; round < 50; round++)
    for (const skin of ['pitch', 'arena'] as const)
      for (const { chances, odds: at } of matchesOf(`round ${round}`, skin)) {
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(1_000)
        for (const [i, side] of (['home', 'draw', 'away'] as const).entries()) {
          const mean = ((chances[i] ?? 0) * (at[side] ?? 0)) / 100_000
          if (chances[i]) expect(mean).toBeGreaterThan(0.94)
          expect(mean).toBeLessThanOrEqual(0.95)
        }
      }
})

test.each([
  ['single', single],
  ['parlay', parlay],
] as const)('a million seeded slips (%s) return the computed mean', (name, pick) => {
  const spread = spreadOf(pick)
  expect(Math.abs(playedMean(slip, pick, rollOf(name)) - meanOf(spread))).toBeLessThan(allowanceOf(spread))
})

test('a slip counts as turnover from total odds of 1.50 on, whatever becomes of it', () => {
  const at = (home: number, away: number): Match => ({
    ...{ cup: '', home: '', away: '', chances: [500, 0, 500] },
    odds: { home: odds(home), away: odds(away) },
  })
  const { countedStake } = slipOn([at(149, 150), at(122, 123)])
  const counted = (...legs: SlipPick['legs']) => countedStake?.(fen(999), { legs }, { scores: [[1, 0]] })
  expect(counted({ match: 0, side: 'home' })).toBe(0)
  expect(counted({ match: 0, side: 'away' })).toBe(999)
  expect(counted({ match: 1, side: 'away' })).toBe(0)
  expect(counted({ match: 0, side: 'home' }, { match: 1, side: 'home' })).toBe(999)
})

test('a round is the same for the same seed and has six different teams', () => {
  expect(matchesOf('round 1', 'pitch')).toEqual(matches)
  expect(matchesOf('round 2', 'pitch')).not.toEqual(matches)
  expect(new Set(matches.flatMap(({ home, away }) => [home, away])).size).toBe(6)
  expect(matchesOf('round 1', 'arena').every((match) => match.odds.draw === undefined)).toBe(true)
})

test('a parlay multiplies its odds, rounds down once and loses with one lost leg', () => {
  const fixed: Match[] = matches.map((match) => ({
    ...match,
    odds: { home: odds(195), draw: odds(333), away: odds(211) },
  }))
  const on = slipOn(fixed)
  const pick: SlipPick = {
    legs: [
      { match: 0, side: 'home' },
      { match: 1, side: 'draw' },
      { match: 2, side: 'away' },
    ],
  }
  const scores = [
    [2, 1],
    [0, 0],
    [0, 3],
  ] as const
  expect(on.returned(fen(12_345), pick, { scores })).toBe(169_142)
  expect(
    on.returned(fen(12_345), pick, {
      scores: [
        [2, 1],
        [0, 1],
        [0, 3],
      ],
    }),
  ).toBe(0)
  expect(on.returned(fen(101), single, { scores })).toBe(196)
})

test('accepts valid legs and refuses others with a text', () => {
  const leg = { match: 0, side: 'home' }
  expect(slip.read({ legs: [leg] })).toEqual({ legs: [leg] })
  expect(slip.read({ legs: [] })).toBe('请先选择投注项')
  expect(slip.read(null)).toBe('请先选择投注项')
  expect(slip.read({ legs: [leg, { match: 0, side: 'away' }] })).toBe('同一场比赛只能选一项')
  expect(slip.read({ legs: [{ match: 3, side: 'home' }] })).toBe('所选投注项不存在，请重新选择')
  expect(slip.read({ legs: [leg, leg, leg, leg] })).toBe('一张注单最多 3 场')
  expect(slipOn(matchesOf('x', 'arena')).read({ legs: [{ match: 0, side: 'draw' }] })).toBe(
    '所选投注项不存在，请重新选择',
  )
})

test('scores decide the side', () => {
  expect([sideOf([2, 0]), sideOf([1, 1]), sideOf([0, 2])]).toEqual(['home', 'draw', 'away'])
})
