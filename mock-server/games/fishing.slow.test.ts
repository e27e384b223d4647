import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../seeded.ts'
import { MILLION, millionAllowance, STAKE } from '../testing/test-million.ts'
import { FISH_TIMES, fired, fishing, fishingOdds, isFish, playedOut, SHOTS, shotAt } from './fishing.ts'

test.each([
  ...FISH_TIMES.entries(),
])('a million shots at fish %i, which pays %i times, return their share', (fish, times) => {
  const roll = rollOf(`fish ${fish}`)
  let hits = 0
  for (let n = 0; n < MILLION; n++) if (shotAt(roll, fish).hit) hits++
  const chance = 0.96 / times
  const deviation = times * Math.sqrt(chance * (1 - chance))
  expect(Math.abs((hits * times) / MILLION - 0.96)).toBeLessThan(millionAllowance(deviation))
})

test('rounds that are played out return 96 %', () => {
  const roll = rollOf('played out')
  let sum = 0
  const rounds = MILLION / SHOTS
  for (let n = 0; n < rounds; n++) sum += fishing.returned(STAKE, {}, playedOut(roll))
  // Twenty shots, each a twentieth of the stake: one shot's deviation, divided by the root of a million.
  expect(Math.abs(sum / rounds / STAKE - 0.96)).toBeLessThan(millionAllowance(2 * Math.sqrt(0.48 * 0.52)))
})

test('a round begins without a shot, and each shot stays', () => {
  const roll = rollOf('aim')
  const none = fishing.draw(roll, {})
  expect(none).toEqual({ shots: [] })
  const one = fired(none, 4, roll)
  const two = fired(one, 2, roll)
  expect(two.shots).toEqual([one.shots[0], { fish: 2, hit: expect.any(Boolean) }])
})

test('what is not fired of a stake and what is fired make the stake, whatever its fen', () => {
  for (const stake of [1, 19, 20, 101, 99_999, 100_000])
    for (let shots = 0; shots <= SHOTS; shots++) {
      const fired = Array.from({ length: shots }, () => ({ fish: 0, hit: false }))
      const back = fishing.unplayed?.(fen(stake), {}, { shots: fired }) ?? fen(0)
      expect(back).toBe(Math.floor(stake - (stake * shots) / SHOTS + 1e-9))
    }
})

test('a hit pays its times of a twentieth of the stake, rounded down once', () => {
  const shots = [
    { fish: 5, hit: true },
    { fish: 0, hit: true },
    { fish: 4, hit: false },
  ]
  expect(fishingOdds(shots)).toBe(310)
  expect(fishing.returned(fen(101), {}, { shots })).toBe(313)
})

test('only fish of the table are fish', () => {
  expect([0, 5, 6, -1, '0', undefined, null].map(isFish)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
