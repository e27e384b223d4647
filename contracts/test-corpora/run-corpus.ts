import { expect } from 'vitest'
import { countCases, isWhole } from './extent.ts'
import { type Case, type Dimensions, pairsAround, productOf, sizeOf } from './product.ts'

/** At most so many failures are shown: one cause often spoils thousands of cases. */
const SHOWN = 20

/**
 * Judges the cases of a corpus: every pair of values around a plain case, or the whole product. `judge` says what is wrong with a case, or
 * nothing. Fails with the first cases that are wrong.
 */
export function judgeAll<const D extends Dimensions>(
  corpus: string,
  dimensions: D,
  judge: (one: Case<D>) => string | undefined,
): void {
  const wrong: string[] = []
  let ran = 0
  for (const one of isWhole ? productOf(dimensions) : pairsAround(dimensions)) {
    ran += 1
    const problem = judge(one)
    if (problem !== undefined && wrong.length < SHOWN) wrong.push(problem)
  }
  countCases({ corpus, ran, of: sizeOf(dimensions) })
  expect(wrong).toEqual([])
}
