import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { allowanceOf, meanOf, playedMean, type Spread } from '../../testing/test-returns.ts'
import { bull, bullOf } from './bull.ts'

/** How many cards of a pack count 1 to 9, and 10. */
const PACK = [4, 4, 4, 4, 4, 4, 4, 4, 4, 16]
const STAKE = fen(100)

function choose(from: number, take: number): number {
  let ways = 1
  for (let n = 0; n < take; n++) ways = (ways * (from - n)) / (n + 1)
  return ways
}

/** Every hand of five as how many cards of each value it has, with one such hand of cards. */
const hands: { of: readonly number[]; cards: readonly number[] }[] = []
const deal = (value: number, left: number, of: readonly number[]) => {
  if (value === PACK.length) {
    if (left === 0)
      hands.push({ of, cards: of.flatMap((count, at) => Array.from({ length: count }, () => at)) })
    return
  }
  for (let take = 0; take <= Math.min(left, PACK[value] ?? 0); take++)
    deal(value + 1, left - take, [...of, take])
}
deal(0, 5, [])

/** All pairs of hands from one pack, by what the bull of the first returns. */
const spread = ((): Spread => {
  const bulls = hands.map(({ cards }) => bullOf(cards).bull)
  const returns = new Map<number, number>()
  const cardsWith = (value: number) => hands[bulls.indexOf(value)]?.cards ?? []
  const paid = Array.from({ length: 11 }, (_, mine) =>
    Array.from(
      { length: 11 },
      (_, his) => bull.returned(STAKE, {}, { player: cardsWith(mine), banker: cardsWith(his) }) / STAKE,
    ),
  )
  for (const [a, mine] of hands.entries()) {
    const first = mine.of.reduce((ways, take, at) => ways * choose(PACK[at] ?? 0, take), 1) / choose(52, 5)
    for (const [b, his] of hands.entries()) {
      let chance = first
      for (let at = 0; at < PACK.length && chance > 0; at++) {
        const take = his.of[at] ?? 0
        if (take > 0) chance *= choose((PACK[at] ?? 0) - (mine.of[at] ?? 0), take)
      }
      const back = paid[bulls[a] ?? 0]?.[bulls[b] ?? 0] ?? Number.NaN
      returns.set(back, (returns.get(back) ?? 0) + chance / choose(47, 5))
    }
  }
  return [...returns].map(([back, chance]) => [chance, back])
})()

test('returns 97.0 % over all pairs of hands of one pack', () => {
  expect(spread.reduce((sum, [chance]) => sum + chance, 0)).toBeCloseTo(1, 9)
  expect(meanOf(spread)).toBeCloseTo(0.97, 3)
})

test('a million seeded hands return the computed mean', () => {
  expect(Math.abs(playedMean(bull, {}, rollOf('bull')) - meanOf(spread))).toBeLessThan(allowanceOf(spread))
})

test.each([
  ['10 J Q and a pair of five make 牛牛', [9, 10, 11, 4, 17], 10],
  ['10 8 2 and 9 9 make eight', [9, 7, 1, 8, 21], 8],
  ['A A 2 2 3 has no tens of three', [0, 13, 1, 14, 2], 0],
  ['five pictures make 牛牛', [9, 10, 11, 12, 22], 10],
  ['A 9 K and 2 5 make seven', [0, 8, 12, 1, 4], 7],
])('%s', (_, cards, points) => {
  const { bull: found, three } = bullOf(cards)
  expect(found).toBe(points)
  const tens = three.reduce((sum, at) => sum + Math.min(((cards[at] ?? 0) % 13) + 1, 10), 0)
  expect([three.length, tens % 10]).toEqual(points > 0 ? [3, 0] : [0, 0])
})

test('pays by the winning bull, returns equal bulls, and a loss costs the stake alone', () => {
  const [bulls, eight, six, none] = [
    [9, 10, 11, 4, 17],
    [9, 7, 1, 8, 21],
    [9, 10, 11, 2, 15],
    [0, 13, 1, 14, 2],
  ]
  const against = (player: number[] = [], banker: number[] = []) =>
    bull.returned(fen(1_001), {}, { player, banker })
  expect(against(bulls, eight)).toBe(3_003)
  expect(against(eight, none)).toBe(2_002)
  expect(against(six, none)).toBe(1_501)
  expect(against(none, none)).toBe(1_001)
  expect(against(none, bulls)).toBe(0)
})
