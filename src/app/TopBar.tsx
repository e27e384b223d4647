import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useRefreshMoney } from '../api/member.ts'
import { useToken } from '../api/session-store.ts'
import { appQuery } from '../api/site.ts'
import { balanceQuery, useTransall } from '../api/wallet.ts'
import { Logo } from '../ui/art/Logo.tsx'
import { Balance } from '../ui/Balance.tsx'
import { RotateCw } from '../ui/icons/line.tsx'
import { toast } from '../ui/toast.ts'

/** Shown until the site says its name. */
const BRAND = '云舟'

/** The top header: logo, and the balance with its controls, or the ways in (spec section 2, Shell). */
export function TopBar() {
  const signedIn = useToken() !== undefined
  const { data: title } = useQuery({ ...appQuery(), select: (app) => app.title })
  return (
    <header className="topbar">
      <Link className="brand" to="/" aria-label={`${title || BRAND}，首页`}>
        <Logo size={28} />
        <span className="ellipsis">{title || BRAND}</span>
      </Link>
      {signedIn ? <MemberControls /> : <VisitorControls />}
    </header>
  )
}

function VisitorControls() {
  return (
    <>
      <Link className="pill soft" to="/login">
        登录
      </Link>
      <Link className="pill solid" to="/login?type=1">
        注册
      </Link>
    </>
  )
}

function MemberControls() {
  const { data: balance } = useQuery(balanceQuery())
  const refresh = useRefreshMoney()
  const recall = useTransall({ onDone: (message) => toast(message || '回收成功', 'success') })
  return (
    <>
      <div className="pill balance-pill">
        <Balance amount={balance} className="b" />
        <button
          type="button"
          className="tap muted"
          aria-label="刷新余额"
          disabled={refresh.locked}
          onClick={() => void refresh.run()}
        >
          <RotateCw size={16} className={refresh.locked ? 'spin' : undefined} aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        className="pill soft"
        disabled={recall.locked}
        aria-busy={recall.locked}
        onClick={() => void recall.run()}
      >
        一键回收
      </button>
    </>
  )
}
