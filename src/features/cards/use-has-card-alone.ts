import { useQuery } from '@tanstack/react-query'
import { WALLET_TABS, type WalletTab } from '#contracts/wire/codes.ts'
import { cardsQuery } from '../../api/queries/money/cards.ts'

const readQuietly = (tab: WalletTab, isWanted: boolean) => ({
  ...cardsQuery(tab),
  meta: { handled: true },
  ...(!isWanted && { enabled: false }),
})

/** Whether a member has bank cards and no address; false while the lists are not known. */
export function useHasCardAlone(isWanted: boolean): boolean {
  const { data: addresses } = useQuery(readQuietly(WALLET_TABS.usdt, isWanted))
  const { data: cards } = useQuery(readQuietly(WALLET_TABS.bank, isWanted))
  return isWanted && addresses?.length === 0 && cards !== undefined && cards.length > 0
}
