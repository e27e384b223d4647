import { CreditCard, Download, Gift, HomeIcon, type LineIcon, UserRound } from '../../ui/icons/line.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Path } from '../routing/paths.ts'

const tabs: readonly { path: Path; text: string; Icon: LineIcon }[] = [
  { path: '/', text: '首页', Icon: HomeIcon },
  { path: '/activity', text: '优惠', Icon: Gift },
  { path: '/recharge', text: '充值', Icon: CreditCard },
  { path: '/withdrawal', text: '取款', Icon: Download },
  { path: '/mine', text: '我的', Icon: UserRound },
]

/** The bottom tab bar. The route guard sends a visitor on 充值 and 取款 to /login first. */
export function TabBar({ current }: { current: string }) {
  return (
    <nav className="tabbar at-foot" aria-label="主导航">
      {tabs.map(({ path, text, Icon }) => (
        <Link key={path} to={path} className="tab" aria-current={path === current ? 'page' : undefined}>
          <Icon size={22} strokeWidth={1.7} aria-hidden="true" />
          {text}
        </Link>
      ))}
    </nav>
  )
}
