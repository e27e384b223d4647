import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { allowanceOf, meanOf, playedMean, type Spread, STAKE } from '../../testing/test-returns.ts'
import { rankOf } from './cards.ts'
import { DRAGON_SIDES, type DragonPick, type DragonSide, dragon, winnerOf } from './dragon.ts'

const on = (stakes: Partial<Record<DragonSide, number>>): DragonPick => ({
  chips: DRAGON_SIDES.flatMap((spot) => {
    const stake = stakes[spot]
    return stake === undefined ? [] : [{ spot, stake: fen(stake) }]
  }),
})

/** Eight packs: of the 415 cards left, 31 share the first card's rank. */
const TIE = 31 / 415
const spreads: Record<DragonSide, Spread> = {
  dragon: [
    [(1 - TIE) / 2, 2],
    [TIE, 0.5],
    [(1 - TIE) / 2, 0],
  ],
  tiger: [
    [(1 - TIE) / 2, 2],
    [TIE, 0.5],
    [(1 - TIE) / 2, 0],
  ],
  tie: [
    [TIE, 13],
    [1 - TIE, 0],
  ],
}

test('returns 96.3 % on a side and 97.1 % on the tie', () => {
  expect(meanOf(spreads.dragon)).toBeCloseTo(0.963, 3)
  expect(meanOf(spreads.tie)).toBeCloseTo(0.971, 3)
})

test.each(DRAGON_SIDES)('a million seeded hands on %s return the computed mean', (side) => {
  const mean = playedMean(dragon, on({ [side]: STAKE }), rollOf(`dragon ${side}`))
  expect(Math.abs(mean - meanOf(spreads[side]))).toBeLessThan(allowanceOf(spreads[side]))
})

test('the higher card wins, the ace is the lowest, suits do not count', () => {
  expect(winnerOf({ dragon: 12, tiger: 13 })).toBe('dragon')
  expect(winnerOf({ dragon: 26, tiger: 14 })).toBe('tiger')
  expect(winnerOf({ dragon: 5, tiger: 44 })).toBe('tie')
  expect(rankOf(39)).toBe(0)
})

test('pays even money, half back on a tie rounded down, 12 to 1 for the tie', () => {
  const win = { dragon: 12, tiger: 0 }
  const tie = { dragon: 5, tiger: 44 }
  expect(dragon.returned(fen(1_001), on({ dragon: 1_001 }), win)).toBe(2_002)
  expect(dragon.returned(fen(1_001), on({ tiger: 1_001 }), win)).toBe(0)
  expect(dragon.returned(fen(1_001), on({ tiger: 1_001 }), tie)).toBe(500)
  expect(dragon.returned(fen(1_001), on({ tie: 1_001 }), tie)).toBe(13_013)
  expect(dragon.returned(fen(1_001), on({ tie: 1_001 }), win)).toBe(0)
})

test('several spots of one round pay each for itself', () => {
  const pick = on({ dragon: 1_001, tiger: 333, tie: 100 })
  expect(dragon.staked?.(pick)).toBe(1_434)
  expect(dragon.returned(fen(1_434), pick, { dragon: 12, tiger: 0 })).toBe(2_002)
  expect(dragon.returned(fen(1_434), pick, { dragon: 5, tiger: 44 })).toBe(500 + 166 + 1_300)
})

test('dragon and tiger together count their difference, at a tie as well; the tie counts whole', () => {
  const win = { dragon: 12, tiger: 0 }
  const tie = { dragon: 5, tiger: 44 }
  const counted = (stakes: Parameters<typeof on>[0], drawn: typeof win) =>
    dragon.countedStake?.(fen(0), on(stakes), drawn)
  for (const drawn of [win, tie]) {
    expect(counted({ dragon: 1_000 }, drawn)).toBe(1_000)
    expect(counted({ dragon: 1_000, tiger: 1_000 }, drawn)).toBe(0)
    expect(counted({ dragon: 400, tiger: 1_000, tie: 50 }, drawn)).toBe(650)
  }
})

test('reads stakes on the three spots, each once and within its limits', () => {
  const pick = on({ dragon: 200_000, tiger: 100, tie: 50_000 })
  expect(dragon.read(pick)).toEqual(pick)
  for (const bad of [
    undefined,
    null,
    'tie',
    {},
    { side: 'tie' },
    { chips: [{ spot: 'player', stake: 100 }] },
  ])
    expect(dragon.read(bad)).toBe('请选择下注区')
  expect(dragon.read({ chips: [...on({ tie: 100 }).chips, ...on({ tie: 100 }).chips] })).toMatch(/有误/)
  expect(dragon.read(on({ tie: 50_001 }))).toBe('该区限额 1～500 元，请调整投注金额')
  expect(dragon.read(on({ tiger: 200_001 }))).toBe('该区限额 1～2000 元，请调整投注金额')
})
