import { useEffect, useEffectEvent } from 'react'
import { AccountDialog } from './AccountDialog.tsx'
import { useAutoRegistration } from './use-auto-registration.ts'

type Props = { callback: string | undefined; mayStart: boolean }

/** Registers once `mayStart` is true, and shows the account. In a separate chunk, because such links are rare. */
export function LinkRegistration({ callback, mayStart }: Props) {
  const { account, start, forget } = useAutoRegistration(callback)
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (mayStart) begin()
  }, [mayStart])
  return account ? <AccountDialog account={account} onClose={forget} /> : null
}
