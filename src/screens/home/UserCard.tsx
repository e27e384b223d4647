import { type ReactNode, Suspense } from 'react'
import { useToken } from '../../api/core/client/session-store.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { AvatarArt } from '../../ui/art/Avatar.tsx'
import { ChevronRight } from '../../ui/icons/line.tsx'
import { Link } from '../../ui/Link.tsx'
import { ReloadButton } from '../../ui/loading/ReloadButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'

/** Loaded on demand, so that visitors do not wait for what only members see. */
const MemberHead = lazyPart(() => import('./MemberHead.tsx').then((m) => m.MemberHead), ReloadButton)

/** The member with level and balance, or a visitor's link to the login. `children` is the shortcut row. */
export function UserCard({ children }: { children: ReactNode }) {
  const signedIn = useToken() !== undefined
  return (
    <section className="card user-card" aria-label="我的账户">
      {signedIn ? (
        <Suspense fallback={<HeadSkeleton />}>
          <MemberHead />
        </Suspense>
      ) : (
        <VisitorCard />
      )}
      {children}
    </section>
  )
}

/** As high as MemberHead, so that nothing moves when that appears. */
const HeadSkeleton = () => (
  <>
    <div className="member row">
      <Skeleton width={180} height={22} />
    </div>
    <div className="home-wallet row">
      <Skeleton width={160} height={28} />
    </div>
    <div className="vip-progress">
      <Skeleton height={18} />
    </div>
  </>
)

function VisitorCard() {
  return (
    <Link className="visitor row" to="/login">
      <AvatarArt size={44} />
      <span className="grow">
        <b className="t16">点击登录</b>
        <span className="t12 muted">登录后查看余额、等级与返水</span>
      </span>
      <ChevronRight size={18} className="faint" aria-hidden="true" />
    </Link>
  )
}
