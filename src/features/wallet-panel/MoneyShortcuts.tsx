import { ArrowDownToLine, ArrowLeftRight, CreditCard, WalletCards } from 'lucide-react'
import './money-shortcuts.css'
import { Link } from '../../ui/Link.tsx'

const WAYS = [
  { to: '/recharge', text: '充值', Icon: CreditCard },
  { to: '/withdrawal', text: '取款', Icon: ArrowDownToLine },
  { to: '/transfer', text: '转账', Icon: ArrowLeftRight },
  { to: '/wallet?type=2', text: '卡包', Icon: WalletCards },
] as const

/** Links to the four screens that move money. */
export function MoneyShortcuts() {
  return (
    <nav className="money-ways" aria-label="资金">
      {WAYS.map(({ to, text, Icon }) => (
        <Link key={to} to={to}>
          <span className="money-way">
            <Icon size={22} aria-hidden="true" />
          </span>
          {text}
        </Link>
      ))}
    </nav>
  )
}
