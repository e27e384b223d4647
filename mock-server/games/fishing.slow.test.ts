import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { rollOf } from '../seeded.ts'
import { MILLION, millionAllowance, STAKE } from '../testing/test-million.ts'
import {
  FISH_TIMES,
  type FishingDrawn,
  fired,
  fishing,
  fishingOdds,
  isFish,
  SHOTS,
  shotAt,
} from './fishing.ts'

/** A round whose shots go at fish in turn. */
function shootAll(roll: (sides: number) => number, fish: (at: number) => number): FishingDrawn {
  let drawn = fishing.draw(roll, {})
  for (let at = 0; at < SHOTS; at++) drawn = fired(drawn, fish(at), roll)
  return drawn
}

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

test('a round without an aimed shot goes at the smallest fish, and returns 96 % too', () => {
  const roll = rollOf('unaimed')
  let sum = 0
  const rounds = MILLION / SHOTS
  for (let n = 0; n < rounds; n++) sum += fishing.returned(STAKE, {}, fishing.draw(roll, {}))
  // Twenty shots, each a twentieth of the stake: one shot's deviation, divided by the root of a million.
  expect(Math.abs(sum / rounds / STAKE - 0.96)).toBeLessThan(millionAllowance(2 * Math.sqrt(0.48 * 0.52)))
})

test('an aimed shot stays, and what is left goes unaimed', () => {
  const roll = rollOf('aim')
  const round = fired(fishing.draw(roll, {}), 4, roll)
  expect([round.fired, round.shots[0]?.fish]).toEqual([1, 4])
  expect(round.shots.slice(1).map(({ fish }) => fish)).toEqual(Array(SHOTS - 1).fill(0))
  const two = fired(round, 2, roll)
  expect(two.shots.slice(0, 2)).toEqual([round.shots[0], { fish: 2, hit: expect.any(Boolean) }])
  const all = shootAll(roll, (at) => at % FISH_TIMES.length)
  expect(all.fired).toBe(SHOTS)
  expect(all.shots.map(({ fish }) => fish)).toEqual(Array.from({ length: SHOTS }, (_, at) => at % 6))
})

test('a hit pays its times of a twentieth of the stake, rounded down once', () => {
  const shots = [
    { fish: 5, hit: true },
    { fish: 0, hit: true },
    { fish: 4, hit: false },
  ]
  expect(fishingOdds(shots)).toBe(310)
  expect(fishing.returned(fen(101), {}, { shots, fired: 3 })).toBe(313)
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
