import { expect, test } from 'vitest'
import { type Fen, fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { allowanceOf, meanOf, playedMean, type Spread, STAKE } from '../../testing/test-returns.ts'
import {
  BACCARAT_SPOTS,
  type BaccaratSide,
  type BaccaratSpot,
  baccarat,
  baccaratPoints,
  baccaratWinner,
  bankerDraws,
  hasPair,
} from './baccarat.ts'

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

/** The second card of eight packs has the rank of the first: 31 of the 415 that are left. */
const PAIR: Spread = [
  [31 / 415, 12],
  [384 / 415, 0],
]
const on = (stakes: Partial<Record<BaccaratSpot, number>>) => ({
  chips: Object.entries(stakes).map(([spot, stake]) => ({
    spot: spot as BaccaratSpot,
    stake: fen(stake) as Fen,
  })),
})

const spreads: Record<BaccaratSpot, Spread> = {
  playerPair: PAIR,
  bankerPair: PAIR,
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

test('returns 98.76 % on the player, 98.94 % on the banker, 85.64 % on the tie and 89.64 % on a pair', () => {
  expect(chances.player + chances.tie + chances.banker).toBeCloseTo(1, 9)
  expect(meanOf(spreads.player)).toBeCloseTo(0.9876, 4)
  expect(meanOf(spreads.banker)).toBeCloseTo(0.9894, 4)
  expect(meanOf(spreads.tie)).toBeCloseTo(0.8564, 4)
  expect(meanOf(PAIR)).toBeCloseTo(0.8964, 4)
})

test.each(BACCARAT_SPOTS)('a million seeded hands on %s return the computed mean', (side) => {
  const mean = playedMean(baccarat, on({ [side]: STAKE }), rollOf(`baccarat ${side}`))
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
    const { player, banker } = baccarat.draw(roll, on({ tie: 100 }))
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
  const returned = (spot: BaccaratSpot, drawn: typeof tie) =>
    baccarat.returned(fen(1_001), on({ [spot]: 1_001 }), drawn)
  expect(returned('banker', banker)).toBe(1_951)
  expect(returned('player', banker)).toBe(0)
  expect(returned('player', { player: [8, 9], banker: [0, 0] })).toBe(2_002)
  expect(returned('player', tie)).toBe(1_001)
  expect(returned('banker', tie)).toBe(1_001)
  expect(returned('tie', tie)).toBe(9_009)
})

test('a pair is made by the first two cards alone, whatever their suits, and pays 12', () => {
  // Two eights against a king and a queen, which count 0 alike and are no pair; then a third eight.
  const drawn = { player: [7, 20], banker: [12, 11, 11] }
  expect([hasPair(drawn.player), hasPair(drawn.banker)]).toEqual([true, false])
  expect(baccarat.returned(fen(1_001), on({ playerPair: 1_001 }), drawn)).toBe(12_012)
  expect(baccarat.returned(fen(1_001), on({ bankerPair: 1_001 }), drawn)).toBe(0)
})

test('several spots of one round pay each for itself', () => {
  const drawn = { player: [7, 20], banker: [8, 9] }
  const pick = on({ player: 10_000, banker: 20_001, tie: 500, playerPair: 300, bankerPair: 200 })
  expect(baccaratWinner(drawn)).toBe('banker')
  expect(baccarat.staked?.(pick)).toBe(31_001)
  expect(baccarat.returned(fen(31_001), pick, drawn)).toBe(39_001 + 3_600)
})

test('player and banker together count their difference, at a tie neither; the rest counts whole', () => {
  const counted = (stakes: Parameters<typeof on>[0], drawn: Parameters<typeof baccarat.returned>[2]) =>
    baccarat.countedStake?.(fen(0), on(stakes), drawn)
  const tie = { player: [8, 9], banker: [21, 10] }
  const banker = { player: [0, 0], banker: [8, 9] }
  expect(counted({ player: 1_000 }, banker)).toBe(1_000)
  expect(counted({ player: 1_000, banker: 1_000 }, banker)).toBe(0)
  expect(counted({ player: 1_000, banker: 400, tie: 50 }, banker)).toBe(650)
  expect(counted({ player: 400, banker: 1_000, playerPair: 70, bankerPair: 7 }, banker)).toBe(677)
  expect(counted({ player: 1_000, banker: 400, tie: 50, playerPair: 20 }, tie)).toBe(70)
})

test('reads stakes on the five spots, each once and within its limits', () => {
  const pick = on({ player: 200_000, banker: 100, tie: 50_000, bankerPair: 100 })
  expect(baccarat.read(pick)).toEqual(pick)
  const none = '请选择下注区'
  for (const bad of [undefined, null, 'tie', {}, { chips: [] }, { chips: 'tie' }, { chips: [null] }])
    expect(baccarat.read(bad)).toBe(none)
  expect(baccarat.read({ chips: [{ spot: 'dragon', stake: 100 }] })).toBe(none)
  expect(baccarat.read({ chips: [...on({ tie: 100 }).chips, ...on({ tie: 100 }).chips] })).toMatch(/有误/)
  for (const stake of ['100', 100.5, Number.NaN, undefined, 2 ** 60])
    expect(baccarat.read({ chips: [{ spot: 'tie', stake }] })).toMatch(/有误/)
  for (const stake of [99, 0, -100])
    expect(baccarat.read(on({ tie: stake }))).toBe('该区限额 1～500 元，请调整投注金额')
  expect(baccarat.read(on({ tie: 50_001 }))).toBe('该区限额 1～500 元，请调整投注金额')
  expect(baccarat.read(on({ banker: 200_001 }))).toBe('该区限额 1～2000 元，请调整投注金额')
})
