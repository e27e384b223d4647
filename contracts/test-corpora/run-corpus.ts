import { expect } from 'vitest'
import { countCases, isWhole } from './extent.ts'
import { type Case, type Dimensions, pairsAround, productOf, sizeOf } from './product.ts'

/** The most failures that are shown: one cause often spoils thousands of cases. */
const SHOWN = 20

/**
 * Runs `judge` on the cases of a corpus: every pair of values around a plain case, or the whole product. `judge`
 * returns what is wrong with a case, or undefined. Fails with the first wrong cases.
 */
export function judgeAll<const D extends Dimensions>(
  corpus: string,
  dimensions: D,
  judge: (testCase: Case<D>) => string | undefined,
): void {
  const wrong: string[] = []
  let ran = 0
  for (const testCase of isWhole ? productOf(dimensions) : pairsAround(dimensions)) {
    ran += 1
    const problem = judge(testCase)
    if (problem !== undefined && wrong.length < SHOWN) wrong.push(problem)
  }
  countCases({ corpus, ran, of: sizeOf(dimensions) })
  expect(wrong).toEqual([])
}
