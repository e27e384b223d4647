import { expect, test } from 'vitest'
import { fen } from '#contracts/money.ts'
import { allowanceOf, meanOf, playedMean, type Spread } from '../../testing/test-returns.ts'
import {
  BACCARAT_SIDES,
  type BaccaratSide,
  baccarat,
  baccaratPoints,
  baccaratWinner,
  bankerDraws,
} from './baccarat.ts'
import { rollOf } from './seeded.ts'

/** The chances of player, tie and banker, over all values of up to six cards of eight packs. */
const chances = ((): Record<BaccaratSide, number> => {
  const left = [128, ...Array.from({ length: 9 }, () => 32)]
  const found = { player: 0, tie: 0, banker: 0 }
  let cards = 416
  /** Deals each value in turn, with the chance of it. */
  const each = (chance: number, then: (value: number, chance: number) => void) => {
    for (let value = 0; value < 10; value++) {
      const has = left[value] ?? 0
      left[value] = has - 1
      cards -= 1
      then(value, (chance * has) / (cards + 1))
      left[value] = has
      cards += 1
    }
  }
  const count = (player: number, banker: number, chance: number) => {
    found[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += chance
  }
  const bank = (player: number, banker: number, third: number | undefined, chance: number) => {
    if (!bankerDraws(banker, third)) return count(player, banker, chance)
    each(chance, (value, then) => count(player, (banker + value) % 10, then))
  }
  each(1, (a, one) =>
    each(one, (b, two) =>
      each(two, (c, three) =>
        each(three, (d, four) => {
          const [player, banker] = [(a + c) % 10, (b + d) % 10]
          if (player >= 8 || banker >= 8) return count(player, banker, four)
          if (player > 5) return bank(player, banker, undefined, four)
          return each(four, (third, five) => bank((player + third) % 10, banker, third, five))
        }),
      ),
    ),
  )
  return found
})()

const spreads: Record<BaccaratSide, Spread> = {
  player: [
    [chances.player, 2],
    [chances.tie, 1],
    [chances.banker, 0],
  ],
  banker: [
    [chances.banker, 1.95],
    [chances.tie, 1],
    [chances.player, 0],
  ],
  tie: [
    [chances.tie, 9],
    [1 - chances.tie, 0],
  ],
}

test('returns 98.76 % on the player, 98.94 % on the banker and 85.64 % on the tie', () => {
  expect(chances.player + chances.tie + chances.banker).toBeCloseTo(1, 9)
  expect(meanOf(spreads.player)).toBeCloseTo(0.9876, 4)
  expect(meanOf(spreads.banker)).toBeCloseTo(0.9894, 4)
  expect(meanOf(spreads.tie)).toBeCloseTo(0.8564, 4)
})

test.each(BACCARAT_SIDES)('a million seeded hands on %s return the computed mean', (side) => {
  const mean = playedMean(baccarat, { side }, rollOf(`baccarat ${side}`))
  expect(Math.abs(mean - meanOf(spreads[side]))).toBeLessThan(allowanceOf(spreads[side]))
})

test('the banker draws by the table of the third card', () => {
  const drawsAt = (points: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(points, third)).join('')
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(drawsAt)).toEqual([
    '0123456789',
    '0123456789',
    '0123456789',
    '012345679',
    '234567',
    '4567',
    '67',
    '',
  ])
  expect([4, 5, 6, 7].map((points) => bankerDraws(points, undefined))).toEqual([true, true, false, false])
})

test('no third card stands beside eight or nine, and the player draws up to five', () => {
  const roll = rollOf('third')
  for (let hand = 0; hand < 5_000; hand++) {
    const { player, banker } = baccarat.draw(roll, { side: 'tie' })
    const two = [player, banker].map((cards) => baccaratPoints(cards.slice(0, 2)))
    const isNatural = two.some((points) => points >= 8)
    expect(player.length).toBe(!isNatural && (two[0] ?? 0) <= 5 ? 3 : 2)
    if (isNatural) expect(banker.length).toBe(2)
  }
})

test('pays 1.95 on the banker rounded down, 2 on the player, 9 on the tie, and a tie returns both sides', () => {
  const tie = { player: [8, 9], banker: [21, 10] }
  const banker = { player: [0, 0], banker: [8, 9] }
  expect([tie, banker].map(baccaratWinner)).toEqual(['tie', 'banker'])
  expect(baccarat.returned(fen(1_001), { side: 'banker' }, banker)).toBe(1_951)
  expect(baccarat.returned(fen(1_001), { side: 'player' }, banker)).toBe(0)
  expect(baccarat.returned(fen(1_001), { side: 'player' }, { player: [8, 9], banker: [0, 0] })).toBe(2_002)
  expect(baccarat.returned(fen(1_001), { side: 'player' }, tie)).toBe(1_001)
  expect(baccarat.returned(fen(1_001), { side: 'banker' }, tie)).toBe(1_001)
  expect(baccarat.returned(fen(1_001), { side: 'tie' }, tie)).toBe(9_009)
})

test('reads one of three sides', () => {
  expect(baccarat.read({ side: 'banker' })).toEqual({ side: 'banker' })
  for (const bad of [undefined, null, 'tie', {}, { side: 'dragon' }, { side: 1 }])
    expect(baccarat.read(bad)).toBe('请选择押闲、押庄或押和')
})
