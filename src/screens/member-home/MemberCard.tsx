import { ChevronRight } from 'lucide-react'
import type { Member } from '../../api/queries/member.ts'
import { AvatarUpload } from '../../features/avatar/AvatarUpload.tsx'
import { VipBadge } from '../../ui/art/VipBadge.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'

type Props = {
  user: Member | undefined
  /** Set if the member failed to load. */
  onRetry: (() => void) | undefined
}

/** Avatar, username with copy, VIP badge, days joined. */
export function MemberCard({ user, onRetry }: Props) {
  return (
    <header className="row member-home-head">
      <AvatarUpload avatar={user?.avatar ?? ''} />
      <div className="grow">
        {user ? (
          <>
            <div className="row member-home-name">
              <h2 className="t20 b">{user.username}</h2>
              <CopyButton text={user.username} label="复制用户名" />
            </div>
            <div className="row member-home-level">
              <Link className="tap" to="/vip" aria-label={`VIP ${user.vip}，查看等级`}>
                <VipBadge level={user.vip} />
              </Link>
              {user.daysSinceJoining !== undefined && (
                <span className="t12 muted">{`已加入 ${user.daysSinceJoining} 天`}</span>
              )}
            </div>
          </>
        ) : onRetry ? (
          <RetryButton className="tap muted" onRetry={onRetry} />
        ) : (
          <>
            <div className="row member-home-name">
              <Skeleton width={128} height={28} />
            </div>
            <div className="row member-home-level">
              <Skeleton width={160} height={22} />
            </div>
          </>
        )}
      </div>
      <Link className="icon-btn" to="/userCent" aria-label="安全中心">
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </header>
  )
}
