import { ArrowDownToLine, ArrowLeftRight, CreditCard, WalletCards } from 'lucide-react'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { cardsPath } from '../../lib/navigation/links.ts'
import './money-shortcuts.css'
import { Link } from '../../ui/Link.tsx'

const SHORTCUTS = [
  { to: '/recharge', text: '充值', Icon: CreditCard },
  { to: '/withdrawal', text: '取款', Icon: ArrowDownToLine },
  { to: '/transfer', text: '转账', Icon: ArrowLeftRight },
  { to: cardsPath(WALLET_TABS.bank), text: '卡包', Icon: WalletCards },
] as const

/** Links to the four screens that move money. */
export function MoneyShortcuts() {
  return (
    <nav className="money-shortcuts" aria-label="资金">
      {SHORTCUTS.map(({ to, text, Icon }) => (
        <Link key={to} to={to}>
          <span className="money-shortcut-icon">
            <Icon size={22} aria-hidden="true" />
          </span>
          {text}
        </Link>
      ))}
    </nav>
  )
}
