import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { ROUNDS, STAKE } from '../../testing/test-returns.ts'
import {
  BLACKJACK_PACKS,
  type BlackjackDrawn,
  type BlackjackMove,
  blackjack,
  choicesOf,
  moved,
  outcomeOf,
  pointsOf,
} from './blackjack.ts'

/** The basic strategy as the rules sheet prints it (client/blackjack-view.ts). */
function basic({ player, dealer }: BlackjackDrawn, choices: readonly BlackjackMove[]): BlackjackMove {
  const { points, soft } = pointsOf(player)
  // The ace as 11, so that it lies above the ten.
  const value = Math.min(((dealer[0] ?? 0) % 13) + 1, 10)
  const up = value === 1 ? 11 : value
  const doubles = (least: number, most: number) => choices.includes('double') && up >= least && up <= most
  if (soft) return points >= 19 || (points === 18 && up <= 8) ? 'stand' : 'hit'
  if (points >= 17) return 'stand'
  if (points >= 13) return up <= 6 ? 'stand' : 'hit'
  if (points === 12) return up >= 4 && up <= 6 ? 'stand' : 'hit'
  if (points >= 10) return doubles(2, 9) ? 'double' : 'hit'
  return points === 9 && doubles(3, 6) ? 'double' : 'hit'
}

test('a million seeded hands by the printed strategy return 98.9 % of the first stake, within 0.5 %', () => {
  const roll = rollOf('blackjack basic')
  let won = 0
  for (let hand = 0; hand < ROUNDS; hand++) {
    let hand = blackjack.draw(roll, {})
    let stake = STAKE
    // A hand is drawn as if the player stood, so that a stand changes nothing.
    for (let choices = choicesOf(hand); choices.length > 0; choices = choicesOf(hand)) {
      const move = basic(hand, choices)
      if (move === 'stand') break
      if (move === 'double') stake = fen(2 * STAKE)
      hand = moved(roll, hand, move)
    }
    won += blackjack.returned(stake, {}, hand) - stake
  }
  expect(Math.abs(1 + won / ROUNDS / STAKE - 0.989)).toBeLessThan(0.005)
})

test('a million seeded hands without a move return 84 %, within 0.5 %', () => {
  const roll = rollOf('blackjack stand')
  let back = 0
  for (let hand = 0; hand < ROUNDS; hand++) back += blackjack.returned(STAKE, {}, blackjack.draw(roll, {}))
  expect(Math.abs(back / ROUNDS / STAKE - 0.842)).toBeLessThan(0.005)
})

test.each([
  ['an ace counts 11 as long as it can', [0, 5], 17, true],
  ['and 1 when 11 is too much', [0, 5, 8], 16, false],
  ['two aces count 12', [0, 13], 12, true],
  ['pictures count 10', [9, 10, 12], 30, false],
])('%s', (_, cards, points, soft) => expect(pointsOf(cards)).toEqual({ points, soft }))

const hand = (player: number[], dealer: number[]): BlackjackDrawn => ({ player, dealer, moves: [] })

test.each([
  ['a blackjack pays 3:2', [0, 9], [8, 9], 'blackjack', 2_502],
  ['a blackjack against one is a tie', [0, 9], [13, 22], 'push', 1_001],
  ['21 of three cards loses to a blackjack', [4, 5, 9], [0, 9], 'lose', 0],
  ['the higher hand wins', [9, 8], [9, 7], 'win', 2_002],
  ['the dealer’s bust wins', [9, 2], [9, 5, 9], 'win', 2_002],
  ['a bust loses, whatever the dealer has', [9, 8, 7], [9], 'bust', 0],
  ['equal points are a tie', [9, 8], [22, 21], 'push', 1_001],
] as const)('%s', (_, player, dealer, outcome, returned) => {
  const drawn = hand([...player], [...dealer])
  expect(outcomeOf(drawn)).toBe(outcome)
  expect(blackjack.returned(fen(1_001), {}, drawn)).toBe(returned)
})

test('a double is for two cards only, and nothing is left after it, a stand, a bust or 21', () => {
  expect(choicesOf(hand([4, 5], [9]))).toEqual(['hit', 'stand', 'double'])
  expect(choicesOf(hand([4, 5, 1], [9]))).toEqual(['hit', 'stand'])
  expect(choicesOf({ ...hand([4, 5, 1], [9]), moves: ['double'] })).toEqual([])
  expect(choicesOf({ ...hand([4, 5], [9]), moves: ['stand'] })).toEqual([])
  for (const player of [
    [0, 9],
    [9, 8, 7],
    [4, 5, 9],
  ])
    expect(choicesOf(hand(player, [9]))).toEqual([])
})

test('a move keeps the cards that were seen, and no card of six packs comes twice', () => {
  const roll = rollOf('moves')
  for (let n = 0; n < 3_000; n++) {
    const before = blackjack.draw(roll, {})
    if (choicesOf(before).length === 0) continue
    for (const move of ['hit', 'stand', 'double'] as const) {
      const after = moved(roll, before, move)
      expect(after.player.slice(0, 2)).toEqual(before.player)
      expect(after.player).toHaveLength(move === 'stand' ? 2 : 3)
      expect(after.dealer[0]).toBe(before.dealer[0])
      expect(after.moves).toEqual([move])
      const all = [...after.player, ...after.dealer]
      expect(new Set(all).size).toBe(all.length)
      expect(Math.max(...all)).toBeLessThan(52 * BLACKJACK_PACKS)
      const dealer = pointsOf(after.dealer).points
      if (pointsOf(after.player).points <= 21) expect(dealer).toBeGreaterThanOrEqual(17)
      expect(pointsOf(after.dealer.slice(0, -1)).points).toBeLessThan(17)
    }
  }
})
