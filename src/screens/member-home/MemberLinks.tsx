import {
  Bell,
  ChartNoAxesColumn,
  ChevronRight,
  CircleHelp,
  ClipboardList,
  Download,
  Gift,
  Handshake,
  Headset,
  History,
  type LucideIcon,
  PartyPopper,
  Percent,
  ReceiptText,
  ShieldCheck,
  Trophy,
  Wallet,
} from 'lucide-react'
import { UnreadBadge } from '../../features/unread/UnreadBadge.tsx'
import { AGENT_LOGIN_PATH, STATEMENT_PATH } from '../../lib/navigation/links.ts'
import { Link } from '../../ui/Link.tsx'

type Entry = { to: string; text: string; Icon: LucideIcon }

/** The most used screens are tiles. The other links are lines below them, with customer service. */
const TILES: readonly Entry[] = [
  { to: '/money', text: '我的钱包', Icon: Wallet },
  { to: STATEMENT_PATH, text: '交易记录', Icon: ReceiptText },
  { to: '/betRecord', text: '投注记录', Icon: History },
  { to: '/fanshui', text: '返水中心', Icon: Percent },
  { to: '/activity', text: '优惠活动', Icon: PartyPopper },
  { to: '/activityRecord', text: '活动记录', Icon: ClipboardList },
  { to: '/welfare', text: '福利记录', Icon: Gift },
  { to: '/report', text: '个人报表', Icon: ChartNoAxesColumn },
]

const LINES: readonly Entry[] = [
  { to: '/message', text: '消息中心', Icon: Bell },
  { to: '/userCent', text: '安全中心', Icon: ShieldCheck },
  { to: '/boutBallBet', text: '帮助中心', Icon: CircleHelp },
  { to: '/kefu', text: '在线客服', Icon: Headset },
  { to: '/app', text: 'APP 下载', Icon: Download },
]

const PLAN: Entry = { to: '/applyagent', text: '代理计划', Icon: Handshake }
const AGENT_LOGIN: Entry = { to: AGENT_LOGIN_PATH, text: '代理登录', Icon: Trophy }

/** A member who is no agent sees the agent plan, an agent the agent login. Neither shows until the member has loaded. */
export function MemberLinks({ isAgent }: { isAgent: boolean | undefined }) {
  const agent = isAgent === undefined ? [] : [isAgent ? AGENT_LOGIN : PLAN]
  return (
    <>
      <nav className="card member-home-tiles" aria-label="常用功能">
        {TILES.map(({ to, text, Icon }) => (
          <Link key={to} to={to}>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            {text}
          </Link>
        ))}
      </nav>
      <nav className="card member-home-links" aria-label="消息与服务">
        {[...LINES, ...agent].map(({ to, text, Icon }) => (
          <Link key={to} to={to}>
            <Icon size={20} aria-hidden="true" />
            <span className="grow">{text}</span>
            {to === '/message' && <UnreadBadge />}
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        ))}
      </nav>
    </>
  )
}
