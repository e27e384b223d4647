import { expect, test } from 'vitest'
import { rollOf } from '../../seeded.ts'
import { dealCard, dealPack } from './cards.ts'

test('a shuffled pack deals each card once, whatever the generator', () => {
  for (const roll of [rollOf('pack'), () => 0, (sides: number) => sides - 1]) {
    const out: number[] = []
    for (let n = 0; n < 104; n++) dealCard(roll, 2, out)
    expect(new Set(out).size).toBe(104)
    expect([Math.min(...out), Math.max(...out)]).toEqual([0, 103])
  }
})

test('every card that is left is equally likely', () => {
  const roll = rollOf('likely')
  const counts = new Map<number, number>()
  for (let n = 0; n < 40_000; n++) {
    const card = dealCard(roll, 1, [0, 5, 6, 7, 51, 50, 30, 31, 32, 33, 34, 35])
    counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  expect(counts.size).toBe(40)
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150)
})

test('the top of a shuffled pack has each card at each place equally often, and none twice', () => {
  const roll = rollOf('top')
  const counts = new Map<string, number>()
  for (let n = 0; n < 26_000; n++) {
    const cards = dealPack(roll, 3)
    expect(new Set(cards).size).toBe(3)
    for (const [at, card] of cards.entries())
      counts.set(`${at} ${card}`, (counts.get(`${at} ${card}`) ?? 0) + 1)
  }
  expect(counts.size).toBe(3 * 52)
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110)
})
