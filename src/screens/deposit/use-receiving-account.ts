import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSignedIn } from '../../api/core/client/session-store.ts'
import { type ReceivingAccount, receivingAccountsQuery } from '../../api/queries/money/deposit.ts'

/** Identifies an account: the bank's name alone is not unique. */
export const keyOfAccount = ({ number, bank }: ReceivingAccount): string => `${bank} ${number}`

const NONE: readonly ReceivingAccount[] = []

/** Each account once: one that a backend lists twice is no choice. */
const once = (rows: ReceivingAccount[]): ReceivingAccount[] => {
  const keys = rows.map(keyOfAccount)
  return rows.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
}

/**
 * The accounts that a transfer may go to, and the chosen one. The first account shown stays chosen when a later list
 * has another order. One that disappears is not replaced, because the player may have transferred to it already.
 */
export function useReceivingAccount(isOpen: boolean) {
  const { data, isPending, isError, refetch } = useQuery({
    ...receivingAccountsQuery(),
    select: once,
    enabled: isOpen ? isSignedIn : false,
  })
  const [wanted, setWanted] = useState<string>()
  const accounts = data ?? NONE
  const [first] = accounts
  if (wanted === undefined && first) setWanted(keyOfAccount(first))
  return {
    accounts,
    chosen: accounts.find((account) => keyOfAccount(account) === wanted),
    choose: setWanted,
    isPending,
    isUnreachable: isError && !data,
    retry: () => void refetch(),
  }
}

export type Receiving = ReturnType<typeof useReceivingAccount>
