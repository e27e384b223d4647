import { useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CreditCard,
  Eye,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  SunMoon,
  UserRound,
  WalletCards,
} from 'lucide-react'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { userQuery } from '../../api/queries/member.ts'
import { ResponsiblePlayPanel } from '../../features/responsible-play/ResponsiblePlayPanel.tsx'
import { maskEmail, maskMobile } from '../../lib/format/mask.ts'
import { cardsPath, LOGIN_PASSWORD_PATH, PAY_PASSWORD_PATH } from '../../lib/navigation/links.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import './security-center.css'
import { Link } from '../../ui/Link.tsx'

/** /userCent: the account's security, display settings of this device, and responsible play. */
export function SecurityCenterScreen() {
  const { data: user } = useQuery(userQuery())
  const [hidden, hide] = useHideBalance()
  return (
    <div className="page security-center">
      <nav className="card" aria-label="账号安全">
        <Row to="/userInfo" Icon={UserRound} text="个人资料" value={contactOf(user?.mobile, user?.email)} />
        <Row to={LOGIN_PASSWORD_PATH} Icon={KeyRound} text="登录密码" value="修改" />
        <Row to={PAY_PASSWORD_PATH} Icon={LockKeyhole} text="支付密码" value="修改" />
        <Row to={cardsPath(WALLET_TABS.bank)} Icon={CreditCard} text="银行卡" value="管理" />
        <Row to={cardsPath(WALLET_TABS.usdt)} Icon={WalletCards} text="USDT 地址" value="管理" />
      </nav>
      <section className="card" aria-label="显示">
        <div className="security-row">
          <SunMoon size={20} aria-hidden="true" />
          <span className="grow">外观</span>
          <ThemeSwitch />
        </div>
        <div className="security-row">
          <Eye size={20} aria-hidden="true" />
          <span className="grow">隐藏余额</span>
          <Switch label="隐藏余额" hideLabel checked={hidden} onChange={hide} />
        </div>
      </section>
      <ResponsiblePlayPanel />
    </div>
  )
}

/** Mobile and e-mail as far as known, masked because others may see the screen. */
function contactOf(mobile = '', email = ''): string {
  if (mobile) return maskMobile(mobile)
  return email ? maskEmail(email) : '待完善'
}

type RowProps = { to: string; Icon: LucideIcon; text: string; value: string }

function Row({ to, Icon, text, value }: RowProps) {
  return (
    <Link className="security-row" to={to}>
      <Icon size={20} aria-hidden="true" />
      <span className="grow">{text}</span>
      <span className="t12 muted">{value}</span>
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
  )
}
