import { expect, test } from 'vitest'
import { fen } from '#contracts/money.ts'
import { allowanceOf, meanOf, playedMean, type Spread } from '../../testing/test-returns.ts'
import { AREAS, POCKETS, type RouletteArea, type RouletteSpot, roulette } from './roulette.ts'
import { rollOf } from './seeded.ts'

const STAKE = fen(100)
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)
const areas = Object.keys(AREAS) as RouletteArea[]
const spreadOf = (spot: RouletteSpot): Spread =>
  pockets.map((pocket) => [1 / POCKETS, roulette.returned(STAKE, { spot }, { pocket }) / STAKE])

test.each<RouletteSpot>([...areas, 0, 17, 36])('%s returns 36/37 over all pockets', (spot) => {
  expect(meanOf(spreadOf(spot))).toBeCloseTo(36 / 37, 9)
})

test.each<RouletteSpot>([
  'red',
  'dozen2',
  17,
])('a million seeded spins on %s return the computed mean', (spot) => {
  const mean = playedMean(roulette, { spot }, rollOf(`roulette ${spot}`))
  expect(Math.abs(mean - meanOf(spreadOf(spot)))).toBeLessThan(allowanceOf(spreadOf(spot)))
})

test('the areas have their numbers, and none the zero', () => {
  const numbersOf = (area: RouletteArea) => pockets.filter((pocket) => AREAS[area].has(pocket))
  expect(numbersOf('red')).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
  expect(numbersOf('black')).toHaveLength(18)
  expect(numbersOf('dozen2')).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
  expect(numbersOf('column3')).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36])
  for (const pair of [
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
    ['dozen1', 'dozen2', 'dozen3'],
    ['column1', 'column2', 'column3'],
  ] as const)
    expect(pair.flatMap(numbersOf).sort((a, b) => a - b)).toEqual(pockets.slice(1))
})

test('reads a number of the wheel or an area, and nothing else', () => {
  for (const spot of [0, 36, 'red', 'column2']) expect(roulette.read({ spot })).toEqual({ spot })
  for (const bad of [
    undefined,
    null,
    7,
    {},
    { spot: 37 },
    { spot: -1 },
    { spot: 1.5 },
    { spot: '7' },
    { spot: 'constructor' },
  ])
    expect(roulette.read(bad)).toBe('请选择一个号码或区域')
})
