import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { onContractError } from '../../../api/core/client/contract-report.ts'
import { watchOtherTabs } from '../../../api/core/client/session-store.ts'
import { watchLeaving } from '../../money-matrix/test-support/dom-driver.ts'
import { stopMock } from './visit.tsx'

/** One visit in the whole run meets some hundred answers or texts. */
export const LIMIT_MS = 3_600_000

/** What every test with visits needs before and after it; called once by its file. */
export function prepareVisits(): void {
  beforeAll(() => {
    watchOtherTabs()
    onContractError(() => undefined)
  })
  beforeEach(() => {
    vi.useFakeTimers()
    // happy-dom rejects an unhandled promise when an animation is cancelled.
    vi.spyOn(Element.prototype, 'animate').mockReturnValue({
      cancel: () => undefined,
    } as unknown as Animation)
    watchLeaving()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(stopMock)
}
