import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { UserInfo } from '#contracts/member.ts'
import { balanceQuery } from '../../api/queries/wallet.ts'
import { MoneyShortcuts } from '../../features/wallet-panel/MoneyShortcuts.tsx'
import { RecallAll } from '../../features/wallet-panel/RecallAll.tsx'
import { RefreshMoney } from '../../features/wallet-panel/RefreshMoney.tsx'
import { Balance } from '../../ui/Balance.tsx'
import { BalanceEye } from '../../ui/BalanceEye.tsx'
import { Link } from '../../ui/Link.tsx'

/** The central wallet, the venue wallets and the four links that move money. */
export function Money({ user }: { user: UserInfo | undefined }) {
  const { data: balance } = useQuery(balanceQuery())
  return (
    <section className="card mine-money" aria-label="我的钱包">
      <div className="row">
        <span className="t12 muted">中心钱包</span>
        <BalanceEye />
        <span className="grow" />
        <RefreshMoney />
        <RecallAll />
      </div>
      <div className="row mine-sums">
        <Balance amount={balance} className="t28 b gold" />
        <Link className="tap row t12 muted mine-venues" to="/money">
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
