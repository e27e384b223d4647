import { ChevronRight } from 'lucide-react'
import { MoneyShortcuts } from '../../features/wallet-panel/MoneyShortcuts.tsx'
import { useAssets } from '../../features/wallet-panel/use-assets.ts'
import { WalletHead } from '../../features/wallet-panel/WalletHead.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Balance } from '../../ui/money/Balance.tsx'

/**
 * All of the member's money, or only the central wallet if the rest is unknown, and the four links that move it. While
 * it loads, nothing shows in a place where other content will come, because content that is read first would move.
 */
export function Money({ isLoading }: { isLoading: boolean }) {
  const { total, central, inVenues } = useAssets()
  return (
    <section className="card member-home-money" aria-label="我的钱包">
      <WalletHead name={total === undefined && !isLoading ? '中心钱包' : '总资产'} />
      <Balance amount={isLoading ? undefined : (total ?? central)} className="t28 b gold" />
      <Link
        className="tap row t12 muted member-home-parts"
        to="/money"
        aria-label={isLoading ? '我的钱包' : undefined}
      >
        {isLoading ? (
          <Skeleton width={220} height={14} />
        ) : (
          <>
            <span>
              中心钱包 <Balance amount={central} /> · 游戏钱包 <Balance amount={inVenues} />
            </span>
            <ChevronRight size={14} aria-hidden="true" />
          </>
        )}
      </Link>
      <MoneyShortcuts />
    </section>
  )
}
