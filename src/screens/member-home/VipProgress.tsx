import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { UserInfo } from '#contracts/member.ts'
import { vipLevelsQuery } from '../../api/queries/vip.ts'
import { gapWords, type LevelProgress, progressOf, TOP_REACHED } from '../../lib/vip-progress.ts'
import { VipMedal } from '../../ui/art/VipMedal.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The level and the progress to the next one. The link to /vip stays even when the list of levels failed. */
export function VipProgress({ user }: { user: UserInfo | undefined }) {
  const { data: levels } = useQuery({ ...vipLevelsQuery(), meta: { handled: true } })
  if (!user) return <Skeleton height={76} radius={16} />
  const progress = progressOf(user, levels)
  const percent = progress?.percent ?? 0
  return (
    <Link className="card member-home-vip" to="/vip">
      <VipMedal level={user.vip} size={44} />
      <span className="grow">
        <span className="row">
          <b className="grow">VIP 特权</b>
          <span className="t12 muted num">
            {progress?.next && progress.next.missing > 0 ? `充值 ${percent}%` : ''}
          </span>
        </span>
        <span className="member-home-vip-bar" aria-hidden="true">
          <i style={{ width: `${percent}%` }} />
        </span>
        <span className="t12 muted num">{wordsOf(progress)}</span>
      </span>
      <ChevronRight size={16} className="faint" aria-hidden="true" />
    </Link>
  )
}

function wordsOf(progress: LevelProgress | undefined): string {
  if (!progress) return '查看各等级的晋级条件与返水'
  return progress.next ? gapWords(progress.next) : TOP_REACHED
}
