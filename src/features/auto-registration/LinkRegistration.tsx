import { useEffect, useEffectEvent } from 'react'
import { AccountDialog } from './AccountDialog.tsx'
import { useAutoRegistration } from './use-auto-registration.ts'

/** Registers once `go` is true, and shows the account. In a separate chunk, because such links are rare. */
export function LinkRegistration({ callback, go }: { callback: string | undefined; go: boolean }) {
  const { account, start, forget } = useAutoRegistration(callback)
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (go) begin()
  }, [go])
  return account ? <AccountDialog account={account} onClose={forget} /> : null
}
