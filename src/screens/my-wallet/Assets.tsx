import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Fen, progressPercent, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { userQuery } from '../../api/queries/member.ts'
import type { VenueWallet } from '../../api/queries/money/wallet.ts'
import { MoneyShortcuts } from '../../features/wallet-panel/MoneyShortcuts.tsx'
import { useAssets } from '../../features/wallet-panel/use-assets.ts'
import { WalletHead } from '../../features/wallet-panel/WalletHead.tsx'
import { Balance } from '../../ui/money/Balance.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'

/**
 * The total, and its split between the central wallet and the venues. All three come from one answer (useAssets); the
 * polled list of venues only signals that money has moved at one of them. The bar is hidden with the amounts.
 */
export function Assets({ venues }: { venues: readonly VenueWallet[] | undefined }) {
  const { total: all, central, inVenues } = useAssets()
  const listed = venues && sumIfExact(venues.map(({ balance }) => balance))
  useReadAnew(listed, inVenues)
  const atVenues = inVenues ?? listed
  const share = all === undefined || central === undefined || all === ZERO ? 0 : progressPercent(central, all)
  const [hidden] = useHideBalance()
  return (
    <section className="card assets" aria-label="我的钱包">
      <WalletHead name="总资产" />
      <Balance amount={all} className="t28 b gold assets-sum" />
      <div className="assets-bar" aria-hidden="true">
        {!hidden && <i style={{ width: `${share}%` }} />}
        {!hidden && all !== undefined && all > ZERO && share < 100 && <b />}
      </div>
      <dl className="assets-parts">
        <div data-part="central">
          <dt className="t12 muted">中心钱包</dt>
          <dd>
            <Balance amount={central} className="t16 b" />
          </dd>
        </div>
        <div data-part="venues">
          <dt className="t12 muted">游戏钱包</dt>
          <dd>
            <Balance amount={atVenues} className="t16 b" />
          </dd>
        </div>
      </dl>
      <MoneyShortcuts />
    </section>
  )
}

/** Refetches the member if the list of venues has another total, once per total. */
function useReadAnew(listed: Fen | undefined, known: Fen | undefined): void {
  const { refetch } = useQuery(userQuery())
  const refetchedFor = useRef<Fen>(undefined)
  useEffect(() => {
    if (listed === undefined || known === undefined || listed === known || refetchedFor.current === listed)
      return
    refetchedFor.current = listed
    void refetch({ cancelRefetch: false })
  }, [listed, known, refetch])
}
