import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { allowanceOf, meanOf, playedMean, type Spread } from '../../testing/test-returns.ts'
import { AREAS, POCKETS, type RouletteArea, type RouletteSpot, roulette } from './roulette.ts'

const STAKE = fen(10_000)
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)
const areas = Object.keys(AREAS) as RouletteArea[]
type Laid = readonly (readonly [RouletteSpot, number])[]
/** Chips of so many fen on each spot. */
const on = (...chips: Laid) => ({
  chips: chips.map(([spot, stake]) => ({ spot, stake: fen(stake) })),
})
const spreadOf = (spot: RouletteSpot): Spread =>
  pockets.map((pocket) => [1 / POCKETS, roulette.returned(STAKE, on([spot, STAKE]), { pocket }) / STAKE])

test.each<RouletteSpot>([...areas, 0, 17, 36])('%s returns 36/37 over all pockets', (spot) => {
  expect(meanOf(spreadOf(spot))).toBeCloseTo(36 / 37, 9)
})

test.each<RouletteSpot>([
  'red',
  'dozen2',
  17,
])('a million seeded spins on %s return the computed mean', (spot) => {
  const mean = playedMean(roulette, on([spot, STAKE]), rollOf(`roulette ${spot}`))
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

test('several spots of one spin pay each for itself', () => {
  const pick = on(['red', 1_000], ['dozen2', 501], [17, 100], ['column3', 200])
  expect(roulette.staked?.(pick)).toBe(1_801)
  // 14 is red and in the second dozen; 17 is black, in the second dozen and in the second column.
  expect(roulette.returned(fen(1_801), pick, { pocket: 14 })).toBe(2_000 + 1_503)
  expect(roulette.returned(fen(1_801), pick, { pocket: 17 })).toBe(1_503 + 3_600)
  expect(roulette.returned(fen(1_801), pick, { pocket: 0 })).toBe(0)
})

test('what comes back in 33 pockets or more does not count, the rest of a spin does', () => {
  const counted = (...chips: Laid) => {
    const pick = on(...chips)
    return roulette.countedStake?.(roulette.staked?.(pick) ?? STAKE, pick, { pocket: 1 })
  }
  const all = (numbers: readonly number[]) => numbers.map((n) => [n, 100] as const)
  expect(counted(['red', 1_000])).toBe(1_000)
  expect(counted(['red', 1_000], ['black', 1_000])).toBe(0)
  expect(counted(['low', 1_000], ['high', 600])).toBe(400)
  expect(counted(['dozen1', 300], ['dozen2', 300], ['dozen3', 300])).toBe(0)
  expect(counted(['dozen1', 300], ['dozen2', 300])).toBe(600)
  expect(counted(['red', 500], ['odd', 500], ['low', 500])).toBe(1_500)
  expect(counted(...all(pockets))).toBe(100)
  expect(counted(...all(pockets.slice(4)))).toBe(0)
  expect(counted(...all(pockets.slice(5)))).toBe(3_200)
})

test('reads chips on numbers of the wheel and areas, each once and within its limits', () => {
  const pick = on([0, 10_000], [36, 100], ['red', 50_000], ['column2', 100])
  expect(roulette.read(pick)).toEqual(pick)
  for (const bad of [undefined, null, 7, {}, { chips: [] }, { chips: {} }, { chips: [7] }])
    expect(roulette.read(bad)).toBe('请选择一个号码或区域')
  for (const spot of [37, -1, 1.5, '7', 'constructor', undefined])
    expect(roulette.read({ chips: [{ spot, stake: 100 }] })).toBe('请选择一个号码或区域')
  expect(roulette.read(on([7, 10_001]))).toBe('该区限额 1～100 元，请调整投注金额')
  expect(roulette.read(on(['odd', 50_001]))).toBe('该区限额 1～500 元，请调整投注金额')
  expect(roulette.read(on([7, 99]))).toBe('该区限额 1～100 元，请调整投注金额')
  expect(roulette.read(on([7, 100], [7, 100]))).toMatch(/有误/)
})
