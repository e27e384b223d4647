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
import { userQuery } from '../../api/queries/member.ts'
import { CarePanel } from '../../features/responsible-play/CarePanel.tsx'
import { maskEmail, maskMobile } from '../../lib/mask.ts'
import { ChakraRoot } from '../../ui/chakra/ChakraRoot.tsx'
import { Switch } from '../../ui/chakra/Switch.tsx'
import { useHideBalance } from '../../ui/hide-balance.ts'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import './security-center.css'
import { Link } from '../../ui/Link.tsx'

/** /userCent: the account's security, display settings of this device, and responsible play. */
export function SecurityCenterScreen() {
  const { data: user } = useQuery(userQuery())
  const [hidden, hide] = useHideBalance()
  return (
    <ChakraRoot>
      <div className="page center">
        <nav className="card center-rows" aria-label="账号安全">
          <Row to="/userInfo" Icon={UserRound} text="个人资料" said={contactOf(user?.mobile, user?.email)} />
          <Row to="/password?type=1" Icon={KeyRound} text="登录密码" said="修改" />
          <Row to="/password?type=2" Icon={LockKeyhole} text="支付密码" said="修改" />
          <Row to="/wallet?type=2" Icon={CreditCard} text="银行卡" said="管理" />
          <Row to="/wallet?type=1" Icon={WalletCards} text="USDT 地址" said="管理" />
        </nav>
        <section className="card center-rows" aria-label="显示">
          <div className="center-row">
            <SunMoon size={20} aria-hidden="true" />
            <span className="grow">外观</span>
            <ThemeSwitch />
          </div>
          <div className="center-row">
            <Eye size={20} aria-hidden="true" />
            <span className="grow">隐藏余额</span>
            <Switch label="隐藏余额" hideLabel checked={hidden} onChange={hide} />
          </div>
        </section>
        <CarePanel />
      </div>
    </ChakraRoot>
  )
}

/** Mobile and e-mail as far as known, masked because others may see the screen. */
function contactOf(mobile = '', email = ''): string {
  if (mobile) return maskMobile(mobile)
  return email ? maskEmail(email) : '待完善'
}

type RowProps = { to: string; Icon: LucideIcon; text: string; said: string }

function Row({ to, Icon, text, said }: RowProps) {
  return (
    <Link className="center-row" to={to}>
      <Icon size={20} aria-hidden="true" />
      <span className="grow">{text}</span>
      <span className="t12 muted">{said}</span>
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
  )
}
