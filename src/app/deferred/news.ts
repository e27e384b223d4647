import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { BALANCE_POLL_MS } from '#contracts/limits.ts'
import { isTransfer, PENDING, type TransactionType } from '#contracts/wire/record-codes.ts'
import { keys } from '../../api/core/keys.ts'
import { useUnreadCount } from '../../api/queries/inbox.ts'
import { balanceQuery } from '../../api/queries/money/wallet.ts'
import { isDialogOpen } from '../../lib/open-dialog.ts'

/** A longer list stays in place until the player pulls it down. */
const SHORT_PAGES = 3

type Row = { state?: number; type?: TransactionType }
const waits = ({ state, type }: Row): boolean =>
  state === PENDING && (type === undefined || !isTransfer(type))

const hasWaiting = (data: unknown): boolean => {
  const { pages = [] } = (data ?? {}) as { pages?: readonly { data: readonly Row[] }[] }
  return pages.length <= SHORT_PAGES && pages.some((page) => page.data.some(waits))
}

/** Refetches the shown records and applications if one of them was still waiting for a decision. */
function lookAgain(client: QueryClient): void {
  for (const queryKey of [keys.transactions({}), keys.applications])
    for (const query of client.getQueryCache().findAll({ queryKey, type: 'active' }))
      if (hasWaiting(query.state.data))
        void client.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false })
}

/**
 * A decision changes the balance or brings a letter, and both are polled. A list of records therefore shows the result
 * while the player waits (docs/rules.md#record-pages). A refused deposit changes nothing, so an open sheet is also
 * refetched at the pace of the balance poll.
 */
export function useNews(): void {
  const client = useQueryClient()
  const { data: balance } = useQuery({ ...balanceQuery(), enabled: false })
  const unread = useUnreadCount()
  const now = balance === undefined ? undefined : `${balance} ${unread}`
  const last = useRef(now)
  const lookForNews = useEffectEvent(() => lookAgain(client))
  useEffect(() => {
    const before = last.current
    last.current = now
    if (before !== undefined && now !== undefined && before !== now) lookForNews()
  }, [now])
  useEffect(() => {
    const timer = setInterval(() => document.hidden || !isDialogOpen() || lookForNews(), BALANCE_POLL_MS)
    return () => clearInterval(timer)
  }, [])
}
