import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type Fen, formatYuan, subtract, ZERO } from '#contracts/money/money.ts'
import type { Member } from '../../api/queries/member.ts'
import { vipLevelsQuery } from '../../api/queries/vip.ts'
import {
  depositsSuffice,
  type LevelProgress,
  progressOf,
  TOP_REACHED,
} from '../../lib/format/vip-progress.ts'
import { VipMedal } from '../../ui/art/VipMedal.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'

/** The level and the progress to the next one. The link to /vip stays even if the levels fail to load. */
export function VipProgress({ user }: { user: Member | undefined }) {
  const { data: levels } = useQuery({ ...vipLevelsQuery(), meta: { handled: true } })
  if (!user) return <Skeleton height={90} radius={16} />
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
        <span className="t12 muted num">{wordsOf(progress, user.totalTurnover)}</span>
      </span>
      <ChevronRight size={16} className="faint" aria-hidden="true" />
    </Link>
  )
}

/** What the next level still requires: deposits, and 打码量 if the backend sends the member's. */
function wordsOf(progress: LevelProgress | undefined, totalTurnover: Fen | undefined): string {
  if (!progress) return '查看晋级条件与返水'
  const { next } = progress
  if (!next) return TOP_REACHED
  const { level, missing, needs } = next
  const lacks = [
    missing > ZERO && `充值 ${formatYuan(missing)}`,
    totalTurnover !== undefined &&
      totalTurnover < needs.turnover &&
      `打码量 ${formatYuan(subtract(needs.turnover, totalTurnover))}`,
  ].filter(Boolean)
  if (lacks.length > 0) return `距 VIP ${level} 还差${lacks.join('、')}`
  return `距 VIP ${level}：${totalTurnover === undefined ? depositsSuffice({ totalTurnover }) : '条件已满足'}`
}
