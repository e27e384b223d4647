import { expect, it } from 'vitest'
import { type Use, unused } from './use.ts'

/** A usual run of ten minutes. */
const USUAL: Use = {
  ...{ minutes: 10, faultPercent: 10, steps: 970, failedSteps: 20 },
  ...{ calls: 1_750, money: 30, faults: 120, looksWithoutWallet: 0, documentsJudged: 1 },
}
/** What fails where nobody can log in after the first logout. */
const LOGGED_OUT: Partial<Use> = { steps: 400, calls: 900, money: 0, looksWithoutWallet: 9 }

it('a usual run has used enough, and so has one on a machine with half the pace', () => {
  expect(unused(USUAL)).toEqual([])
  const slow = { steps: 485, failedSteps: 60, calls: 870, money: 9, faults: 45, looksWithoutWallet: 1 }
  expect(unused({ ...USUAL, ...slow })).toEqual([])
})

it.each<[string, Partial<Use>, RegExp]>([
  ['no call moved money', { money: 0 }, /^no call moved money in 970 steps$/],
  ['there was no fault', { faults: 0 }, /^0 faults in 1750 calls: 10 of a hundred were asked for$/],
  ['most acts failed', { failedSteps: 500 }, /^500 of 970 steps did not come about$/],
  ['no wallet was judged at its end', { looksWithoutWallet: 4 }, /^the last 4 looks could judge no wallet$/],
  [
    'memory was never judged',
    { documentsJudged: 0 },
    /^memory, nodes and listeners were not judged in 10 min/,
  ],
])('finds that %s', (_what, change, found) => {
  expect(unused({ ...USUAL, ...change })).toEqual([expect.stringMatching(found)])
})

it('finds a run that nobody could log in to', () => {
  expect(unused({ ...USUAL, ...LOGGED_OUT })).toHaveLength(2)
})

it('asks of a run of a minute only what one can be expected to have', () => {
  const minute: Use = {
    ...{ minutes: 1, faultPercent: 10, steps: 97, failedSteps: 5 },
    ...{ calls: 200, money: 0, faults: 2, looksWithoutWallet: 2, documentsJudged: 0 },
  }
  expect(unused(minute)).toEqual([])
  expect(unused({ ...minute, steps: 4, failedSteps: 3, calls: 0, faults: 0 })).toEqual([])
  expect(unused({ ...minute, failedSteps: 60 })).toEqual(['60 of 97 steps did not come about'])
})

it('a run without faults, as it was asked for, has used enough', () => {
  expect(unused({ ...USUAL, faultPercent: 0, faults: 0 })).toEqual([])
})
