import { expect, test } from 'vitest'
import { columnsOf, heightOf, tilesInSight } from './tiles-in-sight.ts'

test.each([
  ['a phone', 390, 844, 9],
  ['a small phone', 320, 568, 9],
  ['a phone on its side', 740, 360, 15],
  ['a tablet', 744, 1133, 30],
  ['a desktop', 1440, 1300, 21],
])('counts the tiles on %s before scrolling', (_, width, height, tiles) => {
  expect(tilesInSight(width, height)).toBe(tiles)
})

test('computes the height from the number of columns', () => {
  expect([columnsOf(559), columnsOf(560), columnsOf(768)]).toEqual([3, 4, 3])
  expect(heightOf(31, 390)).toBe(11 * 144)
  expect(heightOf(31, 740)).toBe(7 * 144)
})
