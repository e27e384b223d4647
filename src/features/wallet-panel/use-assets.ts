import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Fen } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { userQuery } from '../../api/queries/member.ts'
import { balanceQuery } from '../../api/queries/money/wallet.ts'

type Assets = {
  /** 总资产. Missing while the money at venues is unknown; only the central wallet shows then. */
  total?: Fen | undefined
  central: Fen | undefined
  inVenues?: Fen | undefined
}

/**
 * The member's money. All parts of the total come from one answer of /api/user. With a central balance of another
 * moment, a transfer could count twice or not at all. The polled central balance only signals that money has moved. The
 * member is then refetched, and the last consistent total stays until the answer. If both still differ, only the
 * central balance is certain.
 */
export function useAssets(): Assets {
  const { data: user, dataUpdatedAt: userAt, refetch } = useQuery(userQuery())
  const { data: central, dataUpdatedAt: centralAt } = useQuery(balanceQuery())
  const [refetchedFor, setAsked] = useState('')
  // A time in the future was noted before the phone's clock was set back.
  const isBehind =
    user !== undefined && user.balance !== central && (centralAt > userAt || userAt > Date.now())
  // Refetches once per difference: a backend whose answers always differ is not asked for ever.
  const difference = isBehind ? `${user.balance} ${central}` : refetchedFor
  useEffect(() => {
    if (difference !== refetchedFor) void refetch({ cancelRefetch: false }).then(() => setAsked(difference))
  }, [difference, refetchedFor, refetch])
  const inVenues = user?.venueBalance
  if (inVenues === undefined || (isBehind && difference === refetchedFor)) return { central }
  return { total: user && sumIfExact([user.balance, inVenues]), central: user?.balance, inVenues }
}
