import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { serverNow } from '../../../api/core/server-time.ts'
import { newestDepositsQuery } from '../../../api/queries/money/deposit.ts'
import { balanceQuery } from '../../../api/queries/money/wallet.ts'
import type { TransactionRecord } from '../../../api/queries/records.ts'
import { hasPayPage } from '../../../features/online-order/pay-pages.ts'
import { depositWait } from '../../../features/records/receipt/deposit-wait.ts'

const NONE: readonly TransactionRecord[] = []

/**
 * The member's orders that wait to be paid, by the newest records: read on each visit, after each submission (also one that
 * was refused because of them), and when the polled balance has changed, since one of them may have been paid.
 */
export function useUnpaidOrders(): readonly TransactionRecord[] {
  const { data = NONE, refetch } = useQuery(newestDepositsQuery())
  const { data: balance } = useQuery({ ...balanceQuery(), enabled: false })
  const unpaid = data.filter((row) => depositWait(row, serverNow(), hasPayPage) === 'payment')
  const last = useRef(balance)
  const lookAgain = useEffectEvent(() => unpaid.length > 0 && void refetch())
  useEffect(() => {
    const before = last.current
    last.current = balance
    if (before !== undefined && before !== balance) lookAgain()
  }, [balance])
  return unpaid
}
