import { useQuery } from '@tanstack/react-query'
import { formatYuan, grouped } from '#contracts/money/money.ts'
import { type Member, userQuery } from '../../api/queries/member.ts'
import { vipLevelsQuery } from '../../api/queries/vip.ts'
import { RefreshMoney } from '../../features/wallet-panel/RefreshMoney.tsx'
import { useAssets } from '../../features/wallet-panel/use-assets.ts'
import { depositsSuffice, progressOf, TOP_REACHED } from '../../lib/format/vip-progress.ts'
import { VipBadge } from '../../ui/art/VipBadge.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Balance } from '../../ui/money/Balance.tsx'
import { BalanceEye } from '../../ui/money/BalanceEye.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'

/** The length of `999,999.99`. A longer amount is set smaller, so that no digit is cut off. */
const SHORT_CHARS = 10

/** Name, money and progress to the next level. */
export function MemberHead() {
  const { data: user, isError, refetch } = useQuery(userQuery())
  const { total, central, inVenues } = useAssets()
  const balance = total ?? central
  const [hidden] = useHideBalance()
  // Not for a hidden amount: the size would reveal that it is long.
  const isLong = !hidden && balance !== undefined && grouped(balance).length > SHORT_CHARS
  return (
    <>
      <div className="member row">
        {user ? (
          <Name user={user} />
        ) : isError ? (
          <RetryButton className="tap muted" onRetry={() => void refetch()} />
        ) : (
          <Skeleton width={180} height={22} />
        )}
      </div>
      <div className="home-wallet row" data-long={isLong || undefined}>
        <div className="home-sum">
          <span className="t12 muted">{total === undefined ? '中心钱包' : '总资产'}</span>
          <Balance amount={balance} className="home-balance" />
        </div>
        <BalanceEye />
        <span className="grow" />
        <RefreshMoney label="刷新账户" className="icon-btn home-refresh" />
        {total !== undefined && (
          <p className="t12 muted">
            中心钱包 <Balance amount={central} /> · 游戏钱包 <Balance amount={inVenues} />
          </p>
        )}
      </div>
      {user ? (
        <Progress user={user} />
      ) : (
        <div className="vip-progress">{!isError && <Skeleton height={18} />}</div>
      )}
    </>
  )
}

function Name({ user }: { user: Member }) {
  return (
    <>
      <VipBadge level={user.vip} />
      <b className="ellipsis" id="home-username">
        {user.username}
      </b>
      <CopyButton text={user.username} label="复制用户名" shownId="home-username" />
      <span className="grow" />
      {user.daysSinceJoining !== undefined && (
        <span className="t12 muted joined">{`已加入 ${user.daysSinceJoining} 天`}</span>
      )}
    </>
  )
}

/** Cumulative deposits as progress to the next level. If the levels are unknown, only a link to them. */
function Progress({ user }: { user: Member }) {
  const { data: levels } = useQuery({ ...vipLevelsQuery(), meta: { handled: true } })
  const { percent, next } = progressOf(user, levels) ?? { percent: undefined, next: undefined }
  const isMissing = next !== undefined && next.missing > 0
  const toNext = next && (isMissing ? `VIP ${next.level} 充值进度 ${percent}%` : `距 VIP ${next.level}`)
  const words = toNext ?? (percent === undefined ? '查看晋级条件与返水' : TOP_REACHED)
  return (
    <Link className="vip-progress" to="/vip">
      <span className="vip-bar">
        <i style={{ width: `${percent ?? 0}%` }} />
      </span>
      <span className="row t12 muted num">
        <span className="grow">{words}</span>
        {next && <span>{isMissing ? `还差 ${formatYuan(next.missing)}` : depositsSuffice(user)}</span>}
      </span>
    </Link>
  )
}
