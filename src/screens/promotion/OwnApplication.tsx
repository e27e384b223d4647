import { ChevronRight, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import {
  ACTIVITY_STATES,
  type ActivityState,
  APPROVED,
  PENDING,
  REJECTED,
} from '#contracts/wire/record-codes.ts'
import type { ActivityApplication } from '../../api/queries/activity-log.ts'
import { Link } from '../../ui/Link.tsx'

type Look = { Icon: LucideIcon; tone: string }
const UNKNOWN: Look = { Icon: Clock, tone: 'muted' }
const LOOKS: Partial<Record<ActivityState, Look>> = {
  [PENDING]: { Icon: Clock, tone: 'wait' },
  [APPROVED]: { Icon: CircleCheck, tone: 'good' },
  [REJECTED]: { Icon: CircleX, tone: 'bad' },
}

/** The state of the member's latest application for this promotion; links to all applications. */
export function OwnApplication({ application: { state, createdAt } }: { application: ActivityApplication }) {
  const { Icon, tone } = LOOKS[state] ?? UNKNOWN
  return (
    <Link className="promotion-application t12" to="/activityRecord">
      <Icon size={18} className={tone} aria-hidden="true" />
      <span className="grow">
        <span className={`b ${tone}`}>{ACTIVITY_STATES[state]}</span>
        {createdAt && <span className="muted">{` · ${createdAt.slice(0, 10)} 申请`}</span>}
      </span>
      <span className="muted">活动记录</span>
      <ChevronRight size={14} className="faint" aria-hidden="true" />
    </Link>
  )
}
