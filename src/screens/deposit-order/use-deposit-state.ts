import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type DepositState, depositStateQuery } from '../../api/queries/deposit.ts'
import { balanceQuery } from '../../api/queries/wallet.ts'

/**
 * The state of the order, fetched on load, on the return to the tab, and whenever the balance that the shell polls has
 * changed, because a payment may have arrived. Undefined until it is known; `open` if it cannot be fetched.
 */
export function useDepositState(no: string): DepositState | undefined {
  const state = useQuery(depositStateQuery(no))
  const { data: balance } = useQuery({ ...balanceQuery(), enabled: false })
  const last = useRef(balance)
  const lookAgain = useEffectEvent(() => state.data === 'open' && void state.refetch())
  useEffect(() => {
    const before = last.current
    last.current = balance
    if (before !== undefined && before !== balance) lookAgain()
  }, [balance])
  return state.data ?? (state.isError ? 'open' : undefined)
}
