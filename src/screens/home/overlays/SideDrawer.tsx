import { useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CircleHelp,
  Gamepad2,
  Globe,
  HandHeart,
  Info,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  WalletCards,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useToken } from '../../../api/core/client/session-store.ts'
import { userQuery } from '../../../api/queries/member.ts'
import { appQuery } from '../../../api/queries/site.ts'
import { askLogout } from '../../../features/session/logout.ts'
import { UnreadBadge } from '../../../features/unread/UnreadBadge.tsx'
import { CARDS_PATH, HELP_ABOUT_US, helpPath } from '../../../lib/navigation/links.ts'
import { AvatarArt } from '../../../ui/art/Avatar.tsx'
import { VipBadge } from '../../../ui/art/VipBadge.tsx'
import { copyText } from '../../../ui/CopyButton.tsx'
import { Sheet } from '../../../ui/chakra/overlays/Sheet.tsx'
import { ThemeSwitch } from '../../../ui/ThemeSwitch.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import './home-overlays.css'
import { Link } from '../../../ui/Link.tsx'

/** The drawer: messages, cards, feedback, the permanent domain, about us, the theme, and logging out or in. */
export function SideDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const signedIn = useToken() !== undefined
  const { data: app } = useQuery(appQuery())
  const domain = app?.webAddress ?? ''
  const copyDomain = () => {
    if (domain === '') toast('永久域名暂未公布，请联系在线客服', 'error')
    else void copyText(domain, document.getElementById('home-domain'))
  }
  const leave = () => {
    onClose()
    void askLogout()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={app?.title || '菜单'}
      side="left"
      footer={
        <div className="drawer-foot row">
          <span className="grow muted t12">外观</span>
          <ThemeSwitch />
        </div>
      }
    >
      <Head onClose={onClose} />
      <nav className="drawer-list" aria-label="侧边菜单">
        <Entry to="/message" Icon={Mail} text="消息中心" badge={<UnreadBadge />} onClick={onClose} />
        <Entry to={CARDS_PATH} Icon={WalletCards} text="卡包" onClick={onClose} />
        <Entry to="/kefu?topic=feedback" Icon={MessageCircleQuestion} text="意见反馈" onClick={onClose} />
        <button type="button" className="drawer-entry" onClick={copyDomain}>
          <Face Icon={Globe} end="复制">
            <span>永久域名</span>
            {domain !== '' && (
              <span className="drawer-note ellipsis" id="home-domain">
                {domain}
              </span>
            )}
          </Face>
        </button>
        <Entry to="/concise" Icon={Gamepad2} text="电子厂商" onClick={onClose} />
        <Entry to="/boutBallBet" Icon={CircleHelp} text="帮助中心" onClick={onClose} />
        <Entry to="/zhanzhu" Icon={HandHeart} text="赞助与支持" onClick={onClose} />
        <Entry to={helpPath(HELP_ABOUT_US)} Icon={Info} text="关于我们" onClick={onClose} />
        {signedIn ? (
          <button type="button" className="drawer-entry leave" onClick={leave}>
            <Face Icon={LogOut} end="">
              退出登录
            </Face>
          </button>
        ) : (
          <Entry to="/login" Icon={LogIn} text="登录 / 注册" onClick={onClose} />
        )}
      </nav>
    </Sheet>
  )
}

function Head({ onClose }: { onClose: () => void }) {
  const { data: user } = useQuery(userQuery())
  const signedIn = useToken() !== undefined
  return (
    <Link className="drawer-head row" to={signedIn ? '/mine' : '/login'} onClick={onClose}>
      <AvatarArt size={48} />
      <span className="grow">
        <b className="ellipsis">{user?.username ?? (signedIn ? '会员' : '您还没有登录')}</b>
        {user ? (
          <VipBadge level={user.vip} size={20} />
        ) : (
          <span className="t12 muted">登录后享受会员服务</span>
        )}
      </span>
      <ChevronRight size={18} className="faint" aria-hidden="true" />
    </Link>
  )
}

type EntryProps = { to: string; Icon: LucideIcon; text: string; badge?: ReactNode; onClick: () => void }

const Entry = ({ to, Icon, text, badge, onClick }: EntryProps) => (
  <Link className="drawer-entry" to={to} onClick={onClick}>
    <Face Icon={Icon}>
      <span>{text}</span> {badge}
    </Face>
  </Link>
)

function Face({ Icon, end, children }: { Icon: LucideIcon; end?: string; children: ReactNode }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
      <span className="grow">{children}</span>
      {end !== undefined ? (
        <span className="t12 jade b">{end}</span>
      ) : (
        <ChevronRight size={16} className="faint" aria-hidden="true" />
      )}
    </>
  )
}
