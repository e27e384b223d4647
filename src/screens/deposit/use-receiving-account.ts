import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReceivingAccount } from '#contracts/deposit.ts'
import { isSignedIn } from '../../api/core/session-store.ts'
import { receivingAccountsQuery } from '../../api/queries/deposit.ts'

/** Identifies an account: the bank's name alone is not unique. */
export const keyOfAccount = ({ bank_no, bank_data }: ReceivingAccount): string =>
  `${bank_data.bank_name} ${bank_no}`

const NONE: readonly ReceivingAccount[] = []

/**
 * The accounts that a transfer may go to, and the chosen one. The first account shown stays chosen when a later list
 * has another order. One that disappears is not replaced, because the player may have transferred to it already.
 */
export function useReceivingAccount(isOpen: boolean) {
  const { data, isPending, isError, refetch } = useQuery({
    ...receivingAccountsQuery(),
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
