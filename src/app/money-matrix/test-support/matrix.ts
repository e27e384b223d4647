import { describe, test } from 'vitest'
import type { MoneyAction } from '#e2e/matrix/money-action.ts'
import { openCase, setUpMatrix } from './case.tsx'
import { FAULTS_WITHOUT_BROWSER } from './faults.ts'

/** The first case loads the whole app. A case that times out would keep running in the page and spoil the next ones. */
const LIMIT_MS = 180_000

/** Crosses these actions with the faults that need no real browser. */
export function testMatrix(actions: readonly MoneyAction[]): void {
  setUpMatrix()
  describe.each(actions)('$name', (action) => {
    test.each(Object.entries(FAULTS_WITHOUT_BROWSER))('%s', { timeout: LIMIT_MS }, async (_, fault) => {
      await fault(await openCase(action))
    })
  })
}
