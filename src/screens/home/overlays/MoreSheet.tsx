import {
  ChartColumn,
  Coins,
  Download,
  Gift,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  UserRound,
  Wallet,
} from 'lucide-react'
import { Sheet } from '../../../ui/chakra/overlays/Sheet.tsx'
import './home-overlays.css'
import { Link } from '../../../ui/Link.tsx'

type Entry = { to: string; text: string; Icon: LucideIcon }

/** The ten links of the More grid, in their order on the screen. */
const entries: readonly Entry[] = [
  { to: '/activity', text: '优惠推广', Icon: Megaphone },
  { to: '/recharge', text: '充值', Icon: Wallet },
  { to: '/withdrawal', text: '取款', Icon: Download },
  { to: '/fanshui', text: '返水', Icon: Coins },
  { to: '/userInfo', text: '个人资料', Icon: UserRound },
  { to: '/betRecord', text: '投注记录', Icon: ReceiptText },
  { to: '/welfare', text: '福利记录', Icon: Gift },
  { to: '/userCent', text: '安全中心', Icon: ShieldCheck },
  { to: '/report', text: '个人报表', Icon: ChartColumn },
  { to: '/app', text: 'APP下载', Icon: Smartphone },
]

export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="更多">
      <nav className="more-grid" aria-label="更多入口">
        {entries.map(({ to, text, Icon }) => (
          <Link key={to} to={to} className="more-entry" onClick={onClose}>
            <span className="more-face">
              <Icon size={22} strokeWidth={1.7} aria-hidden="true" />
            </span>
            {text}
          </Link>
        ))}
      </nav>
    </Sheet>
  )
}
