import {
  Bell,
  ChevronRight,
  CircleHelp,
  ClipboardList,
  Crown,
  Download,
  Gift,
  Handshake,
  History,
  type LucideIcon,
  PartyPopper,
  Percent,
  ReceiptText,
  Trophy,
  Wallet,
} from 'lucide-react'
import { Link } from 'react-router-dom'

type Entry = { to: string; text: string; Icon: LucideIcon }

/** The links of spec section 2, Mine, in groups of what belongs together. */
const GROUPS: readonly { name: string; entries: readonly Entry[] }[] = [
  {
    name: '特权与优惠',
    entries: [
      { to: '/vip', text: 'VIP 特权', Icon: Crown },
      { to: '/activity', text: '优惠活动', Icon: PartyPopper },
      { to: '/fanshui', text: '返水中心', Icon: Percent },
      { to: '/welfare', text: '福利记录', Icon: Gift },
    ],
  },
  {
    name: '资金与记录',
    entries: [
      { to: '/money', text: '我的钱包', Icon: Wallet },
      { to: '/transRecord', text: '交易记录', Icon: ReceiptText },
      { to: '/betRecord', text: '投注记录', Icon: History },
      { to: '/activityRecord', text: '活动记录', Icon: ClipboardList },
    ],
  },
  {
    name: '消息与服务',
    entries: [
      { to: '/message', text: '消息中心', Icon: Bell },
      { to: '/app', text: 'APP 下载', Icon: Download },
      { to: '/boutBallBet', text: '帮助中心', Icon: CircleHelp },
    ],
  },
]

const PLAN: Entry = { to: '/applyagent', text: '代理计划', Icon: Handshake }
const AGENT_LOGIN: Entry = { to: '/gamePage?dailiD=1', text: '代理登录', Icon: Trophy }

/** isagent 0 shows the agent plan, 1 the agent login (spec section 6); while the member is not known, neither. */
export function MineLinks({ isAgent }: { isAgent: boolean | undefined }) {
  const agent = isAgent === undefined ? [] : [isAgent ? AGENT_LOGIN : PLAN]
  return (
    <>
      {GROUPS.map(({ name, entries }, at) => (
        <nav key={name} className="card mine-links" aria-label={name}>
          {[...entries, ...(at === GROUPS.length - 1 ? agent : [])].map(({ to, text, Icon }) => (
            <Link key={to} to={to}>
              <Icon size={20} aria-hidden="true" />
              <span className="grow">{text}</span>
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          ))}
        </nav>
      ))}
    </>
  )
}
