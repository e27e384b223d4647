import { ChevronRight, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ActivityApplication } from '#contracts/activity.ts'
import { ACTIVITY_STATES, type ActivityState } from '#contracts/codes.ts'

type Look = { Icon: LucideIcon; tone: string; note: string }
const UNKNOWN: Look = { Icon: Clock, tone: 'muted', note: '状态以活动记录为准' }
const LOOKS: Partial<Record<ActivityState, Look>> = {
  1: { Icon: Clock, tone: 'gold', note: '审核结果会在活动记录里更新' },
  2: { Icon: CircleCheck, tone: 'jade', note: '奖励由后台派发，有疑问请联系在线客服' },
  3: { Icon: CircleX, tone: 'zhu', note: '满足条件后可以再次申请' },
}

/** How the member's own last application for this promotion stands. */
export function OwnApplication({ application }: { application: ActivityApplication }) {
  const { state, created_at } = application
  const { Icon, tone, note } = LOOKS[state] ?? UNKNOWN
  return (
    <Link className="card info-own" to="/activityRecord">
      <Icon size={22} className={tone} aria-hidden="true" />
      <span className="grow">
        <span className={`b ${tone}`}>{ACTIVITY_STATES[state]}</span>
        {created_at && <span className="t12 muted"> · {created_at.slice(0, -3)} 申请</span>}
        <span className="t12 muted info-own-note">{note}</span>
      </span>
      <ChevronRight size={18} className="faint" aria-hidden="true" />
    </Link>
  )
}
