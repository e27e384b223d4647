import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { UserInfo } from '#contracts/member.ts'
import { balanceQuery } from '../../api/queries/wallet.ts'
import { MoneyShortcuts } from '../../features/wallet-panel/MoneyShortcuts.tsx'
import { WalletHead } from '../../features/wallet-panel/WalletHead.tsx'
import { Balance } from '../../ui/Balance.tsx'
import { Link } from '../../ui/Link.tsx'

/** The central wallet, the venue wallets and the four links that move money. */
export function Money({ user }: { user: UserInfo | undefined }) {
  const { data: balance } = useQuery(balanceQuery())
  return (
    <section className="card member-home-money" aria-label="我的钱包">
      <WalletHead name="中心钱包" />
      <div className="row member-home-sums">
        <Balance amount={balance} className="t28 b gold" />
        <Link className="tap row t12 muted member-home-venues" to="/money">
          <span>
            游戏钱包 <Balance amount={user?.gameblance} />
          </span>
          <ChevronRight size={14} aria-hidden="true" />
        </Link>
      </div>
      <MoneyShortcuts />
    </section>
  )
}
