import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../seeded.ts'
import { allowanceOf, playedMean, ROUNDS, STAKE } from '../testing/test-returns.ts'
import { chooses, DRAWS, discarded, type MahjongDrawn, mahjong } from './mahjong.ts'
import { discardOf, waitsOf, wins } from './mahjong-hands.ts'

test('a million seeded games, discarded by the rule of the game, return 97.1 % within 0.5 %', () => {
  expect(ROUNDS).toBe(1_000_000)
  expect(Math.abs(playedMean(mahjong, {}, rollOf('mahjong')) - 0.971)).toBeLessThan(0.005)
})

test('tiles that are chosen by the same rule return as much as those that are discarded for the player', () => {
  const roll = rollOf('mahjong chosen')
  const games = 40_000
  let back = 0
  for (let n = 0; n < games; n++) {
    let game = mahjong.draw(roll, {})
    while (chooses(game)) game = discarded(roll, game, discardOf(game.player))
    back += mahjong.returned(STAKE, {}, game)
  }
  const spread = [
    [0.52, 1.78],
    [0.04, 1],
    [0.44, 0],
  ] as const
  const allowance = allowanceOf(spread) * Math.sqrt(ROUNDS / games)
  expect(Math.abs(back / games / STAKE - 0.971)).toBeLessThan(allowance)
})

test.each([
  ['a run and a pair', [0, 1, 2, 8, 8], true],
  ['a triplet and a pair', [4, 4, 4, 0, 0], true],
  ['a run and a pair that overlap', [2, 3, 3, 3, 4], true],
  ['two pairs and one more', [0, 0, 1, 1, 5], false],
  ['five of a kind cannot be', [0, 0, 0, 0, 0], false],
  ['four tiles', [0, 1, 2, 8], false],
])('%s', (_, tiles, isWin) => expect(wins(tiles)).toBe(isWin))

test('the game keeps what waits for the most tiles, else pairs and neighbours', () => {
  expect(waitsOf([0, 1, 2, 8])).toBe(3)
  expect(waitsOf([3, 4, 8, 8])).toBe(8)
  expect(waitsOf([0, 0, 8, 8])).toBe(4)
  expect(waitsOf([0, 3, 6, 8])).toBe(0)
  expect(discardOf([3, 4, 8, 8, 0])).toBe(4)
  expect(discardOf([8, 0, 3, 4, 8])).toBe(1)
  expect(discardOf([0, 3, 6, 8, 7])).toBe(0)
})

test('no tile comes more than four times, hands keep their size, and nobody draws more than allowed', () => {
  const roll = rollOf('mahjong tiles')
  for (let n = 0; n < 2_000; n++) {
    let game: MahjongDrawn = mahjong.draw(roll, {})
    for (let turn = 0; chooses(game); turn++) {
      expect([game.player.length, game.dealer.length]).toEqual([5, 4])
      expect(game.discards.player).toHaveLength(turn)
      const tiles = [...game.player, ...game.dealer, ...game.discards.player, ...game.discards.dealer]
      for (let tile = 0; tile < 9; tile++)
        expect(tiles.filter((one) => one === tile).length).toBeLessThanOrEqual(4)
      const next = discarded(roll, game, turn % 5)
      expect(next.discards.player.at(-1)).toBe(game.player[turn % 5])
      game = next
    }
    expect(game.discards.player.length).toBeLessThanOrEqual(DRAWS)
    const { winner, player, dealer } = game.end
    expect([wins(player), wins(dealer)]).toEqual([winner === 'player', winner === 'dealer'])
    if (winner === 'none') expect(game.discards.dealer).toHaveLength(DRAWS)
  }
})

test('pays 1.78 rounded down for a win, and nobody’s win returns the stake', () => {
  const game = mahjong.draw(rollOf('paid'), {})
  const ended = (winner: MahjongDrawn['end']['winner']) =>
    mahjong.returned(fen(1_001), {}, { ...game, end: { ...game.end, winner } })
  expect([ended('player'), ended('none'), ended('dealer')]).toEqual([1_781, 1_001, 0])
})
