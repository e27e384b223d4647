import { ChevronRight } from 'lucide-react'
import { MoneyShortcuts } from '../../features/wallet-panel/MoneyShortcuts.tsx'
import { useAssets } from '../../features/wallet-panel/use-assets.ts'
import { WalletHead } from '../../features/wallet-panel/WalletHead.tsx'
import { Balance } from '../../ui/Balance.tsx'
import { Link } from '../../ui/Link.tsx'

/** All the member's money, or the central wallet alone while the rest is not known, and the four links that move it. */
export function Money() {
  const { total, central, inVenues } = useAssets()
  return (
    <section className="card member-home-money" aria-label="我的钱包">
      <WalletHead name={total === undefined ? '中心钱包' : '总资产'} />
      <Balance amount={total ?? central} className="t28 b gold" />
      <Link className="tap row t12 muted member-home-parts" to="/money">
        <span>
          中心钱包 <Balance amount={central} /> · 游戏钱包 <Balance amount={inVenues} />
        </span>
        <ChevronRight size={14} aria-hidden="true" />
      </Link>
      <MoneyShortcuts />
    </section>
  )
}
