import {
  ChevronRight,
  CircleHelp,
  FileText,
  Handshake,
  Headset,
  HeartHandshake,
  Lock,
  type LucideIcon,
  Scale,
  Ship,
  Waypoints,
} from 'lucide-react'
import { ABOUT_ARTICLES, HELP_ARTICLES } from '#contracts/wire/codes.ts'
import {
  HELP_ABOUT_US,
  HELP_AGENTS,
  HELP_CONTACT,
  HELP_DISCLAIMER,
  HELP_PRIVACY,
  HELP_QUESTIONS,
  HELP_RESPONSIBLE_PLAY,
  type HelpArticle,
  helpPath,
  TERMS_PATH,
} from '../../lib/navigation/links.ts'
import { TERMS_ARTICLE } from '../../lib/query-types.ts'
import { HelpSearch } from './HelpSearch.tsx'
import './help.css'
import { Link } from '../../ui/Link.tsx'

type Entry = { to: string; title: string; text: string; Icon: LucideIcon }

const article = (type: HelpArticle, text: string, Icon: LucideIcon): Entry => ({
  to: helpPath(type),
  title: HELP_ARTICLES[type],
  text,
  Icon,
})

/** The seven articles, grouped by what a reader looks for. */
const GROUPS: readonly { name: string; entries: readonly Entry[] }[] = [
  {
    name: '新手上路',
    entries: [
      article(HELP_QUESTIONS, '注册、充值、转账、取款的一问一答', CircleHelp),
      { to: '/usdtmore', title: 'USDT 协议说明', text: 'TRC20 与 ERC20 该选哪个', Icon: Waypoints },
      article(HELP_CONTACT, '怎样联系客服，需要准备什么', Headset),
    ],
  },
  {
    name: '理性游戏',
    entries: [article(HELP_RESPONSIBLE_PLAY, '给自己设定时间与预算', HeartHandshake)],
  },
  {
    name: '平台与合作',
    entries: [
      article(HELP_ABOUT_US, '平台介绍与合作场馆', Ship),
      article(HELP_AGENTS, '加入条件与申请步骤', Handshake),
    ],
  },
  {
    name: '条款与隐私',
    entries: [
      {
        to: TERMS_PATH,
        title: ABOUT_ARTICLES[TERMS_ARTICLE],
        text: '使用本平台前请先阅读',
        Icon: FileText,
      },
      article(HELP_PRIVACY, '我们收集什么，怎样保护', Lock),
      article(HELP_DISCLAIMER, '哪些情形不由平台承担', Scale),
    ],
  },
]

/** /boutBallBet: the help centre as cards, with a link to customer service. */
export function HelpScreen() {
  return (
    <div className="help">
      <Link className="help-service" to="/kefu">
        <Headset size={28} strokeWidth={1.6} aria-hidden="true" />
        <span className="grow">
          <b className="t16">在线客服</b>
          <span className="help-note t12">没有找到答案，可以直接问客服</span>
        </span>
        <span className="pill solid" aria-hidden="true">
          去咨询
        </span>
      </Link>
      <HelpSearch documents={GROUPS.flatMap(({ entries }) => entries)} />
      {GROUPS.map(({ name, entries }) => (
        <section key={name} aria-label={name}>
          <h2 className="help-group t12 muted">{name}</h2>
          <ul className="card">
            {entries.map(({ to, title, text, Icon }) => (
              <li key={to}>
                <Link className="help-entry" to={to}>
                  <span className="help-icon">
                    <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
                  </span>
                  <span className="grow">
                    <span className="b">{title}</span>
                    <span className="help-note t12 muted">{text}</span>
                  </span>
                  <ChevronRight size={16} className="faint" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
