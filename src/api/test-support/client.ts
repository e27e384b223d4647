import { afterEach, beforeEach, vi } from 'vitest'
import { siteContract } from '#contracts/site.ts'
import { walletContract } from '#contracts/wallet.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { onContractError } from '../core/client/contract-report.ts'
import { signIn, signOut } from '../core/client/session-store.ts'

export const wallet = clientOf(walletContract)
export const site = clientOf(siteContract)
/** The call that most tests of the client use. */
export const askBalance = (manner: { signal?: AbortSignal; silent?: boolean; background?: boolean } = {}) => {
  const { signal, ...rest } = manner
  return dataOf(wallet.balance({ body: {}, ...rest, ...(signal ? { fetchOptions: { signal } } : {}) }))
}

/** Each test of the file begins as a member on https://app.test; contract errors are not reported. */
export function startAsMember(): void {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://app.test/#/'))
    onContractError(() => {})
    signIn('token-of-demo888')
  })
  afterEach(() => {
    signOut()
    vi.useRealTimers()
  })
}
