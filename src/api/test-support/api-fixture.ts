import { afterEach, beforeEach } from 'vitest'
import { onContractError } from '../core/client/contract-report.ts'
import { signOut } from '../core/client/session-store.ts'
import { createQueryClient } from '../core/query-client.ts'
import { envelope, stubBackend } from './backend.ts'

/** A member as /api/user answers. */
export const USER = {
  username: 'demo888',
  balance: '100.00',
  current_vip: 'P4',
  usdtrate: 7.3,
  withdrawusdtrate: 7.1,
  withdrawcashfee: 5,
  withdrawfeeusdttrc: 1,
  transferstatus: 0,
}

/** Shared by the tests of the calls. Created before each test, cleared after it. */
export const fixture = {
  client: createQueryClient({ notify: () => {} }),
  backend: stubBackend({}),
  toasts: [] as string[],
  /** The body of the last request. */
  lastBody: (): unknown => fixture.backend.sent.at(-1)?.body,
}

export function setUpFixture(): void {
  beforeEach(() => {
    onContractError(() => {})
    fixture.toasts = []
    fixture.client = createQueryClient({ notify: (text, kind) => fixture.toasts.push(`${kind}: ${text}`) })
    fixture.backend = stubBackend({
      '/api/user': () => envelope(USER),
      '/api/balancelist': () => envelope([]),
    })
  })
  afterEach(() => {
    fixture.client.clear()
    signOut()
    localStorage.clear()
  })
}
