import { useQuery } from '@tanstack/react-query'
import { type Member, userQuery } from '../../api/queries/member.ts'
import { AvatarUpload } from '../../features/avatar/AvatarUpload.tsx'
import { VipBadge } from '../../ui/art/VipBadge.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { SkeletonRows } from '../../ui/loading/Skeleton.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import './profile.css'

/** /userInfo: the member's picture and profile. User name and real name cannot be edited. */
export function ProfileScreen() {
  const { data: user, isError, refetch } = useQuery(userQuery())
  if (!user && isError) {
    return <RetryButton className="list-end" onRetry={() => void refetch()} />
  }
  if (!user) return <SkeletonRows rows={5} />
  return (
    <div className="page profile">
      <Head user={user} />
      <ProfileForm key={user.username} user={user} />
    </div>
  )
}

function Head({ user }: { user: Member }) {
  return (
    <section className="card profile-head" aria-label="会员">
      <AvatarUpload avatar={user.avatar} />
      <div className="grow">
        <p className="row">
          <b className="t16">{user.username}</b>
          <CopyButton text={user.username} label="复制用户名" />
        </p>
        <p className="row t12 muted">
          <VipBadge level={user.vip} />
          {user.daysSinceJoining !== undefined && <span>{`已加入 ${user.daysSinceJoining} 天`}</span>}
        </p>
      </div>
    </section>
  )
}
