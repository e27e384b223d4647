import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowLeftRight, CreditCard, WalletCards } from 'lucide-react'
import { Link } from 'react-router-dom'
import { balanceQuery } from '../../api/wallet.ts'
import { RefreshMoney } from '../../features/wallet-panel/RefreshMoney.tsx'
import { Balance } from '../../ui/Balance.tsx'
import { BalanceEye } from '../../ui/BalanceEye.tsx'

const WAYS = [
  { to: '/recharge', text: '充值', Icon: CreditCard },
  { to: '/withdrawal', text: '取款', Icon: ArrowDownToLine },
  { to: '/transfer', text: '转账', Icon: ArrowLeftRight },
  { to: '/wallet?type=2', text: '卡包', Icon: WalletCards },
] as const

/** The central wallet, and the four ways money goes. */
export function Money() {
  const { data: balance } = useQuery(balanceQuery())
  return (
    <section className="card mine-money" aria-label="我的钱包">
      <div className="row">
        <span className="t12 muted">中心钱包</span>
        <BalanceEye />
        <span className="grow" />
        <Link className="t12 muted tap" to="/money">
          钱包明细
        </Link>
      </div>
      <div className="row">
        <Balance amount={balance} className="t28 b gold" />
        <RefreshMoney />
      </div>
      <nav className="mine-ways" aria-label="资金">
        {WAYS.map(({ to, text, Icon }) => (
          <Link key={to} to={to}>
            <span className="mine-way">
              <Icon size={22} aria-hidden="true" />
            </span>
            {text}
          </Link>
        ))}
      </nav>
    </section>
  )
}
