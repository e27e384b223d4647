import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { VIP_MAX_LEVEL } from '#contracts/limits.ts'
import type { UserInfo } from '#contracts/member.ts'
import { formatYuan, progressPercent, subtract } from '#contracts/money.ts'
import { vipLevelsQuery } from '../../api/queries/vip.ts'
import { DEPOSITS_SUFFICE } from '../../lib/vip-words.ts'
import { VipMedal } from '../../ui/art/VipMedal.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The level and the progress to the next one. The link to /vip stays even when the list of levels failed. */
export function VipProgress({ user }: { user: UserInfo | undefined }) {
  const { data: levels } = useQuery({ ...vipLevelsQuery(), meta: { handled: true } })
  if (!user) return <Skeleton height={76} radius={16} />
  const { vip, paysum } = user
  const next = levels?.[vip]
  const isTop = vip >= VIP_MAX_LEVEL
  const missing = next && paysum < next.recharge ? formatYuan(subtract(next.recharge, paysum)) : undefined
  const words = isTop
    ? '已达最高等级'
    : missing
      ? `距 VIP ${vip + 1} 还差充值 ${missing}`
      : next
        ? `距 VIP ${vip + 1}：${DEPOSITS_SUFFICE}`
        : '查看各等级的晋级条件与返水'
  return (
    <Link className="card member-home-vip" to="/vip">
      <VipMedal level={vip} size={44} />
      <span className="grow">
        <span className="row">
          <b className="grow">VIP 特权</b>
          <span className="t12 muted num">
            {next && missing && !isTop ? `充值 ${progressPercent(paysum, next.recharge)}%` : ''}
          </span>
        </span>
        <span className="member-home-vip-bar" aria-hidden="true">
          <i style={{ width: `${isTop ? 100 : next ? progressPercent(paysum, next.recharge) : 0}%` }} />
        </span>
        <span className="t12 muted num">{words}</span>
      </span>
      <ChevronRight size={16} className="faint" aria-hidden="true" />
    </Link>
  )
}
