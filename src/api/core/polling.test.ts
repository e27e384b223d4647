import { expect, test } from 'vitest'
import { failuresInARow, pollEvery } from './polling.ts'

const query = () => {
  const state = { dataUpdateCount: 0, errorUpdateCount: 0, status: 'pending' }
  return {
    state,
    fail() {
      state.errorUpdateCount += 1
      state.status = 'error'
    },
    succeed() {
      state.dataUpdateCount += 1
      state.status = 'success'
    },
  }
}

test('failures count from the last success, even without an earlier check', () => {
  const polled = query()
  expect(failuresInARow(polled)).toBe(0)
  polled.fail()
  polled.fail()
  expect(failuresInARow(polled)).toBe(2)
  polled.succeed()
  expect(failuresInARow(polled)).toBe(0)
  polled.fail()
  expect(failuresInARow(polled)).toBe(1)

  const unseen = query()
  unseen.succeed()
  unseen.fail()
  expect(failuresInARow(unseen)).toBe(1)
})

test('the pause doubles from the third failure on, up to 30 s, and resets after a success', () => {
  const polled = query()
  const pace = pollEvery(4300, () => 1)
  const pauses = [pace(polled)]
  for (let n = 0; n < 8; n += 1) {
    polled.fail()
    pauses.push(pace(polled))
  }
  expect(pauses).toEqual([4300, 4300, 4300, 8600, 17_200, 30_000, 30_000, 30_000, 30_000])
  polled.succeed()
  expect(pace(polled)).toBe(4300)
})

test('the jitter is at most a quarter, and is drawn once per failure', () => {
  const draws = [0, 0.5, 1]
  const polled = query()
  const pace = pollEvery(1000, () => draws.shift() ?? Number.NaN)
  for (let n = 0; n < 3; n += 1) polled.fail()
  expect([pace(polled), pace(polled), pace(polled)]).toEqual([1500, 1500, 1500])
  polled.fail()
  expect([pace(polled), pace(polled)]).toEqual([3500, 3500])
})
