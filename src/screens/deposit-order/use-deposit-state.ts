import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pollBalance } from '../../api/core/polling.ts'
import { type DepositState, depositStateQuery, isUndecided } from '../../api/queries/money/deposit.ts'
import { balanceQuery } from '../../api/queries/money/wallet.ts'

type Known = Parameters<typeof pollBalance>[0] & { state: { data?: DepositState | undefined } }
const pollPending = (query: Known): number | false =>
  query.state.data?.state === 'pending' && pollBalance(query)

/**
 * The state of the order. It is fetched on load, on return to the tab, at the end of its hour, and when the polled
 * balance changes, because a payment may have arrived; also at the pace of that poll, because a refusal changes no
 * balance. Undefined until it is known; `open` if it cannot be fetched. `reason` is why it was rejected, if the backend
 * says so.
 */
export function useDepositState(no: string, isOver: boolean): Partial<DepositState> {
  // The screen has just asked, and shows nothing while it asks.
  const known = useQuery({
    ...depositStateQuery(no),
    refetchInterval: pollPending,
    refetchOnMount: false,
    retryOnMount: false,
  })
  const { data: balance } = useQuery({ ...balanceQuery(), enabled: false })
  const last = useRef({ balance, isOver })
  const lookAgain = useEffectEvent(() => known.data && isUndecided(known.data) && void known.refetch())
  useEffect(() => {
    const before = last.current
    last.current = { balance, isOver }
    const hasChanged = before.balance !== undefined && before.balance !== balance
    if (hasChanged || (isOver && !before.isOver)) lookAgain()
  }, [balance, isOver])
  return known.data ?? (known.isError ? { state: 'open' } : {})
}
