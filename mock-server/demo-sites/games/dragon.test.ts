import { expect, test } from 'vitest'
import { fen } from '#contracts/money.ts'
import { allowanceOf, meanOf, playedMean, type Spread } from '../../testing/test-returns.ts'
import { rankOf } from './cards.ts'
import { DRAGON_SIDES, type DragonSide, dragon, winnerOf } from './dragon.ts'
import { rollOf } from './seeded.ts'

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
  const mean = playedMean(dragon, { side }, rollOf(`dragon ${side}`))
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
  expect(dragon.returned(fen(1_001), { side: 'dragon' }, win)).toBe(2_002)
  expect(dragon.returned(fen(1_001), { side: 'tiger' }, win)).toBe(0)
  expect(dragon.returned(fen(1_001), { side: 'tiger' }, tie)).toBe(500)
  expect(dragon.returned(fen(1_001), { side: 'tie' }, tie)).toBe(13_013)
  expect(dragon.returned(fen(1_001), { side: 'tie' }, win)).toBe(0)
})

test('reads one of three sides', () => {
  expect(dragon.read({ side: 'tie' })).toEqual({ side: 'tie' })
  for (const bad of [undefined, null, 'tie', {}, { side: 'dog' }, { side: 1 }])
    expect(dragon.read(bad)).toBe('请选择押龙、押虎或押和')
})
